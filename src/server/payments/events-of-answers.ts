import { isSameMoney } from "../../domain/payment/payment-providers.ts"
import type { PaymentLifeEvent } from "../../machines/payment-life.machine.ts"
import type { Fact, ProviderAnswer } from "./provider.ts"
import type { PaymentRow } from "./payment-row.ts"

const events = {
  authorised: "provider.authorised",
  captured: "provider.captured",
  refunded: "provider.refunded"
} as const

/** Converts a provider's fact about a payment to an event of the payment's state machine. */
export const eventOfFact = (fact: Fact): PaymentLifeEvent => {
  if (fact.type === "declined") return { type: "provider.declined", reason: fact.reason }
  if (fact.type === "voided") return { type: "provider.voided" }
  if (fact.type === "reversed") return { type: "provider.reversed" }
  return { type: events[fact.type], money: fact.money }
}

const absent: PaymentLifeEvent = { type: "provider.absent" }

/** Returns the event that follows directly from a provider's response; `undefined` if the outcome is not known yet. */
export const eventOfAnswer = (answer: ProviderAnswer): PaymentLifeEvent | undefined => {
  switch (answer.type) {
    case "unreachable":
      return absent
    case "begun":
    case "pending":
    case "absent":
    case "unknown":
      return undefined
    case "authorised":
    case "captured":
    case "refunded":
    case "voided":
    case "reversed":
    case "declined":
      return eventOfFact(answer)
  }
}

/**
 * Returns the event that follows from a queried payment state. A response that the action was not done is accepted only
 * if the action is so old that its call can no longer arrive (`isLongAgo`).
 */
export const eventOfStanding = (
  { state, context }: Pick<PaymentRow, "state" | "context">,
  standing: ProviderAnswer,
  isLongAgo: boolean
): PaymentLifeEvent | undefined => {
  switch (standing.type) {
    case "unreachable":
    case "pending":
    case "unknown":
      return undefined
    case "begun":
    case "absent":
      return isLongAgo && state === "unknown.authorising" ? absent : undefined
    case "authorised": {
      const isUndone = state === "unknown.capturing" || state === "unknown.voiding"
      if (!isUndone || !isSameMoney(standing.money, context.money)) return eventOfFact(standing)
      return isLongAgo ? absent : undefined
    }
    case "captured": {
      const isUndone = state === "unknown.refunding" && standing.money.cents === context.captured
      if (!isUndone) return eventOfFact(standing)
      return isLongAgo ? absent : undefined
    }
    case "refunded":
    case "voided":
    case "reversed":
    case "declined":
      return eventOfFact(standing)
  }
}
