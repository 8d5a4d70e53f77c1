import { defineConfig } from "@playwright/test"
import { pageLimit } from "./e2e/paths/harness/wish.ts"
import journeys from "./playwright.config.ts"

/**
 * The path tests of the machines in Chromium: configured like the journeys, but run against pages whose machines are
 * recorded.
 */
export default defineConfig({
  ...journeys,
  testDir: "e2e/paths",
  testIgnore: [],
  timeout: pageLimit,
  webServer: {
    ...[journeys.webServer].flat()[0],
    command: `exec "${process.execPath}" e2e/paths/harness/server.ts`
  }
})
