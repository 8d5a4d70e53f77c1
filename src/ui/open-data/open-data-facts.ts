import type { OpenCountry } from "../../domain/open-data/open-names.ts"

/** What the page of open data tells of one country; addresses are those of its own domain. */
export interface OpenDataFacts {
  readonly country: OpenCountry
  /** Whether the prices are made up. */
  readonly isSample: boolean
  /** Scheme and host of the country's domain. */
  readonly origin: string
  readonly products: ReadonlyArray<{
    readonly product: string
    /** As the shop calls it. */
    readonly name: string
    readonly unit: string
    /** The amount whose price it is, as the shop tells it: "6 Paletten". */
    readonly amount: string
    readonly firstDay: string
    readonly lastDay: string
  }>
  readonly states: ReadonlyArray<{ readonly state: string; readonly name: string }>
  /** Today's answer to the first example, with a line for each of its fields; undefined without an answer. */
  readonly answer: string | undefined
}

/** Paths of the calls about a product in a country. */
export const openPathOf = (country: OpenCountry, product: string): `/${string}` =>
  `/api/open/prices/${country}/${product}`

/** The product that examples are about. */
export const exampleProduct = "loose-pellets"

/** A state and a postal code of each country, for examples. */
export const examplePlaces: Readonly<
  Record<OpenCountry, { readonly state: string; readonly zipCode: string }>
> = {
  de: { state: "bayern", zipCode: "80331" },
  at: { state: "steiermark", zipCode: "8010" },
  ch: { state: "zuerich", zipCode: "8001" }
}
