import { Effect } from "effect"
import { Visitor } from "../../../contract/middleware.ts"
import { instalmentConsentVersion } from "../../../domain/legal/instalment-consent.ts"
import { mandateVersion } from "../../../domain/legal/sepa-mandate.ts"
import { paymentExclusion } from "../../../domain/payment/availability.ts"
import { instalmentOptions } from "../../../domain/payment/instalments.ts"
import { fromDecimal } from "../../../domain/price/money.ts"
import { invalid, refusals } from "../../http/refusals.ts"
import { countCall } from "../../http/rate-limits.ts"
import { Payments } from "../../ports/payments.ts"
import { ShopSite } from "../../ports/shop-site.ts"
import { findDraft, ownerOf, randomId } from "../drafts.ts"
import { openDraftId } from "../open-draft.ts"
import { mandateTermsOf } from "./creditor.ts"
import { offeredPlans } from "./instalment-at-provider.ts"

const consentVersion = instalmentConsentVersion

/**
 * Returns the mandate that the buyer would give for this order; it is shown in full before the buyer gives it (rule
 * payment.mandate).
 */
export const mandateTerms = Effect.fnUntraced(function* (draftId: string) {
  const row = yield* findDraft(ownerOf(yield* Visitor), draftId)
  const variant = row.offer.isInteraidPayment ? "InteraidSepa" : "Sepa"
  const excluded = paymentExclusion({ ...row, ...row.contents }, variant)
  const terms = excluded === undefined ? yield* mandateTermsOf(row) : undefined
  if (terms === undefined)
    return yield* Effect.fail(
      invalid([
        { code: "paymentNotOffered", field: "PaymentId", params: { reason: excluded ?? "noCreditorId" } }
      ])
    )
  return { ...terms, mandateTextVersion: mandateVersion }
})

/**
 * Returns the instalment plans for an order, and the lender; empty if none are offered (decision 023). If the shop has
 * the provider's keys, the plans come from the provider; none are listed while the provider does not respond.
 */
export const installmentTerms = Effect.fnUntraced(function* (draftId: string) {
  const visitor = yield* Visitor
  const owner = ownerOf(visitor)
  const row = yield* findDraft(owner, draftId)
  const { configured: providers, deviceScript } = yield* Payments
  const { lender } = yield* ShopSite
  if (
    lender === undefined ||
    paymentExclusion({ ...row, ...row.contents, providers }, "Installment") !== undefined
  )
    return { provider: lender?.name ?? "", infoUrl: lender?.infoUrl ?? "", consentVersion, options: [] }
  if (!providers.instalment)
    return {
      provider: lender.name,
      infoUrl: lender.infoUrl,
      consentVersion,
      options: instalmentOptions(fromDecimal(row.offer.totalPrice))
    }
  yield* countCall("agreement", { session: owner?.ownerHash, address: visitor.address })
  const options = yield* offeredPlans(row, visitor.address)
  if (options === undefined) return yield* Effect.fail(refusals.unavailable)
  const plans = { provider: lender.name, infoUrl: lender.infoUrl, consentVersion, options }
  if (deviceScript === undefined) return plans
  const { scriptUrl, environment, tokenOf } = deviceScript
  return { ...plans, deviceCheck: { scriptUrl, environment, token: tokenOf(randomId()) } }
})

/**
 * Returns the plans of `installmentTerms` for callers that use other field names; without an id, those of the session's
 * only open draft.
 */
export const installmentList = Effect.fnUntraced(function* (draftId: string | undefined) {
  const owner = ownerOf(yield* Visitor)
  const { options, infoUrl } = yield* installmentTerms(draftId ?? (yield* openDraftId(owner)))
  return options.map(({ optionId, months, rate, lastRate, totalAmount, isProvisional, ...plan }) => ({
    optionId,
    numberOfPayments: months,
    monthlyAmount: rate,
    lastRate,
    totalAmount,
    nominalRate: plan.nominalRate,
    effectiveRate: plan.effectiveRate,
    infoUrl: ("infoUrl" in plan ? plan.infoUrl : undefined) ?? infoUrl,
    isProvisional,
    consentVersion
  }))
})
