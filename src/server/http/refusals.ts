type Params = Readonly<Record<string, string | number>>

/** One entry of an error body's `Problems`. */
export interface Problem {
  readonly code: string
  readonly field: string
  readonly params: Params
}

const refusal = <const Code extends string>(
  code: Code,
  message: string,
  problems: ReadonlyArray<Problem> = []
) => ({
  code,
  message,
  problems
})

/** Bodies of refusals, in the form of the contract's error schemas (rule wire.errors). */
export const refusals = {
  keyMissing: refusal("IdempotencyKeyMissing", "Send an Idempotency-Key of 8 to 255 printable characters."),
  sessionMissing: refusal("SessionMissing", "Begin a session with GET /session/renew first."),
  csrfInvalid: refusal("CsrfInvalid", "Send the session's token in X-CSRF-TOKEN."),
  originForeign: refusal("OriginForeign", "This call is for our own pages."),
  signInNeeded: refusal("SignInNeeded", "Sign in to do this."),
  forbidden: refusal("Forbidden", "Your account may not do this."),
  notFound: refusal("NotFound", "There is nothing at this address."),
  gone: refusal("Gone", "What was at this address has ended."),
  unsupportedType: refusal("UnsupportedType", "Send the body as application/json."),
  keyReused: refusal("KeyReused", "This Idempotency-Key was used with another body."),
  tooMany: refusal("TooManyRequests", "Too many calls; try again later."),
  unavailable: refusal("Unavailable", "This is not possible right now; try again shortly."),
  versionConflict: refusal("VersionConflict", "This was changed elsewhere."),
  cancellationConflict: refusal("VersionConflict", "This row was changed elsewhere; it stands so now."),
  priceChanged: refusal("PriceChanged", "The price has changed since it was shown."),
  alreadyPlaced: refusal("AlreadyPlaced", "This draft was ordered already."),
  paymentDeclined: refusal("PaymentDeclined", "The payment was not accepted; choose another one."),
  offerGone: refusal("OfferGone", "This dealer no longer offers this."),
  mediumInUse: refusal("InUse", "Pages show this picture; it cannot be removed."),
  notPossible: refusal("NotPossible", "This is not possible with this order, or not any more."),
  otherMachine: refusal("OtherMachine", "This order's log was written by another version.")
} as const

/** Creates a refusal with status 422 and the validation errors, by field. */
export const invalid = (problems: ReadonlyArray<Problem>) =>
  refusal("Invalid", "The request does not fit; see Problems.", problems)

/** Converts the domain's validation errors to the API's spelling; each gets the prefix of its part of the request. */
export const fieldProblems = (
  prefix: string,
  problems: ReadonlyArray<{ readonly field: string | null; readonly code: string }>
): ReadonlyArray<Problem> =>
  problems.map(({ field, code }) => {
    const name = field ?? ""
    return { code, field: `${prefix}${name.charAt(0).toUpperCase()}${name.slice(1)}`, params: {} }
  })
