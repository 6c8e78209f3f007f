import { defineConfig } from '@playwright/test';
import tests from '../playwright.config';
export default defineConfig({ ...tests, testDir: '.', testMatch: 'shot.ts', timeout: 600_000, projects: [{ name: 'shots' }] });
