import { existsSync } from "node:fs"
import { join } from "node:path"
import { productBuild } from "../../src/server/boot/web-build.ts"
import { build, inBrowser, vitest } from "./runners.ts"
import { runSteps, type Step } from "./steps.ts"
import { root } from "./tool.ts"

/** Tests with a long run, of which `npm test` makes a fixed part (`long-runs.ts`). */
const files: Readonly<Record<string, string>> = {
  "calculator-answers": "model-tests/calculator-answers.model.test.ts",
  "simple-form": "model-tests/simple-form.model.test.ts",
  "cancellation-editors": "model-tests/cancellation-editors.model.test.ts",
  "session-tabs": "model-tests/session-tabs.model.test.ts",
  "order-session": "model-tests/order-session.model.test.ts",
  cancellations: "model-tests/cancellation-sequences.model.test.ts",
  "tabs-model": "model-tests/tabs.model.test.ts",
  "price-engine": "src/server/price-engine.test.ts",
  fuzz: "src/server/fuzz.test.ts",
  payments: "src/server/payments/charged-once.test.ts",
  canaries: "src/server/pages-canaries.test.ts",
  redirects: "src/server/redirects.test.ts",
  "dealer-redirect": "src/server/dealer-redirect.test.ts",
  "lines-cut": "src/server/order-lines-cut.test.ts",
  "database-restarts": "src/server/order-database-restart.test.ts",
  "placing-kinds": "src/server/placing-kinds.test.ts",
  "placing-edits": "src/server/placing-edits.test.ts",
  "order-days": "src/server/order-days.test.ts",
  "order-history": "src/server/order-history.test.ts",
  "tabs-journeys": "e2e/journeys/tabs.spec.ts"
}
const environment = { LONG_RUNS: "whole" }

const wished = process.argv.slice(2)
const names = wished.length > 0 ? wished : Object.keys(files)
const chosen = names.flatMap((name) => files[name] ?? [])
if (chosen.length < names.length || !chosen.every((file) => existsSync(join(root, file)))) {
  console.error(`Which run? ${Object.keys(files).join(", ")}; none for all`)
  process.exit(2)
}
const journeys = chosen.filter((file) => file.startsWith("e2e/"))
const tests = chosen.filter((file) => !journeys.includes(file))

const steps: ReadonlyArray<Step> = [
  ["Build", () => build(productBuild)],
  [
    "Long runs of tests",
    (folder) => vitest({ report: join(folder, "vitest.json"), args: tests, environment })
  ],
  [
    "Long runs in the browser",
    (folder) => inBrowser({ config: "playwright.config.ts", files: journeys, folder, environment })
  ]
]
await runSteps(steps.filter((_, index) => index === 0 || (index === 1 ? tests : journeys).length > 0))
