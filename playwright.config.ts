import { defineConfig } from "@playwright/test"
import { answeredConsent } from "./e2e/answered-consent.ts"
import { chromiumArgs } from "./tools/chromium-args.ts"
import { findChromium } from "./tools/chromium.ts"
import { leftOut, retries } from "./tools/test-run.ts"

const port = process.env["E2E_PORT"] ?? "4273"
const executablePath = findChromium()

export default defineConfig({
  testDir: "e2e",
  // the paths have pages of their own: playwright.paths.config.ts; what ends browsers runs alone
  testIgnore: ["paths/**", "browsers.slow.spec.ts", ...leftOut],
  forbidOnly: true,
  fullyParallel: true,
  retries,
  workers: 2,
  // nothing is timed by these: they are for what never comes, however busy the machine is
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [["list"]],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: "de-DE",
    timezoneId: "Europe/Berlin",
    storageState: answeredConsent,
    launchOptions: {
      args: [...chromiumArgs],
      ...(executablePath === undefined ? {} : { executablePath })
    }
  },
  webServer: {
    command: `exec "${process.execPath}" src/server/main.mjs`,
    url: `http://127.0.0.1:${port}/health`,
    // each person of the journeys comes from a network of his own (e2e/test.ts)
    env: { TRUSTED_PROXIES: "127.0.0.1,::1", PORT: port, DATA: process.env["E2E_DATA"] ?? ".data/e2e" },
    reuseExistingServer: false,
    // its first start prints the passwords of the sample users
    stdout: "ignore",
    timeout: 240_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 30_000 }
  }
})
