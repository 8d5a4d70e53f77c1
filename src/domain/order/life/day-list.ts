import type { ProductGroupId } from "../../product/product-group.ts"
import type { OpenOrder } from "./open-order.ts"

/** In which order the stops of a day stand; the first is what the address says without a word. */
export const dayOrders = ["zip", "route"] as const

export type DayOrder = (typeof dayOrders)[number]

/** A place that a driver comes to: an order, or one of its delivery stations. */
export interface DayStop {
  readonly order: OpenOrder
  /** Counted from 1 where the order has several; null where it has one place. */
  readonly station: number | null
  readonly zipCode: string
  /** Place in the suggested route, from 1 on. */
  readonly routePlace: number
}

/** What a dealer delivers on a day (rule dealer.day-list). */
export interface DeliveryDay {
  /** Local date yyyy-MM-dd. */
  readonly day: string
  readonly dealer: string
  /** Postal code and place from where the route goes. */
  readonly start: string
  /** By postal code. */
  readonly stops: ReadonlyArray<DayStop>
  /** Orders of this day whose goods have come. */
  readonly deliveredCount: number
}

/** The stops in the order that was asked for. */
export const stopsInOrder = (stops: ReadonlyArray<DayStop>, order: DayOrder): ReadonlyArray<DayStop> =>
  order === "zip" ? stops : stops.toSorted((one, other) => one.routePlace - other.routePlace)

/** Whom the driver meets at a stop and what comes there: of an order of several places, that one's. */
export const metAt = ({ order, station }: Pick<DayStop, "order" | "station">) =>
  order.stations.find((each) => each.station === station) ?? order

/** How much of a product has to be on the trucks, in the unit of its group. */
export interface DayLoad {
  readonly productName: string
  readonly productGroupId: ProductGroupId
  readonly amount: number
}

/** The load of a day, product by product, in the order of the stops. */
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
