import { Redacted } from "effect"
import { createHmac, timingSafeEqual } from "node:crypto"
import type { InstalmentSettings } from "./provider-settings.ts"

const hmac = (settings: InstalmentSettings, text: string): Buffer =>
  createHmac("sha256", Redacted.value(settings.apiSecret)).update(text).digest()

/** Creates the `GCS v1HMAC` authorisation: signs method, type, date and path with query, one per line. */
export const authorizationOf = (
  settings: InstalmentSettings,
  call: {
    readonly method: string
    readonly contentType: string
    readonly date: string
    readonly path: string
  }
): string => {
  const text = `${call.method}\n${call.contentType}\n${call.date}\n${call.path}\n`
  return `GCS v1HMAC:${settings.apiKey}:${hmac(settings, text).toString("base64")}`
}

/** Whether a message has a valid signature of its body, made with the shop's key. */
export const isSigned = (
  settings: InstalmentSettings,
  headers: Readonly<Record<string, string | undefined>>,
  body: string
): boolean => {
  if (headers["x-gcs-keyid"] !== settings.apiKey) return false
  const given = Buffer.from(headers["x-gcs-signature"] ?? "", "base64")
  const expected = hmac(settings, body)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** Computes the signature of a body as the provider does. */
export const signatureOf = (settings: InstalmentSettings, body: string): string =>
  hmac(settings, body).toString("base64")
