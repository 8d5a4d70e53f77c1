import type { FieldProblem } from "../../domain/address/address.ts"
import { fieldProblemCode } from "../../domain/order/field-problem-code.ts"
import type { OrderDraft } from "../../domain/order/draft.ts"
import type { HeldDraft } from "../../machines/order.machine.ts"
import { NoAnswer } from "../client/no-answer.ts"

/** Returns the server's time in ms since the epoch; the buyer's clock may be wrong by hours. */
export type ServerClock = () => number

export const holdDraft = (draft: OrderDraft, serverNow: ServerClock): HeldDraft => ({
  draft,
  offerValidFor: Date.parse(draft.offerValidUntil) - serverNow()
})

interface WireProblem {
  readonly code: string
  readonly field: string
}

/**
 * Converts the server's validation errors to error codes of the forms; an unknown code is reported as a field to check.
 */
export const fieldProblemsOf = (problems: ReadonlyArray<WireProblem>): ReadonlyArray<FieldProblem> =>
  problems.map(({ code, field }) => ({ field, code: fieldProblemCode(code) }))

/**
 * Returns an error about the session if the CSRF token was refused even after it was renewed: something between browser
 * and shop interferes, so a later retry does not help.
 */
export const sessionProblems = ({
  code
}: {
  readonly code: string
}): ReadonlyArray<FieldProblem> | undefined =>
  code === "SessionMissing" || code === "CsrfInvalid"
    ? [{ field: "session", code: "sessionDoubted" }]
    : undefined

interface Refusal {
  readonly code: string
  readonly problems: ReadonlyArray<WireProblem>
  readonly orderId?: string | undefined
}

/**
 * Handles the refusals that all calls of the wizard can return; "too many requests" is treated like a missing response,
 * so that the user retries later.
 */
export const sharedRefusal = (
  refusal: Refusal
):
  | { readonly kind: "conflict" | "offerGone" | "gone" }
  | { readonly kind: "alreadyPlaced"; readonly orderId: string }
  | undefined => {
  switch (refusal.code) {
    case "VersionConflict":
      return { kind: "conflict" }
    case "OfferGone":
      return { kind: "offerGone" }
    case "AlreadyPlaced":
      return refusal.orderId === undefined
        ? { kind: "gone" }
        : { kind: "alreadyPlaced", orderId: refusal.orderId }
    case "NotFound":
      return { kind: "gone" }
    case "PaymentDeclined":
    case "Invalid":
    case "KeyReused":
    case "PriceChanged":
      return undefined
    default:
      throw new NoAnswer(refusal.code)
  }
}
