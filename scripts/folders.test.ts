import { globSync } from "node:fs"
import { dirname } from "node:path"
import { expect, test } from "vitest"
import { root } from "../tools/run-tool.ts"

/** A log, which nobody reads from its beginning. */
const log = "src/server/db/migrations"

/** So many a reader looks through; a folder with more has a subject in it that wants a folder of its own. */
const most = 40

const sizes = Map.groupBy(
  globSync("{src,model-tests,e2e,scripts,bench,faults,tools,docs/rules}/**/*.*", { cwd: root }),
  dirname
)

test("no folder holds more files than a reader looks through", () => {
  expect(sizes.size).toBeGreaterThan(100)
  const full = [...sizes].filter(([folder, files]) => folder !== log && files.length > most)
  expect(full.map(([folder, files]) => `${folder}: ${files.length}`)).toEqual([])
})
