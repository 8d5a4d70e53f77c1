import type { OrderView } from "../../../domain/order/draft.ts"
import type { MandateState } from "../../../domain/payment/mandate-life.ts"
import { dayText, moneyText } from "../life/order-words.ts"

/** State of a mandate after one event of its order. */
export interface Debited {
  readonly state: MandateState
  readonly dueOn: string | null
  readonly dueCents: number | null
}

/**
 * Writes the notice of a debit: sum, day, account, creditor and mandate (rule payment.notice). If the mandate has
 * ended, the text requests a bank transfer.
 */
export const debitWords = (order: OrderView, debited: Debited | undefined): ReadonlyArray<string> => {
  const { mandate } = order.payment
  if (mandate === undefined) return []
  if (debited?.state !== "preNotified" || debited.dueOn === null || debited.dueCents === null)
    return [
      "Ihr SEPA-Mandat gilt nicht mehr. Bitte überweisen Sie den Betrag auf das Konto, das die Rechnung nennt."
    ]
  return [
    `${mandate.creditorName} zieht ${moneyText(order, debited.dueCents)} am ${dayText(order, debited.dueOn)} von Ihrem Konto ${mandate.account} ein. Bitte sorgen Sie für Deckung.`,
    `Gläubiger-Identifikationsnummer ${mandate.creditorId}, Mandatsreferenz ${mandate.reference}.`
  ]
}
