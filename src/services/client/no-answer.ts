/** Thrown by a port that got no usable response; handled by the machine's `onError`. */
export class NoAnswer extends Error {
  override readonly name = "NoAnswer"
}

const isHeard = <Given extends { readonly type: string }>(
  answer: Given
): answer is Exclude<Given, { readonly type: "unreachable" }> => answer.type !== "unreachable"

/** Returns the server's response, whether successful or refused; throws `NoAnswer` if there is none. */
export const heard = <Given extends { readonly type: string }>(
  answer: Given
): Exclude<Given, { readonly type: "unreachable" }> => {
  if (isHeard(answer)) return answer
  throw new NoAnswer(answer.type)
}

/**
 * Returns the value of a call whose refusal needs no handling; throws `NoAnswer` if the call was refused or got no
 * response.
 */
export const heardValue = <Value>(
  answer: { readonly type: "ok"; readonly value: Value } | { readonly type: "refused" | "unreachable" }
): Value => {
  if (answer.type === "ok") return answer.value
  throw new NoAnswer(answer.type)
}

/**
 * Whether the caller has to sign in to make this call: there is no session (401), or a permission is missing (403).
 * Some forms stay open on 403, since a row may belong to another user; their actors check only for 401.
 */
export const isSignedOut = <Given extends { readonly type: string; readonly status?: number }>(
  answer: Given
): answer is Given & { readonly status: 401 | 403 } => answer.status === 401 || answer.status === 403
