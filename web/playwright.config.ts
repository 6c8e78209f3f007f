import { defineConfig, devices } from '@playwright/test';

/** Debian's browser; Playwright's own can't be downloaded everywhere. */
const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: true,
  timeout: 240_000,
  // A machine with two cores is not always quick; what fails three times is wrong.
  retries: 2,
  expect: { timeout: 10_000 },
  workers: Number(process.env['E2E_WORKERS'] ?? 2),
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 720 },
    locale: 'en-GB',
    trace: 'retain-on-failure',
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
