import { existsSync } from "node:fs"
import { join } from "node:path"
import { productBuild } from "../../src/server/boot/web-build.ts"
import { longFiles } from "./long-files.ts"
import { build, inBrowser, vitest } from "./runners.ts"
import { runSteps, type Step } from "./steps.ts"
import { root } from "../../tools/run-tool.ts"

const environment = { LONG_RUNS: "whole" }

const wished = process.argv.slice(2)
const names = wished.length > 0 ? wished : Object.keys(longFiles)
const chosen = names.flatMap((name) => longFiles[name] ?? [])
if (chosen.length < names.length || !chosen.every((file) => existsSync(join(root, file)))) {
  console.error(`Which run? ${Object.keys(longFiles).join(", ")}; none for all`)
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
