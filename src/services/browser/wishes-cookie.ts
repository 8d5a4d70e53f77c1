import type { Calculation } from "../../domain/options/calculation.ts"
import { encodeOrderQuery } from "../../domain/options/order-query.ts"

/** Seconds that the cookie of the wishes lives: as long as a zip verdict is trusted. */
const cookieLifetime = 172_800

/** The copy that marks where the wishes come from: `calc.{source}.{countryId}.{groupId}`. */
export const wishesCookie = (calculation: Calculation, source: string, isHttps: boolean): string => {
  const query = new URLSearchParams(
    Object.entries(encodeOrderQuery(calculation)).map(([name, value]) => [name, value ?? ""])
  )
  return `calc.${source}.${calculation.countryId}.${calculation.productGroupId}=${query}; Path=/; Max-Age=${cookieLifetime}; SameSite=Lax${isHttps ? "; Secure" : ""}`
}
