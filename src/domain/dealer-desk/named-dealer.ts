import type { DealerState } from "./dealer-state.ts"

/** A dealer in a selection for staff; the place distinguishes dealers of the same name. */
export interface NamedDealer {
  readonly id: number
  readonly name: string
  readonly zipCode: string
  readonly city: string
  readonly state: DealerState
}

/** Maximum number of dealers suggested at once; typing more letters narrows the list down. */
export const mostNamedDealers = 8

/** Returns a dealer's name and place in one line, without internal ids. */
export const dealerLine = ({ name, zipCode, city }: NamedDealer): string => `${name}, ${zipCode} ${city}`
