import type { Calculation } from "../../domain/options/calculation.ts"
import type { OfferList } from "../../domain/offer/offer.ts"
import { type FreshAnswers, freshAnswers } from "./fresh-answers.ts"

export type FreshResults = FreshAnswers<Calculation, OfferList>

const keyOf = (calculation: Calculation): string =>
  JSON.stringify(Object.entries(calculation).toSorted(([one], [other]) => (one < other ? -1 : 1)))

/**
 * Returns how long a list is valid after its calculation, in ms. Both times are from the server's clock, since the
 * browser's clock may be wrong.
 */
export const lifetimeOf = ({ calculatedAt, validUntil }: OfferList): number =>
  Date.parse(validUntil) - Date.parse(calculatedAt)

/** Caches each offer list under its calculation; `now` returns the time in ms. */
export const freshResults = (now: () => number = Date.now): FreshResults =>
  freshAnswers(keyOf, lifetimeOf, now)
