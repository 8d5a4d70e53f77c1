/** Thrown by a port that got no answer it can use: the machine's `onError`. */
export class NoAnswer extends Error {
  override readonly name = "NoAnswer"
}

const isHeard = <Given extends { readonly type: string }>(
  answer: Given
): answer is Exclude<Given, { readonly type: "unreachable" }> => answer.type !== "unreachable"

/** What the server has said, done or refused; throws `NoAnswer` where it said nothing. */
export const heard = <Given extends { readonly type: string }>(
  answer: Given
): Exclude<Given, { readonly type: "unreachable" }> => {
  if (isHeard(answer)) return answer
  throw new NoAnswer(answer.type)
}

/** The value of a call whose refusal says no more than silence; throws `NoAnswer` for both. */
export const heardValue = <Value>(
  answer: { readonly type: "ok"; readonly value: Value } | { readonly type: "refused" | "unreachable" }
): Value => {
  if (answer.type === "ok") return answer.value
  throw new NoAnswer(answer.type)
}

/**
 * Whether the caller may not do this any more and has to sign in: there is no session (401), or it lacks the right (403).
 * Where a form stays open on 403, since a row may be another's, its actor asks for 401 alone.
 */
export const isSignedOut = <Given extends { readonly type: string; readonly status?: number }>(
  answer: Given
): answer is Given & { readonly status: 401 | 403 } => answer.status === 401 || answer.status === 403
