import { defineConfig, devices } from '@playwright/test';

/** Debian's browser; Playwright's own can't be downloaded everywhere. */
const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

/** What is measured is measured when nothing else runs. */
const measured = /speed\.spec\.ts$/;

export default defineConfig({
  testDir: 'e2e',
  // `--no-deps` runs the second without the first.
  projects: [
    { name: 'pages', testIgnore: measured },
    { name: 'speed', testMatch: measured, dependencies: ['pages'] },
  ],
  fullyParallel: true,
  // Pictures that were looked at lie beside the moments that they show.
  snapshotPathTemplate: '{testDir}/looks/{arg}{ext}',
  forbidOnly: true,
  timeout: 60_000,
  retries: 0,
  expect: { timeout: 10_000 },
  workers: Number(process.env['E2E_WORKERS'] ?? 2),
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 720 },
    locale: 'en-GB',
    // What a test holds back or changes on the way must not be answered by what the browser keeps.
    serviceWorkers: 'block',
    // A press that never lands says so itself, instead of using up the time of its test.
    actionTimeout: 20_000,
    navigationTimeout: 20_000,
    // Pictures of every step cost as much time as the steps; E2E_TRACE=1 takes them of what fails.
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
