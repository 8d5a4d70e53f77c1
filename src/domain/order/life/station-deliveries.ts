import { billOf } from "./billing.ts"
import type { Agreed, Delivery, LifeFacts, StationDelivery } from "./order-life.ts"

/** A delivery as its seller tells it; without a station it is that of the whole order. */
export interface ReportedDelivery {
  readonly day: string
  readonly amount: number
  readonly isMixed: boolean
  readonly station?: number
  /** The VAT rate of the day that the bill goes by, in tenths of a per cent; the agreed one without it. */
  readonly vatTenths?: number
}

/** Whether a delivery fills the last station that waits, or is the whole order. */
export const completes = (
  { stationAmounts }: Pick<Agreed, "stationAmounts">,
  { stations }: Pick<LifeFacts, "stations">,
  { station }: Pick<ReportedDelivery, "station">
): boolean => station === undefined || stations.length + 1 === stationAmounts.length

/** The last day on which something came; where no one was met, nothing was delivered. */
const lastDay = (stations: ReadonlyArray<Pick<StationDelivery, "day" | "amount">>): string =>
  stations.reduce((last, { day, amount }) => (amount > 0 && day > last ? day : last), "")

/** The day whose VAT the bill has once this is delivered: of several stations that of the last one that got something. */
export const billedDay = (
  { stations }: Pick<LifeFacts, "stations">,
  reported: Pick<ReportedDelivery, "day" | "amount" | "station">
): string => (reported.station === undefined ? reported.day : lastDay([...stations, reported]))

/**
 * What all stations got together. The price was agreed for the whole amount, so the bill is that of the sum; it is one
 * supply, which is done with the last station that got something, and the VAT is that of its day (decision 022).
 */
const together = (
  agreed: Agreed,
  stations: ReadonlyArray<StationDelivery>,
  vatTenths: number | undefined
): Delivery => {
  const amount = stations.reduce((sum, each) => sum + each.amount, 0)
  const isMixed = stations.some((each) => each.amount > 0 && each.isMixed)
  return { day: lastDay(stations), amount, isMixed, bill: billOf(agreed, amount, vatTenths) }
}

/** The facts after a delivery. */
export const afterDelivery = (
  agreed: Agreed,
  facts: Pick<LifeFacts, "stations">,
  { day, amount, isMixed, station, vatTenths }: ReportedDelivery
): Pick<LifeFacts, "stations" | "delivery"> => {
  if (station === undefined)
    return {
      stations: facts.stations,
      delivery: { day, amount, isMixed, bill: billOf(agreed, amount, vatTenths) }
    }
  const stations = [...facts.stations, { station, day, amount, isMixed }]
  return {
    stations,
    delivery: completes(agreed, facts, { station }) ? together(agreed, stations, vatTenths) : null
  }
}
