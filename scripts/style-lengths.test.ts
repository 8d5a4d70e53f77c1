import { globSync, readFileSync } from "node:fs"
import { resolve } from "node:path"
import { expect, it } from "vitest"

/** Maximum number of lines of a style sheet; the linter does not check style sheets. */
const mostLines = 250

it("no style sheet exceeds the maximum length of a code file", () => {
  const cwd = resolve(import.meta.dirname, "..")
  const sheets = globSync("src/**/*.css", { cwd })
  expect(sheets).not.toEqual([])
  const lines = (path: string) => readFileSync(resolve(cwd, path), "utf8").trimEnd().split("\n").length
  expect(sheets.filter((path) => lines(path) > mostLines)).toEqual([])
})
