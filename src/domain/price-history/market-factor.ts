import type { CountryId } from "../place/country.ts"

/** A market factor that influences fuel prices: commodities and exchange rates that are quoted daily. */
export interface MarketFactor {
  readonly id: MarketFactorId
  /** Name in files and settings. */
  readonly key: string
  readonly name: string
  readonly unit: string
  readonly decimals: number
}

export const marketFactorIds = [1, 2, 3, 4, 5] as const
export type MarketFactorId = (typeof marketFactorIds)[number]

/** The factors with their ids, as used in requests and responses. */
export const marketFactors: ReadonlyArray<MarketFactor> = [
  { id: 1, key: "crude-oil", name: "Rohöl (Brent)", unit: "US-Dollar je Barrel", decimals: 2 },
  { id: 2, key: "gas-oil", name: "Gasöl", unit: "US-Dollar je Tonne", decimals: 2 },
  { id: 3, key: "eur-usd", name: "Euro in US-Dollar", unit: "US-Dollar je Euro", decimals: 4 },
  { id: 4, key: "usd-chf", name: "US-Dollar in Franken", unit: "Franken je US-Dollar", decimals: 4 },
  { id: 5, key: "heating-oil", name: "Heizöl", unit: "Euro je 100 Liter", decimals: 2 }
]

/**
 * Returns the factors relevant for a country's currency: Switzerland has the dollar in francs instead of the euro in
 * dollars.
 */
export const factorsOf = (countryId: CountryId): ReadonlyArray<MarketFactor> =>
  marketFactors.filter(({ id }) => id !== (countryId === 3 ? 3 : 4))

/** Returns the factor named in a file, by its key or number. */
export const factorNamed = (name: string): MarketFactor | undefined =>
  marketFactors.find(({ id, key }) => key === name.toLowerCase() || String(id) === name)

/** Rounds a quotation to the four decimals that are stored; a smaller value becomes 0, which is no quotation. */
export const storedQuotation = (value: number): number => Math.round(value * 10_000) / 10_000
