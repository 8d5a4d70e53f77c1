import type { Calculation } from "../../domain/options/calculation.ts"
import type { OfferList } from "../../domain/offer/offer.ts"
import { type FreshAnswers, freshAnswers } from "./fresh-answers.ts"

export type FreshResults = FreshAnswers<Calculation, OfferList>

const keyOf = (calculation: Calculation): string =>
  JSON.stringify(Object.entries(calculation).toSorted(([one], [other]) => (one < other ? -1 : 1)))

/** How long a list is valid from its calculation on (ms): by the server's clock alone, since the browser's may be wrong. */
export const lifetimeOf = ({ calculatedAt, validUntil }: OfferList): number =>
  Date.parse(validUntil) - Date.parse(calculatedAt)

/** Remembers lists by what was wished; `now` in ms. */
export const freshResults = (now: () => number = Date.now): FreshResults =>
  freshAnswers(keyOf, lifetimeOf, now)
