import { checks, vitestProjects } from "./parts.ts"
import { inBrowser } from "./runners.ts"
import { runSteps } from "./steps.ts"

/** The checks for every commit on main: all tests except files named as slow (docs/decisions/066). */
process.env["TEST_RUN"] = "gate"

await runSteps([
  ...checks,
  ...vitestProjects,
  ["Core journeys", (folder) => inBrowser({ config: "playwright.config.ts", folder })]
])
