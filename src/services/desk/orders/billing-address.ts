import { type BillingStage, billingStages } from "../../../domain/order/life/order-acts.ts"
import type { CountryId } from "../../../domain/place/country.ts"
import { landIn, landOf } from "../land.ts"
import { pageIn, textIn } from "../list-query.ts"

/** Which delivered orders are looked at: words, a country, a stage, a page from 1 on. */
export interface BillingQuery {
  readonly search: string
  /** Null for all countries. */
  readonly countryId: CountryId | null
  readonly stage: BillingStage
  readonly page: number
}

/** How the address calls each stage; the first is the one that work begins at. */
const words: Readonly<Record<BillingStage, string>> = {
  delivered: "geliefert",
  invoiced: "rechnung",
  settled: "bezahlt",
  archive: "archiv"
}

/** Reads the address of the list; what means nothing is left out. */
export const billingQueryOf = (search: Readonly<Record<string, unknown>>): BillingQuery => ({
  search: textIn(search["suche"]),
  countryId: landOf(landIn(search)),
  stage: billingStages.find((stage) => words[stage] === search["stand"]) ?? "delivered",
  page: pageIn(search)
})

/** The word for a stage in the address; the first one needs none. */
export const stageWord = (stage: BillingStage): string | undefined =>
  stage === "delivered" ? undefined : words[stage]

/** Path and query of the list, without what is not set. */
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
