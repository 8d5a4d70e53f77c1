/** Id of the pattern for federal states without a price of their own. */
export const hatching = "no-price"

/** Returns the fill of a shape without a price, or undefined for shapes coloured by their step. */
export const hatchedUnlessPriced = (step: number | null): string | undefined =>
  step === null ? `url(#${hatching})` : undefined
