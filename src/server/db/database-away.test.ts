import { ConnectionError, SqlError, UniqueViolation, UnknownError } from "effect/sql/SqlError"
import { describe, expect, it } from "vitest"
import { isDatabaseAway } from "./database-away.ts"

const unknown = (code: string) =>
  new SqlError({
    reason: new UnknownError({
      cause: Object.assign(new Error("said the server"), { code }),
      message: "",
      operation: ""
    })
  })

describe("a database counts as unavailable", () => {
  it.each(["57P01", "57P02", "57P03", "53100", "53300", "58030", "25006", "0A000"])(
    "if it reports %s",
    (code) => {
      expect(isDatabaseAway(unknown(code))).toBe(true)
    }
  )

  it("if no connection can be opened", () => {
    const reason = new ConnectionError({ cause: new Error("ECONNREFUSED"), message: "", operation: "" })
    expect(isDatabaseAway(new SqlError({ reason }))).toBe(true)
  })

  it("but not if a statement is invalid or a row exists already", () => {
    const reason = new UniqueViolation({
      cause: { code: "23505" },
      message: "",
      operation: "",
      constraint: ""
    })
    expect(isDatabaseAway(unknown("22P02"))).toBe(false)
    expect(isDatabaseAway(new SqlError({ reason }))).toBe(false)
    expect(isDatabaseAway(new Error("57P03"))).toBe(false)
  })
})
