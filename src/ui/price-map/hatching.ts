/** The pattern of states without a price of their own, by its name in the page. */
export const hatching = "no-price"

/** What a shape without a price is filled with; the others are by their step. */
export const hatchedUnlessPriced = (step: number | null): string | undefined =>
  step === null ? `url(#${hatching})` : undefined
