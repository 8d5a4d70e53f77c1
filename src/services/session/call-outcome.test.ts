import { expect, it } from "vitest"
import type { Answer } from "../client/call.ts"
import { outcomeOf } from "./call-outcome.ts"
import type { Refused } from "./form-answer.ts"

const refused = (
  status: number,
  problems: ReadonlyArray<{ readonly code: string; readonly field: string }>,
  retryAfter?: number
) =>
  ({
    type: "refused",
    status,
    error: { code: "Invalid", problems },
    ...(retryAfter !== undefined && { retryAfter })
  }) as const

const cases: ReadonlyArray<readonly [Answer<unknown, Refused>, object]> = [
  [{ type: "ok", value: {} }, { kind: "done" }],
  [{ type: "unreachable" }, { kind: "unreachable" }],
  [
    { type: "unreachable", retryAfter: 3 },
    { kind: "wait", seconds: 3 }
  ],
  [refused(429, [], 47), { kind: "wait", seconds: 47 }],
  [refused(429, []), { kind: "wait", seconds: 30 }],
  [refused(422, [{ code: "tokenInvalid", field: "token" }]), { kind: "gone" }],
  [
    refused(422, [{ code: "tooShort", field: "password" }]),
    { kind: "invalid", code: "tooShort", field: "password" }
  ],
  [refused(403, []), { kind: "unreachable" }]
]

it.each(cases)("the answer %j becomes the result %j of a form", (answer, outcome) => {
  expect(outcomeOf(answer)).toEqual(outcome)
})
