import { billOf } from "./billing.ts"
import type { Agreed, Delivery, LifeFacts, StationDelivery } from "./order-life.ts"

/** A delivery as its seller tells it; without a station it is that of the whole order. */
export interface ToldDelivery {
  readonly day: string
  readonly amount: number
  readonly isMixed: boolean
  readonly station?: number
}

/** Whether a delivery fills the last station that waits, or is the whole order. */
export const completes = (
  { stationAmounts }: Pick<Agreed, "stationAmounts">,
  { stations }: Pick<LifeFacts, "stations">,
  { station }: Pick<ToldDelivery, "station">
): boolean => station === undefined || stations.length + 1 === stationAmounts.length

/**
 * What all stations got together. The price was agreed for the whole amount, so the bill is that of the sum; it is one
 * supply, which is done with the last station that got something, and the VAT is that of its day (docs/decisions/022).
 */
const together = (agreed: Agreed, stations: ReadonlyArray<StationDelivery>): Delivery => {
  const amount = stations.reduce((sum, each) => sum + each.amount, 0)
  // where nobody was there, nothing was delivered and nothing mixed
  const came = stations.filter((each) => each.amount > 0)
  const day = came.reduce((last, each) => (each.day > last ? each.day : last), "")
  return { day, amount, isMixed: came.some(({ isMixed }) => isMixed), bill: billOf(agreed, amount, day) }
}

/** The facts after a delivery. */
export const afterDelivery = (
  agreed: Agreed,
  facts: Pick<LifeFacts, "stations">,
  { day, amount, isMixed, station }: ToldDelivery
): Pick<LifeFacts, "stations" | "delivery"> => {
  if (station === undefined)
    return {
      stations: facts.stations,
      delivery: { day, amount, isMixed, bill: billOf(agreed, amount, day) }
    }
  const stations = [...facts.stations, { station, day, amount, isMixed }]
  return {
    stations,
    delivery: completes(agreed, facts, { station }) ? together(agreed, stations) : null
  }
}
