import type { Answer } from "../client/call.ts"
import type { FormAnswer } from "./registration-calls.ts"

/** A refusal by the server, with validation errors by field (rule wire.errors). */
export interface Refused {
  readonly problems: ReadonlyArray<{ readonly code: string; readonly field: string }>
}

/**
 * Converts a response to the format that forms use, and adds the number of seconds to wait, which the server also
 * states when it is overloaded.
 */
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
