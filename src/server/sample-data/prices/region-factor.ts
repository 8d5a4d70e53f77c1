import type { CountryId } from "../../../domain/place/country.ts"

const german: Readonly<Record<string, number>> = {
  // prices in the north and east, the middle, and the south of Germany differ by 3.7 % (depv.de, June 2025; rule
  // sample.prices)
  BE: 1.018,
  BB: 1.022,
  HB: 1.02,
  HH: 1.026,
  MV: 1.03,
  NI: 1.019,
  SH: 1.028,
  HE: 0.993,
  NW: 1.001,
  RP: 0.994,
  SN: 0.997,
  ST: 1.004,
  TH: 0.989,
  BY: 0.982,
  BW: 0.988,
  SL: 0.996
}

/** Prices range from 407.00 €/t in Vienna to 433.48 €/t in Upper Austria (rule sample.prices). */
const austrian: Readonly<Record<string, number>> = {
  W: 0.974,
  B: 0.986,
  NOE: 0.984,
  ST: 0.992,
  K: 0.998,
  S: 1.012,
  T: 1.021,
  V: 1.034,
  OOE: 1.037
}

const swiss: Readonly<Record<string, number>> = {
  ZH: 0.994,
  AG: 0.987,
  LU: 0.996,
  BE: 0.992,
  SG: 1.002,
  TG: 0.991,
  SO: 0.99,
  ZG: 1.008,
  BL: 0.998,
  GR: 1.031,
  FR: 1.006,
  SZ: 1.01,
  LI: 1.018
}

/** Returns the price level of a federal state or canton relative to its country; 1 if the region is unknown. */
export const regionFactor = (countryId: CountryId, regionCode: string): number =>
  (countryId === 1 ? german : countryId === 2 ? austrian : swiss)[regionCode] ?? 1

/**
 * The twelve cantons with separate prices; the other fourteen and Liechtenstein show the country's prices (rule
 * sample.cantons).
 */
export const cantonsWithPrices: ReadonlyArray<string> = Object.keys(swiss).filter((code) => code !== "LI")
