import type { DealerState } from "./dealer-state.ts"

/** A dealer as staff choose one: the place tells those of the same name apart. */
export interface NamedDealer {
  readonly id: number
  readonly name: string
  readonly zipCode: string
  readonly city: string
  readonly state: DealerState
}

/** As many as are offered at once; more letters narrow them down. */
export const mostNamedDealers = 8

/** A dealer in one line, without any id of the shop's. */
export const dealerLine = ({ name, zipCode, city }: NamedDealer): string => `${name}, ${zipCode} ${city}`
