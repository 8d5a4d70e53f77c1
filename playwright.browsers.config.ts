import { defineConfig } from "@playwright/test"
import journeys from "./playwright.config.ts"

/**
 * Tests how hanging browsers of the journeys are ended. The tests run alone, since they make browsers hang and then end
 * them.
 */
export default defineConfig({
  ...journeys,
  testIgnore: [],
  testMatch: "browsers.slow.spec.ts",
  workers: 1
})
