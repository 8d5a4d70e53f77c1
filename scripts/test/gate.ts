import { checks, vitestProjects } from "./parts.ts"
import { inBrowser } from "./runners.ts"
import { runSteps } from "./steps.ts"

/**
 * Runs the checks for every commit on main: all tests except the files whose names mark them as slow
 * (docs/decisions/066).
 */
process.env["TEST_RUN"] = "gate"

await runSteps([
  ...checks,
  ...vitestProjects,
  ["Core journeys", (folder) => inBrowser({ config: "playwright.config.ts", folder })]
])
