import type { Answer } from "../client/call.ts"
import type { FormAnswer } from "./registration-calls.ts"

/** Every refusal of the contract says what is wrong, by field (rule wire.errors). */
export interface Refused {
  readonly problems: ReadonlyArray<{ readonly code: string; readonly field: string }>
}

/** An answer as forms take it: with the seconds to wait, also where the server has too much to do. */
export const formAnswer = <Value>(answer: Answer<Value, Refused>): FormAnswer<Value> => {
  if (answer.type === "ok") return answer
  const { retryAfter } = answer
  if (answer.type === "refused")
    return {
      type: "refused",
      status: answer.status,
      retryAfter: retryAfter ?? 0,
      problems: answer.error.problems
    }
  return retryAfter === undefined
    ? { type: "unreachable" }
    : { type: "refused", status: 503, retryAfter, problems: [] }
}
