import { defineConfig } from "@playwright/test"
import { answeredConsent } from "./e2e/answered-consent.ts"
import { chromiumArgs } from "./tools/chromium-args.ts"
import { findChromium } from "./tools/chromium.ts"
import { leftOut, retries } from "./tools/test-run.ts"

const port = process.env["E2E_PORT"] ?? "4273"
const executablePath = findChromium()

export default defineConfig({
  testDir: "e2e",
  // path tests have a separate configuration (playwright.paths.config.ts); the spec that ends browsers runs alone
  testIgnore: ["paths/**", "browsers.slow.spec.ts", ...leftOut],
  forbidOnly: true,
  fullyParallel: true,
  retries,
  workers: 2,
  // these limits do not measure speed: they only end a test that waits for something that never comes, however busy the
  // machine is
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
    // each user in the journeys has a separate network address (e2e/test.ts)
    env: { TRUSTED_PROXIES: "127.0.0.1,::1", PORT: port, DATA: process.env["E2E_DATA"] ?? ".data/e2e" },
    reuseExistingServer: false,
    // the first start of the shop prints the passwords of the sample users
    stdout: "ignore",
    timeout: 240_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 30_000 }
  }
})
