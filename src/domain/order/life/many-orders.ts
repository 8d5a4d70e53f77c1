import type { LifeProblem } from "./life-problems.ts"
import type { OpenOrder } from "./open-order.ts"
import { type SellerWish, wishProblems } from "./seller-wish.ts"

/** What a dealer does with several orders at once (rule dealer.many-orders). */
export const manyActs = ["confirm", "schedule"] as const

export type ManyAct = (typeof manyActs)[number]

/** A day for several orders; the reason goes to those alone that need one. */
export interface DayForMany {
  readonly day: string
  readonly reason: string
  readonly meantDay?: string
}

/** Whether an order can be chosen: a dealer's own, with something that is done with many. */
export const canBeChosen = ({ seat, may }: Pick<OpenOrder, "seat" | "may">): boolean =>
  seat === "dealer" && manyActs.some((act) => may.includes(act))

/** What is wished of one of them. */
export const dayWishOf = (order: OpenOrder, { day, reason, meantDay }: DayForMany): SellerWish => {
  const isOutside = day < order.startDeliveryPeriodDate || day > order.endDeliveryPeriodDate
  return {
    act: "schedule",
    day,
    reason: isOutside ? reason : "",
    ...(meantDay !== undefined && { meantDay })
  }
}

/** What is wrong with a day for several orders, and for which of them. */
export interface ManyProblem extends LifeProblem {
  readonly orderNumbers: ReadonlyArray<string>
}

/** Every kind of problem once, with the orders that have it; nothing is sent as long as there is one. */
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
