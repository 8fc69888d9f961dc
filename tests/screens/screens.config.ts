import { defineConfig, devices } from '@playwright/test';
import base from '../../playwright.config.ts';

export default defineConfig({
  ...base,
  testDir: '.',
  globalSetup: '../e2e/shared-server.ts',
  outputDir: '../../test-results/screens',
  projects: [{ name: 'screens', use: { ...devices['Desktop Chrome'], trace: 'off' } }],
});
