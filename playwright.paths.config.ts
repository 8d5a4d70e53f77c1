import { defineConfig } from "@playwright/test"
import { pageLimit } from "./e2e/paths/harness/wish.ts"
import journeys from "./playwright.config.ts"

/** The paths through the machines in Chromium: as the journeys, against the pages whose machines are watched. */
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
