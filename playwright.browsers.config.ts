import { defineConfig } from "@playwright/test"
import journeys from "./playwright.config.ts"

/** How the journeys' browsers are ended when they hang: alone, since it hangs and ends browsers. */
export default defineConfig({
  ...journeys,
  testIgnore: [],
  testMatch: "browsers.slow.spec.ts",
  workers: 1
})
