import type { CountryId } from "../place/country.ts"

/** What moves the prices of fuels: goods and exchange rates that are quoted every day. */
export interface MarketFactor {
  readonly id: MarketFactorId
  /** As files and settings name it. */
  readonly key: string
  readonly name: string
  readonly unit: string
  /** Decimals that it is shown with. */
  readonly decimals: number
}

export const marketFactorIds = [1, 2, 3, 4, 5] as const
export type MarketFactorId = (typeof marketFactorIds)[number]

/** The factors by their number on the wire. */
export const marketFactors: ReadonlyArray<MarketFactor> = [
  { id: 1, key: "crude-oil", name: "Rohöl (Brent)", unit: "US-Dollar je Barrel", decimals: 2 },
  { id: 2, key: "gas-oil", name: "Gasöl", unit: "US-Dollar je Tonne", decimals: 2 },
  { id: 3, key: "eur-usd", name: "Euro in US-Dollar", unit: "US-Dollar je Euro", decimals: 4 },
  { id: 4, key: "usd-chf", name: "US-Dollar in Franken", unit: "Franken je US-Dollar", decimals: 4 },
  { id: 5, key: "heating-oil", name: "Heizöl", unit: "Euro je 100 Liter", decimals: 2 }
]

/** The rates that matter to buyers who pay in a currency: in Switzerland the dollar in francs instead of the euro in dollars. */
export const factorsOf = (countryId: CountryId): ReadonlyArray<MarketFactor> =>
  marketFactors.filter(({ id }) => id !== (countryId === 3 ? 3 : 4))

/** The factor that a file names, by its key or its number. */
export const factorNamed = (name: string): MarketFactor | undefined =>
  marketFactors.find(({ id, key }) => key === name.toLowerCase() || String(id) === name)
