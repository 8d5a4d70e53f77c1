import type { FieldProblem } from "../../domain/address/address.ts"
import { fieldProblemCode } from "../../domain/order/field-problem-code.ts"
import type { OrderDraft } from "../../domain/order/draft.ts"
import type { HeldDraft } from "../../machines/order.machine.ts"
import { NoAnswer } from "../client/no-answer.ts"

/** Milliseconds since the epoch on the server's clock; the buyer's own may be wrong by hours. */
export type ServerClock = () => number

export const holdDraft = (draft: OrderDraft, serverNow: ServerClock): HeldDraft => ({
  draft,
  offerValidFor: Date.parse(draft.offerValidUntil) - serverNow()
})

interface WireProblem {
  readonly code: string
  readonly field: string
}

/** What the server found wrong, in the words of the forms; a code of no form is reported as a field to look at. */
export const fieldProblemsOf = (problems: ReadonlyArray<WireProblem>): ReadonlyArray<FieldProblem> =>
  problems.map(({ code, field }) => ({ field, code: fieldProblemCode(code) }))

/**
 * The browser's token was refused, and the renewed one too: something stands between browser and shop, which asking again
 * later does not mend.
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

/** The refusals that every call of the wizard shares; too many calls count as no answer: ask again later. */
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
