import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { fromDecimal } from "../../../domain/price/money.ts"
import { goodsName } from "../../../domain/options/products.ts"
import { orderLines } from "../../../domain/order/lines.ts"
import type { InstallmentEntry } from "../../../domain/payment/payment-form.ts"
import type { InstalmentTerms, ProviderPayment } from "../../../domain/payment/payment-choice.ts"
import { providerPlans } from "../../../domain/payment/provider-plans.ts"
import { invalid } from "../../http/refusals.ts"
import { Secrets } from "../../http/secrets.ts"
import { type CartItem, type InstalmentBuyer, Payments, type PlanWish } from "../../ports/payments.ts"
import type { DraftRow } from "../draft-row.ts"
import { randomId } from "../drafts.ts"

const refused = (code: "providerAway" | "paymentDeclined" | "invalid") =>
  invalid([{ code, field: "Installment.OptionId", params: {} }])

const cartOf = ({ offer, productGroupId }: DraftRow): ReadonlyArray<CartItem> =>
  orderLines(offer, goodsName(productGroupId, offer)).map(({ kind, label, amountCents }) => ({
    kind: kind === "Goods" ? "goods" : amountCents < 0 ? "discount" : "fee",
    label,
    cents: amountCents
  }))

interface Applicant {
  readonly birthDate?: string
  readonly deviceToken: string
  /** Network address. */
  readonly address: string
}

/**
 * Returns the buyer's data that the provider checks. The provider lends for one address only, so the delivery address
 * is also the invoice address (rule payment.instalment-buyer).
 */
const wishOf = (row: DraftRow, applicant: Applicant): PlanWish | undefined => {
  const { deliveryAddress: to, emailAddress: email } = row.contents
  if (to === null || to.countryId === 3) return undefined
  const buyer: InstalmentBuyer = {
    firstName: to.firstName,
    lastName: to.lastName,
    email,
    phone: to.phone,
    street: to.street,
    houseNumber: to.houseNumber,
    zip: to.zipCode,
    city: to.city,
    countryIso: to.countryId === 1 ? "DE" : "AT",
    ...applicant
  }
  return {
    money: { cents: fromDecimal(row.offer.totalPrice), currency: row.offer.currency },
    reference: row.offer.seller.name.slice(0, 100),
    buyer,
    cart: cartOf(row)
  }
}

/** Requests the plans that the provider offers for a draft; `undefined` if the provider does not respond. */
export const offeredPlans = Effect.fnUntraced(function* (row: DraftRow, address: string) {
  const payments = yield* Payments
  const wish = wishOf(row, { deviceToken: "", address })
  if (wish === undefined) return []
  const answer = yield* payments.plans(wish)
  return answer.type === "plans"
    ? providerPlans(answer.offers, wish.money.cents).map(({ terms }) => terms)
    : undefined
})

interface KeptApplication {
  readonly optionId: string
  readonly birthDate: string
  readonly iban: string
}

/** Reads the stored application data, which are decrypted for the provider only. */
const keptApplication = Effect.fnUntraced(function* (draftId: string) {
  const sql = yield* SqlClient
  const [row] = yield* sql<{
    readonly optionId: string
    readonly birthDate: Uint8Array
    readonly iban: Uint8Array
  }>`
    select option_id as "optionId", birth_date as "birthDate", iban from instalment_application
    where draft_id = ${draftId}`
  if (row === undefined) return undefined
  const { open } = yield* Secrets
  const kept: KeptApplication = {
    optionId: row.optionId,
    birthDate: open(row.birthDate, draftId),
    iban: open(row.iban, draftId)
  }
  return kept
})

/** Returns the saved choice, with the data that the provider requires in addition. */
export const savedChoice = Effect.fnUntraced(function* ({ id, contents }: DraftRow) {
  const kept = yield* keptApplication(id)
  const to = contents.deliveryAddress
  return kept === undefined || to === null
    ? undefined
    : { offerId: kept.optionId, iban: kept.iban, accountHolder: `${to.firstName} ${to.lastName}` }
})

/** An application at the provider; without `offerId` the earlier application is used unchanged. */
export interface Applied {
  readonly terms: InstalmentTerms
  readonly atProvider: ProviderPayment
  readonly offerId?: string
}

/**
 * Returns the payment of this draft if it is still valid, with the same plan and account; a sum that is authorised for
 * another plan or account is released.
 */
const standing = Effect.fnUntraced(function* (row: DraftRow, optionId: string, isNewAccount: boolean) {
  const { atProvider, plan } = row.contents.payment ?? {}
  if (atProvider?.provider !== "instalment" || plan === undefined || atProvider.state === "declined")
    return undefined
  const payments = yield* Payments
  const found = yield* payments.find(atProvider.id)
  const now = found?.state === "unknown.authorising" ? (yield* payments.ask(atProvider.id))?.payment : found
  // no new payment is started while a sum may be authorised
  if (now?.state === "unknown.authorising") return yield* Effect.fail(refused("providerAway"))
  const isSame = !isNewAccount && plan.optionId === optionId && atProvider.amount === row.offer.totalPrice
  if (isSame && (now?.state === "created" || now?.state === "authorised")) {
    const kept: Applied = { terms: plan, atProvider }
    return kept
  }
  if (now?.state === "authorised") yield* payments.release(now.id)
  return undefined
})

/**
 * Applies for a plan: sends the buyer's data to the provider, requests the provider's plans again and selects the one
 * with the terms that the buyer chose. This authorises no sum (decision 023).
 */
export const applied = Effect.fnUntraced(function* (
  row: DraftRow,
  entry: InstallmentEntry,
  iban: string | undefined,
  address: string
) {
  const before = yield* standing(row, entry.optionId, iban !== undefined)
  if (before !== undefined) return before
  const payments = yield* Payments
  const birthDate = iban === undefined ? (yield* keptApplication(row.id))?.birthDate : entry.birthDate
  const wish =
    birthDate === undefined ? undefined : wishOf(row, { birthDate, deviceToken: entry.deviceToken, address })
  if (wish === undefined) return yield* Effect.fail(refused("invalid"))
  const begun = yield* payments.begin({
    provider: "instalment",
    draftId: row.id,
    // each call gets a separate payment: after a double click only one of them is saved, and the other is never
    // completed
    key: `${row.id}:instalment:${randomId()}`,
    ...wish
  })
  if (begun.type === "declined") return yield* Effect.fail(refused("paymentDeclined"))
  if (begun.type !== "begun") return yield* Effect.fail(refused("providerAway"))
  const plan = providerPlans(begun.offers ?? [], wish.money.cents).find(
    ({ terms }) => terms.optionId === entry.optionId
  )
  if (plan === undefined) return yield* Effect.fail(refused("invalid"))
  const made: Applied = {
    terms: plan.terms,
    offerId: plan.offerId,
    atProvider: {
      provider: "instalment",
      id: begun.payment.id,
      amount: row.offer.totalPrice,
      state: "agreed"
    }
  }
  return made
})
