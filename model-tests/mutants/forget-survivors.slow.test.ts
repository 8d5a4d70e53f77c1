import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, it, onTestFinished } from "vitest"
import { forgetSurvivors } from "./forget-survivors.ts"

it("keeps what no better test can change, and asks again of all that lived", () => {
  const folder = mkdtempSync(join(tmpdir(), "incremental-"))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, "order.incremental.json")
  const kept = [
    { id: "1", status: "Killed", static: true },
    { id: "2", status: "Timeout", static: true },
    { id: "3", status: "RuntimeError", static: true },
    { id: "5", status: "Ignored", static: false }
  ]
  const forgotten = [
    { id: "4", status: "Survived", static: false },
    { id: "6", status: "Survived", static: true },
    { id: "7", status: "NoCoverage", static: true },
    { id: "8", status: "NoCoverage" }
  ]
  const report = (mutants: ReadonlyArray<object>) =>
    JSON.stringify({ files: { a: { source: "x", mutants } }, testFiles: {} })
  writeFileSync(file, report([...forgotten, ...kept]))
  forgetSurvivors(file)
  expect(readFileSync(file, "utf8")).toBe(report(kept))
})

it("has nothing to forget before the first run", () => {
  const file = join(tmpdir(), "never-written.incremental.json")
  forgetSurvivors(file)
  expect(existsSync(file)).toBe(false)
})
