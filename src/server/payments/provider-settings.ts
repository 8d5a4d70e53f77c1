import type * as Redacted from "effect/Redacted"

/** What PayPal gives a merchant; secrets print as `<redacted>`. */
export interface PayPalSettings {
  /** Origin of the API, without a slash at its end. */
  readonly baseUrl: string
  readonly clientId: string
  readonly clientSecret: Redacted.Redacted
  readonly webhookId: string
}

/** What the provider of instalments gives a merchant (PAYONE Commerce Platform). */
export interface InstalmentSettings {
  readonly baseUrl: string
  readonly merchantId: string
  readonly apiKey: string
  readonly apiSecret: Redacted.Redacted
}

/** The providers whose keys are configured. */
export interface PaymentSettings {
  readonly paypal: PayPalSettings | undefined
  readonly instalment: InstalmentSettings | undefined
}

export const noPayments: PaymentSettings = { paypal: undefined, instalment: undefined }
