import type { Cents } from "../price/money.ts"

/** External payment services: PayPal, and the provider of instalments (decision 023). */
export const providerIds = ["paypal", "instalment"] as const

export type ProviderId = (typeof providerIds)[number]

/**
 * Whether the access keys of each provider are configured. Pages do not offer a provider without keys (issue "the order
 * process", payment variants).
 */
export type ConfiguredProviders = Readonly<Record<ProviderId, boolean>>

export const noProviders: ConfiguredProviders = { paypal: false, instalment: false }

/** An amount in requests to a provider; `currency` is an ISO code like EUR. */
export interface ProviderMoney {
  readonly cents: Cents
  readonly currency: string
}

export const isSameMoney = (one: ProviderMoney, other: ProviderMoney): boolean =>
  one.cents === other.cents && one.currency === other.currency

/**
 * An instalment plan that the provider offers for a sum; interest rates in hundredths of a per cent (rule
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
  /** URL of the mandatory credit information. */
  readonly informationUrl: string
}
