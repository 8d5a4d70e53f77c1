import { type BillingStage, billingStages } from "../../../domain/order/life/order-acts.ts"
import type { CountryId } from "../../../domain/place/country.ts"
import { landIn, landOf } from "../land.ts"
import { pageIn, textIn } from "../list-query.ts"

/** Filters of the list of delivered orders: search text, country, stage, page from 1. */
export interface BillingQuery {
  readonly search: string
  /** `null` for all countries. */
  readonly countryId: CountryId | null
  readonly stage: BillingStage
  readonly page: number
}

/** The word for each stage in the URL; the first stage is the default. */
const words: Readonly<Record<BillingStage, string>> = {
  delivered: "geliefert",
  invoiced: "rechnung",
  settled: "bezahlt",
  archive: "archiv"
}

/** Reads the search parameters of the list; invalid values are left out. */
export const billingQueryOf = (search: Readonly<Record<string, unknown>>): BillingQuery => ({
  search: textIn(search["suche"]),
  countryId: landOf(landIn(search)),
  stage: billingStages.find((stage) => words[stage] === search["stand"]) ?? "delivered",
  page: pageIn(search)
})

/** Returns the word for a stage in the URL; `undefined` for the default stage. */
export const stageWord = (stage: BillingStage): string | undefined =>
  stage === "delivered" ? undefined : words[stage]

/** Returns the path and query of the list of delivered orders, without unset parameters. */
export const billingPath = ({ search, countryId, stage, page }: BillingQuery): `/${string}` => {
  const word = stageWord(stage)
  const pairs = new URLSearchParams({
    ...(search !== "" && { suche: search }),
    ...(countryId !== null && { land: String(countryId) }),
    ...(word !== undefined && { stand: word }),
    ...(page > 1 && { seite: String(page) })
  })
  return pairs.size === 0 ? "/stornomanagement/rechnungen" : `/stornomanagement/rechnungen?${pairs}`
}
