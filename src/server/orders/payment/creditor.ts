import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { createHash } from "node:crypto"
import type { MandateTerms } from "../../../domain/legal/sepa-mandate.ts"
import { ShopSite } from "../../ports/shop-site.ts"
import type { DraftRow } from "../draft-row.ts"

/**
 * Computes the mandate reference: unique to this order, without disclosing the draft's id, which gives its owner
 * access.
 */
const referenceOf = (draftId: string): string =>
  `HM-${createHash("sha256").update(draftId).digest("hex").slice(0, 24).toUpperCase()}`

/**
 * Returns the creditor that debits an order, and the mandate reference; `undefined` if the dealer cannot debit (rule
 * payment.mandate).
 */
export const mandateTermsOf = Effect.fnUntraced(function* ({ id, dealerId, offer }: DraftRow) {
  const { operator } = yield* ShopSite
  const reference = referenceOf(id)
  if (offer.isInteraidPayment) {
    const terms: MandateTerms = { reference, creditorName: operator.name, creditorId: operator.creditorId }
    return terms
  }
  const sql = yield* SqlClient
  const [dealer] = yield* sql<{ readonly creditorId: string | null }>`
    select creditor_id as "creditorId" from dealer where id = ${dealerId}`
  if (dealer?.creditorId == null) return undefined
  const terms: MandateTerms = {
    reference,
    creditorName: offer.seller.name,
    creditorId: dealer.creditorId
  }
  return terms
})
