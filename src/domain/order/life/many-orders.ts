import type { LifeProblem } from "./life-problems.ts"
import type { OpenOrder } from "./open-order.ts"
import { type SellerWish, wishProblems } from "./seller-wish.ts"

/** Actions of a dealer on several orders at once (rule dealer.many-orders). */
export const manyActs = ["confirm", "schedule"] as const

export type ManyAct = (typeof manyActs)[number]

/** The delivery day for several orders; the reason is sent only with the orders that need one. */
export interface DayForMany {
  readonly day: string
  readonly reason: string
  readonly meantDay?: string
}

/** Whether an order can be selected: it is the dealer's own order and has at least one action for several orders. */
export const canBeChosen = ({ seat, may }: Pick<OpenOrder, "seat" | "may">): boolean =>
  seat === "dealer" && manyActs.some((act) => may.includes(act))

/** Returns the request that sets one order's day. */
export const dayWishOf = (order: OpenOrder, { day, reason, meantDay }: DayForMany): SellerWish => {
  const isOutside = day < order.startDeliveryPeriodDate || day > order.endDeliveryPeriodDate
  return {
    act: "schedule",
    day,
    reason: isOutside ? reason : "",
    ...(meantDay !== undefined && { meantDay })
  }
}

/** A validation error for the day of several orders, and the orders concerned. */
export interface ManyProblem extends LifeProblem {
  readonly orderNumbers: ReadonlyArray<string>
}

/**
 * Returns each kind of validation error only once, with the orders concerned. The page sends nothing while there are
 * errors.
 */
export const manyProblems = (
  orders: ReadonlyArray<OpenOrder>,
  wish: DayForMany,
  today: string
): ReadonlyArray<ManyProblem> => {
  const found = orders.flatMap((order) =>
    wishProblems(order, dayWishOf(order, wish), today).map((problem) => ({ problem, order }))
  )
  const codes = [...new Set(found.map(({ problem }) => problem.code))]
  return codes.flatMap((code) => {
    const those = found.filter(({ problem }) => problem.code === code)
    const [first] = those
    return first === undefined
      ? []
      : [{ ...first.problem, orderNumbers: those.map(({ order }) => order.orderNumber) }]
  })
}
