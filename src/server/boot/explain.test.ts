import { tmpdir } from "node:os"
import { expect, test } from "vitest"
import { readConfig, StartProblem } from "../config.ts"
import { explainStart } from "./explain.ts"

const config = readConfig({ DATA: tmpdir(), DATABASE_URL: "postgres://shop:secret@db.example:5433/shop" })
const embedded = readConfig({ DATA: tmpdir() })

const withCode = (code: string) => Object.assign(new Error("as the system says it"), { code })

test.each([
  ["ECONNREFUSED", "PostgreSQL at db.example:5433 refuses connections"],
  ["ENOTFOUND", "PostgreSQL at db.example:5433 is not found by that name"],
  ["28P01", "refuses the user or password"],
  ["3D000", "has no database of that name"],
  ["42501", "does not let this user make tables"],
  ["53300", "has no connection left"],
  ["EADDRINUSE", "Port 4200 is in use"],
  ["ENOSPC", "There is no space left"]
])("%s is reported in one line without a password", (code, words) => {
  const line = explainStart(withCode(code), config)
  expect(line).toContain(words)
  expect(line).not.toContain("secret")
  expect(line).not.toContain("\n")
})

test("the cause is found in errors nested at any depth", () => {
  const wrapped = new Error("outer", {
    cause: { reasons: [{ error: { reason: { cause: withCode("EROFS") } } }] }
  })
  expect(explainStart(wrapped, embedded)).toContain("cannot be written by this user")
  const problem = new Error("outer", { cause: { reasons: [{ defect: new StartProblem("Do this.") }] } })
  expect(explainStart(problem, embedded)).toBe("Do this.")
})

test("a PostgreSQL error without a code is recognised by its text", () => {
  const said = new Error("initdb failed: could not extend file: No space left on device")
  expect(explainStart(said, embedded)).toContain("There is no space left")
})

test("an unknown error gets no explanation", () => {
  expect(explainStart(new Error("a bug of ours"), config)).toBeUndefined()
})
