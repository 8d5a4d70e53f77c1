import { describe, expect, it } from "vitest"
import type { Answer } from "../client/call.ts"
import { NoAnswer } from "../client/no-answer.ts"
import { saveAnswerOf } from "./record-form.ts"

const record = { rowVersion: 2, fields: { phone: "1" } }
interface Failure {
  readonly problems?: ReadonlyArray<{ readonly code: string; readonly field?: string }>
  readonly row?: typeof record
}
const read = (answer: Answer<typeof record, Failure>) =>
  saveAnswerOf(
    answer,
    (row) => row,
    ({ row }) => row
  )
const refused = (status: number, error: Failure = {}): Answer<typeof record, Failure> => ({
  type: "refused",
  status,
  error,
  retryAfter: 0
})

describe("the answer to a save", () => {
  it.each([
    [401, "signedOut"],
    [403, "forbidden"],
    [404, "gone"]
  ])("with status %i is reported as %s, and not as a missing answer", (status, word) => {
    expect(read(refused(status))).toEqual({ kind: "refused", problems: [{ field: null, code: word }] })
    expect(read(refused(status, { problems: [] }))).toEqual({
      kind: "refused",
      problems: [{ field: null, code: word }]
    })
  })

  it("contains the server's reasons, a conflict, or the saved record", () => {
    const problems = [{ field: "roles", code: "lastAdmin" }]
    expect(read(refused(422, { problems }))).toEqual({ kind: "refused", problems })
    expect(read(refused(422, { problems: [{ code: "lastAdmin" }] }))).toEqual({
      kind: "refused",
      problems: [{ field: null, code: "lastAdmin" }]
    })
    expect(read(refused(409, { row: record }))).toEqual({ kind: "conflict", record })
    expect(read({ type: "ok", value: record })).toEqual({ kind: "saved", record })
  })

  it("counts as missing if the server failed or did not answer", () => {
    expect(() => read({ type: "unreachable" })).toThrow(NoAnswer)
    expect(() => read(refused(500))).toThrow(NoAnswer)
  })
})
