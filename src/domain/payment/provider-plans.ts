import { type Cents, toDecimal } from "../price/money.ts"
import { type InstalmentOffer, isSameMoney } from "./payment-providers.ts"
import type { InstalmentTerms } from "./payment-choice.ts"

/**
 * Returns an id that is derived from a plan's amounts and rates: the provider's ids are different in each response, and
 * the buyer must get the plan that was shown (decision 023).
 */
const optionIdOf = ({ count, monthly, last, total, nominalRate, effectiveRate }: InstalmentOffer): string =>
  ["plan", count, monthly.cents, last.cents, total.cents, nominalRate, effectiveRate].join("-")

const isHttps = (address: string): boolean => URL.canParse(address) && new URL(address).protocol === "https:"

/** Whether a plan's amounts are consistent and in euros; other plans are not shown. */
const isSound = ({ count, monthly, last, total }: InstalmentOffer, net: Cents): boolean =>
  count > 1 &&
  monthly.cents > 0 &&
  last.cents > 0 &&
  total.cents >= net &&
  isSameMoney(total, { cents: monthly.cents * (count - 1) + last.cents, currency: "EUR" }) &&
  monthly.currency === "EUR" &&
  last.currency === "EUR"

const termsOf = (offer: InstalmentOffer, net: Cents): InstalmentTerms => ({
  optionId: optionIdOf(offer),
  months: offer.count,
  netAmount: toDecimal(net),
  rate: toDecimal(offer.monthly.cents),
  lastRate: toDecimal(offer.last.cents),
  totalAmount: toDecimal(offer.total.cents),
  nominalRate: offer.nominalRate / 100,
  effectiveRate: offer.effectiveRate / 100,
  isProvisional: true,
  ...(isHttps(offer.informationUrl) ? { infoUrl: offer.informationUrl } : {})
})

export interface ProviderPlan {
  /** The provider's id for the plan. */
  readonly offerId: string
  readonly terms: InstalmentTerms
}

/** Returns the plans that a provider offers for a total (gross cents), the shortest first (decision 023). */
export const providerPlans = (
  offers: ReadonlyArray<InstalmentOffer>,
  net: Cents
): ReadonlyArray<ProviderPlan> =>
  offers
    .filter((offer) => isSound(offer, net))
    .toSorted((one, other) => one.count - other.count)
    .map((offer) => ({ offerId: offer.id, terms: termsOf(offer, net) }))
