import type { CallOutcome } from "../../domain/account/call-outcome.ts"
import type { Answer } from "../client/call.ts"
import { type Refused, formAnswer } from "./form-answer.ts"

/** Number of seconds to wait if the server does not state one. */
const usualWait = 30

/**
 * Converts a response to a result for forms; a validation error for the token of a link means that the link is no
 * longer valid.
 */
export const outcomeOf = (answer: Answer<unknown, Refused>): CallOutcome => {
  const heard = formAnswer(answer)
  if (heard.type === "ok") return { kind: "done" }
  if (heard.type === "unreachable") return { kind: "unreachable" }
  if (heard.status === 429 || heard.status === 503)
    return { kind: "wait", seconds: heard.retryAfter || usualWait }
  const [problem] = heard.problems
  if (problem?.field === "token") return { kind: "gone" }
  return problem === undefined
    ? { kind: "unreachable" }
    : { kind: "invalid", code: problem.code, field: problem.field }
}
