import type { Redacted } from "effect"

/** A merchant's PayPal credentials; secrets print as `<redacted>`. */
export interface PayPalSettings {
  /** Origin of the API, without a trailing slash. */
  readonly baseUrl: string
  readonly clientId: string
  readonly clientSecret: Redacted.Redacted
  readonly webhookId: string
}

/** Settings of the script by which the provider of instalments recognises devices (rule payment.device-check). */
export interface DeviceSettings {
  /** The origin that the script is loaded from and reports to. */
  readonly origin: string
  readonly partnerId: string
  readonly environment: "t" | "p"
}

/** A merchant's credentials at the provider of instalments (PAYONE Commerce Platform). */
export interface InstalmentSettings {
  readonly baseUrl: string
  readonly merchantId: string
  readonly apiKey: string
  readonly apiSecret: Redacted.Redacted
  /** If missing, applications are sent without a device token. */
  readonly device?: DeviceSettings
}

/** The providers whose keys are configured. */
export interface PaymentSettings {
  readonly paypal: PayPalSettings | undefined
  readonly instalment: InstalmentSettings | undefined
}

export const noPayments: PaymentSettings = { paypal: undefined, instalment: undefined }
