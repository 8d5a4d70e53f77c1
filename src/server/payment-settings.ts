import { isOnThisMachine } from "../domain/this-machine.ts"
import { Redacted } from "effect"
import { StartProblem } from "./config.ts"
import type {
  DeviceSettings,
  InstalmentSettings,
  PaymentSettings,
  PayPalSettings
} from "./payments/provider-settings.ts"

type Environment = Readonly<Record<string, string | undefined>>

/** Reads all environment variables of a service; `undefined` if none is set. It is an error if only some are set. */
export const allOf = <const Names extends ReadonlyArray<string>>(
  environment: Environment,
  names: Names,
  otherwise = "go without this provider"
): Readonly<Record<Names[number], string>> | undefined => {
  const given = names.map((name) => [name, environment[name]?.trim() ?? ""] as const)
  const missing = given.filter(([, value]) => value === "").map(([name]) => name)
  if (missing.length === names.length) return undefined
  if (missing.length > 0) {
    const present = names.filter((name) => !missing.includes(name))
    throw new StartProblem(
      `${present.join(", ")} ${present.length === 1 ? "is" : "are"} set, but not ${missing.join(", ")}: set all of them, or none to ${otherwise}.`
    )
  }
  return Object.fromEntries(given) as Record<Names[number], string>
}

/**
 * Checks and returns the address of a service: an https address, or an address of this machine for tests. The value
 * must be an origin only.
 */
export const originOf = (name: string, raw: string): string => {
  const url = URL.canParse(raw) ? new URL(raw) : undefined
  if (
    url !== undefined &&
    (url.protocol === "https:" || (url.protocol === "http:" && isOnThisMachine(url)))
  ) {
    if (url.href === `${url.origin}/`) return url.origin
  }
  throw new StartProblem(`${name} is no origin: write it like https://api.example.com, without a path.`)
}

const payPalOf = (environment: Environment): PayPalSettings | undefined => {
  const values = allOf(environment, [
    "PAYPAL_CLIENT_ID",
    "PAYPAL_CLIENT_SECRET",
    "PAYPAL_WEBHOOK_ID",
    "PAYPAL_BASE_URL"
  ])
  return values === undefined
    ? undefined
    : {
        baseUrl: originOf("PAYPAL_BASE_URL", values.PAYPAL_BASE_URL),
        clientId: values.PAYPAL_CLIENT_ID,
        clientSecret: Redacted.make(values.PAYPAL_CLIENT_SECRET),
        webhookId: values.PAYPAL_WEBHOOK_ID
      }
}

/**
 * Reads the settings of the provider's script; one letter selects test or production, as in the provider's documents.
 */
const deviceOf = (environment: Environment): DeviceSettings | undefined => {
  const values = allOf(environment, [
    "INSTALMENT_PARTNER_ID",
    "INSTALMENT_SCRIPT_ORIGIN",
    "INSTALMENT_ENVIRONMENT"
  ])
  if (values === undefined) return undefined
  const letter = values.INSTALMENT_ENVIRONMENT
  if (letter !== "t" && letter !== "p")
    throw new StartProblem('INSTALMENT_ENVIRONMENT is neither "t" (test) nor "p" (production).')
  return {
    origin: originOf("INSTALMENT_SCRIPT_ORIGIN", values.INSTALMENT_SCRIPT_ORIGIN),
    partnerId: values.INSTALMENT_PARTNER_ID,
    environment: letter
  }
}

const instalmentOf = (environment: Environment): InstalmentSettings | undefined => {
  const values = allOf(environment, [
    "INSTALMENT_MERCHANT_ID",
    "INSTALMENT_API_KEY",
    "INSTALMENT_API_SECRET",
    "INSTALMENT_BASE_URL"
  ])
  const device = deviceOf(environment)
  if (values === undefined && device !== undefined)
    throw new StartProblem("INSTALMENT_PARTNER_ID is set, but not INSTALMENT_MERCHANT_ID and the other keys.")
  return values === undefined
    ? undefined
    : {
        baseUrl: originOf("INSTALMENT_BASE_URL", values.INSTALMENT_BASE_URL),
        merchantId: values.INSTALMENT_MERCHANT_ID,
        apiKey: values.INSTALMENT_API_KEY,
        apiSecret: Redacted.make(values.INSTALMENT_API_SECRET),
        ...(device === undefined ? {} : { device })
      }
}

/** Reads the configured payment providers; a StartProblem names missing variables, never a value. */
export const readPaymentSettings = (environment: Environment): PaymentSettings => ({
  paypal: payPalOf(environment),
  instalment: instalmentOf(environment)
})
