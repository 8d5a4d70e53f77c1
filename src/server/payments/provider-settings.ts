import type { Redacted } from "effect"

/** What PayPal gives a merchant; secrets print as `<redacted>`. */
export interface PayPalSettings {
  /** Origin of the API, without a slash at its end. */
  readonly baseUrl: string
  readonly clientId: string
  readonly clientSecret: Redacted.Redacted
  readonly webhookId: string
}

/** The script by which the provider of instalments knows devices again (rule payment.device-check). */
export interface DeviceSettings {
  /** Where it comes from and reports to. */
  readonly origin: string
  readonly partnerId: string
  readonly environment: "t" | "p"
}

/** What the provider of instalments gives a merchant (PAYONE Commerce Platform). */
export interface InstalmentSettings {
  readonly baseUrl: string
  readonly merchantId: string
  readonly apiKey: string
  readonly apiSecret: Redacted.Redacted
  /** Without it applications go without a device token. */
  readonly device?: DeviceSettings
}

/** The providers whose keys are configured. */
export interface PaymentSettings {
  readonly paypal: PayPalSettings | undefined
  readonly instalment: InstalmentSettings | undefined
}

export const noPayments: PaymentSettings = { paypal: undefined, instalment: undefined }
