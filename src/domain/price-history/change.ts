import { type Cents, divideHalfUp } from "../price/money.ts"

/** Returns the difference from a former price in cents; 0 if one of the prices is not known. */
export const changeOf = (price: Cents | undefined, former: Cents | undefined): Cents =>
  price === undefined || former === undefined ? 0 : price - former

/**
 * Returns the difference in per cent of the former price, rounded half up to two decimals; 0 if one of the prices is
 * not known.
 */
export const changePercentOf = (price: Cents | undefined, former: Cents | undefined): number =>
  price === undefined || former === undefined || former === 0
    ? 0
    : divideHalfUp((price - former) * 10_000, former) / 100
