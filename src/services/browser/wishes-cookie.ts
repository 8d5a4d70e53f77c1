import type { QueryValues } from "../../domain/options/order-query.ts"
import type { WishKey } from "./kept-wishes.ts"

/** Seconds that the cookie of the wishes lives: as long as a zip verdict is trusted. */
const cookieLifetime = 172_800

/** Wishes as one text, for cookies and attributes. */
export const wishesText = (wishes: QueryValues): string =>
  new URLSearchParams(Object.entries(wishes).map(([name, value]) => [name, value ?? ""])).toString()

/** The copy that marks where the wishes come from: `calc.{source}.{countryId}.{groupId}`. */
export const wishesCookie = (
  { countryId, productGroupId }: WishKey,
  wishes: QueryValues,
  source: string,
  isHttps: boolean
): string =>
  `calc.${source}.${countryId}.${productGroupId}=${wishesText(wishes)}; Path=/; Max-Age=${cookieLifetime}; SameSite=Lax${isHttps ? "; Secure" : ""}`
