import type { OpenCountry } from "../../domain/open-data/open-names.ts"

/** Facts about the open data of one country; the URLs are on the country's own domain. */
export interface OpenDataFacts {
  readonly country: OpenCountry
  /** Whether the prices are invented sample data. */
  readonly isSample: boolean
  /** Scheme and host of the country's domain. */
  readonly origin: string
  readonly products: ReadonlyArray<{
    readonly product: string
    /** The product's name in the shop. */
    readonly name: string
    readonly unit: string
    /** The amount to which the price refers, as shown in the shop: "6 Paletten". */
    readonly amount: string
    readonly firstDay: string
    readonly lastDay: string
  }>
  readonly states: ReadonlyArray<{ readonly state: string; readonly name: string }>
  /**
   * Today's response to the first example call, with a line for each of its fields; undefined if there is no response.
   */
  readonly answer: string | undefined
}

/** The product used in examples. */
export const exampleProduct = "loose-pellets"

/** A federal state and a postal code of each country, for examples. */
export const examplePlaces: Readonly<
  Record<OpenCountry, { readonly state: string; readonly zipCode: string }>
> = {
  de: { state: "bayern", zipCode: "80331" },
  at: { state: "steiermark", zipCode: "8010" },
  ch: { state: "zuerich", zipCode: "8001" }
}
