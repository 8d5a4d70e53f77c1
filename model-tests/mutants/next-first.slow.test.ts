import { readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { nextFirst } from "./next-first.ts"
import { nothing } from "./score.ts"
import { hashOf } from "./code-hash.ts"

const file = "src/machines/zip-check.machine.ts"
const measured = (target: string, source: string) => ({ target, files: [{ file, source, ...nothing }] })
const fresh = hashOf(readFileSync(file, "utf8"))

it("begins with what was never measured, then with what has changed since", () => {
  const results = [measured("order", fresh), measured("csv", "of before"), measured("session", fresh)]
  expect(nextFirst(["session", "order", "csv", "prices"], results)).toEqual([
    "prices",
    "csv",
    "session",
    "order"
  ])
})

it("takes a file that is gone for a change", () => {
  const gone = { target: "csv", files: [{ file: "src/machines/gone.ts", source: fresh, ...nothing }] }
  expect(nextFirst(["order", "csv"], [measured("order", fresh), gone])).toEqual(["csv", "order"])
})
