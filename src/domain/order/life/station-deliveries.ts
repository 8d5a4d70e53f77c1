import { billOf } from "./billing.ts"
import type { Agreed, Delivery, LifeFacts, StationDelivery } from "./order-life.ts"

/** A delivery as reported by the seller; if `station` is missing, it covers the complete order. */
export interface ReportedDelivery {
  readonly day: string
  readonly amount: number
  readonly isMixed: boolean
  readonly station?: number
  /**
   * The VAT rate of the day that determines the bill, in tenths of a per cent; if the field is missing, the agreed rate
   * applies.
   */
  readonly vatTenths?: number
}

/** Whether a delivery completes the order, because it is for the last open station or for the complete order. */
export const completes = (
  { stationAmounts }: Pick<Agreed, "stationAmounts">,
  { stations }: Pick<LifeFacts, "stations">,
  { station }: Pick<ReportedDelivery, "station">
): boolean => station === undefined || stations.length + 1 === stationAmounts.length

/** Returns the last day with a delivery; stations that were not reached have an amount of 0 and are ignored. */
const lastDay = (stations: ReadonlyArray<Pick<StationDelivery, "day" | "amount">>): string =>
  stations.reduce((last, { day, amount }) => (amount > 0 && day > last ? day : last), "")

/**
 * Returns the day that determines the bill's VAT after this delivery: with several stations, the day of the last
 * station that received goods.
 */
export const billedDay = (
  { stations }: Pick<LifeFacts, "stations">,
  reported: Pick<ReportedDelivery, "day" | "amount" | "station">
): string => (reported.station === undefined ? reported.day : lastDay([...stations, reported]))

/**
 * Returns the joint delivery of all stations. The price was agreed for the total amount, so there is one bill for the
 * total. For VAT, all deliveries are one supply, which is completed at the last station that received goods and has the
 * VAT rate of that day (decision 022).
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

/** Returns the order's deliveries to stations and its complete delivery, updated with a reported delivery. */
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
