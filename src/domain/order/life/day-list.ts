import type { ProductGroupId } from "../../product/product-group.ts"
import type { OpenOrder } from "./open-order.ts"

/** Sort orders of a day's stops; the first is the default if the URL contains none. */
export const dayOrders = ["zip", "route"] as const

export type DayOrder = (typeof dayOrders)[number]

/** A stop on the driver's route: an order, or one of the order's delivery stations. */
export interface DayStop {
  readonly order: OpenOrder
  /** Counted from 1 if the order has several stations; `null` for an order for one place. */
  readonly station: number | null
  readonly zipCode: string
  /** Position in the suggested route, counted from 1. */
  readonly routePlace: number
}

/** A dealer's deliveries on a day (rule dealer.day-list). */
export interface DeliveryDay {
  /** Local date yyyy-MM-dd. */
  readonly day: string
  readonly dealer: string
  /** Postal code and place where the route starts. */
  readonly start: string
  /** Sorted by postal code. */
  readonly stops: ReadonlyArray<DayStop>
  /** Number of this day's orders that are already delivered. */
  readonly deliveredCount: number
}

/** Returns the stops in the requested order. */
export const stopsInOrder = (stops: ReadonlyArray<DayStop>, order: DayOrder): ReadonlyArray<DayStop> =>
  order === "zip" ? stops : stops.toSorted((one, other) => one.routePlace - other.routePlace)

/**
 * Returns the recipient and the delivery data at a stop: the station's data if the order has several stations,
 * otherwise the order's.
 */
export const metAt = ({ order, station }: Pick<DayStop, "order" | "station">) =>
  order.stations.find((each) => each.station === station) ?? order

/** The total amount of a product to load, in the unit of its group. */
export interface DayLoad {
  readonly productName: string
  readonly productGroupId: ProductGroupId
  readonly amount: number
}

/** Returns the load of a day per product, in the order of the stops. */
export const loadsOf = (stops: ReadonlyArray<DayStop>): ReadonlyArray<DayLoad> => {
  const names = [...new Set(stops.map(({ order }) => order.productName))]
  return names.flatMap((productName) => {
    const those = stops.filter(({ order }) => order.productName === productName)
    const [first] = those
    if (first === undefined) return []
    const amount = those.reduce((sum, stop) => sum + metAt(stop).amount, 0)
    return [{ productName, productGroupId: first.order.productGroupId, amount }]
  })
}
