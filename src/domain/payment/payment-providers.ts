import type { Cents } from "../price/money.ts"

/** External services that take a buyer's money: PayPal, and the provider of instalments (decision 023). */
export const providerIds = ["paypal", "instalment"] as const

export type ProviderId = (typeof providerIds)[number]

/** Which providers have their keys: a page shows no other one (issue "the order process", payment variants). */
export type ConfiguredProviders = Readonly<Record<ProviderId, boolean>>

export const noProviders: ConfiguredProviders = { paypal: false, instalment: false }

/** A sum as a provider speaks of it; `currency` is an ISO code like EUR. */
export interface ProviderMoney {
  readonly cents: Cents
  readonly currency: string
}

export const isSameMoney = (one: ProviderMoney, other: ProviderMoney): boolean =>
  one.cents === other.cents && one.currency === other.currency

/**
 * One way to pay in instalments that the provider offers for a sum; rates in hundredths of a per cent (rule
 * payment.figures).
 */
export interface InstalmentOffer {
  readonly id: string
  readonly count: number
  readonly monthly: ProviderMoney
  readonly last: ProviderMoney
  readonly total: ProviderMoney
  readonly nominalRate: number
  readonly effectiveRate: number
  /** Where the mandatory credit information stands. */
  readonly informationUrl: string
}
