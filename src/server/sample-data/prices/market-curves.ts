import type { MarketFactorId } from "../../../domain/price-history/market-factor.ts"
import { curveOf, fossilIndex } from "./price-curve.ts"

/** Yearly price levels in US dollars per barrel, our own estimates. */
const crudeOil = curveOf([
  ["2019-12-19", 66],
  ["2020-04-21", 20],
  ["2020-08-15", 45],
  ["2021-06-15", 73],
  ["2021-11-15", 82],
  ["2022-03-08", 126],
  ["2022-06-10", 121],
  ["2022-09-20", 91],
  ["2023-03-15", 75],
  ["2023-09-25", 94],
  ["2024-04-10", 89],
  ["2024-09-10", 71],
  ["2025-01-15", 80],
  ["2025-05-05", 62],
  ["2026-01-15", 65],
  ["2026-08-08", 68],
  ["2026-11-20", 70]
])

const euroInDollars = curveOf([
  ["2019-12-19", 1.11],
  ["2020-12-31", 1.22],
  ["2021-11-15", 1.14],
  ["2022-09-27", 0.96],
  ["2023-07-14", 1.12],
  ["2024-04-15", 1.06],
  ["2024-09-25", 1.11],
  ["2025-01-10", 1.03],
  ["2025-07-01", 1.17],
  ["2026-11-20", 1.16]
])

const dollarInFrancs = curveOf([
  ["2019-12-19", 0.98],
  ["2020-12-31", 0.885],
  ["2022-10-31", 1.0],
  ["2023-12-31", 0.842],
  ["2024-05-01", 0.915],
  ["2025-01-10", 0.913],
  ["2025-07-01", 0.795],
  ["2026-11-20", 0.805]
])

/** Price of heating oil in €/100 l on 8 August 2026, the day on which the index is 1. */
const heatingOil = 95

/** Returns the price of a market factor on a day of the sample, before the random deviation is added. */
export const marketCurves: Readonly<Record<MarketFactorId, (day: number) => number>> = {
  1: crudeOil,
  // a tonne contains 7.45 barrels; the second factor covers refining costs
  2: (day) => crudeOil(day) * 7.45 * 1.28,
  3: euroInDollars,
  4: dollarInFrancs,
  5: (day) => heatingOil * fossilIndex(day)
}
