import { checks, vitestProjects } from "./parts.ts"
import { inBrowser } from "./runners.ts"
import { runSteps } from "./steps.ts"

/** What every commit on main has passed: everything but the files that are slow by name (docs/decisions/066). */
process.env["TEST_RUN"] = "gate"

await runSteps([
  ...checks,
  ...vitestProjects,
  ["Core journeys", (folder) => inBrowser({ config: "playwright.config.ts", folder })]
])
