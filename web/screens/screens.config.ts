/** Takes the pictures of `docs/screens/`: `cargo xtask screens`. Not a test: nothing is compared. */
import { defineConfig } from '@playwright/test';

import tests from '../playwright.config';

export default defineConfig({ ...tests, testDir: '.', testMatch: 'screens.ts', timeout: 600_000 });
