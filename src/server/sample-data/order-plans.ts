import { cancellationEnds } from "../../domain/cancellation/cancellation.ts"
import { type OrderStatus, orderStatuses } from "../../domain/order/draft.ts"
import { endsApart } from "../../domain/order/timeline.ts"
import { usualGroup, type ProductGroupId } from "../../domain/product/product-group.ts"
import { type Buyer, guestOf } from "./buyers.ts"
import type { Area, Dealer } from "./dealer.ts"
import { type Random, randomOf } from "./random.ts"

export interface OrderPlan {
  /** Label of the random stream and source of the ids. */
  readonly label: string
  readonly dealer: Dealer
  readonly groupId: ProductGroupId
  readonly status: OrderStatus
  readonly buyer: Buyer
  /** The delivery area; a random area of the dealer if undefined. */
  readonly area?: Area
  /** Amount in the unit of the product group; a random usual amount if undefined. */
  readonly amount?: number
  /** Age of the order; if undefined, it depends on the order's status. */
  readonly daysAgo?: number
}

/** A dealer's orders in addition to one order with each regular status. */
interface Desk {
  /** Number of additional delivered orders. */
  readonly delivered: number
  /** Number of orders that ended in another way. */
  readonly ended: number
}

const course = orderStatuses.filter((status) => !endsApart(status))

/**
 * Returns the number of a dealer's additional orders. The dealers with sample users have the most: the first two, and
 * the last one, whose users are redirected to another site.
 */
const deskOf = (place: number, count: number): Desk => {
  if (place === 0) return { delivered: 240, ended: 16 }
  if (place === 1) return { delivered: 110, ended: 8 }
  if (place === count - 1) return { delivered: 50, ended: 4 }
  // about six per cent of all orders are not fulfilled
  return { delivered: 0, ended: place % 5 < 2 ? 1 : 0 }
}

/**
 * All final statuses of a cancelled order, each repeated according to its frequency: buyers cancel more often than
 * dealers.
 */
const usualEnds = cancellationEnds.flatMap((end) =>
  Array.from(
    { length: { refused: 1, cancelledByDealer: 1, cancelledByCustomer: 5, withdrawn: 3 }[end] },
    () => end
  )
)

/**
 * Whether an order of this dealer can end with this status: Switzerland has no right of withdrawal (rule
 * law.withdrawal).
 */
const canEndAs = ({ countryId }: Dealer, end: OrderStatus): boolean => end !== "withdrawn" || countryId !== 3

/** Picks this number of final statuses; each status occurs at least once if the number is large enough. */
const endsOf = (dealer: Dealer, count: number, random: Random): ReadonlyArray<OrderStatus> => {
  const every = cancellationEnds.filter((end) => canEndAs(dealer, end))
  const usual = usualEnds.filter((end) => canEndAs(dealer, end))
  return Array.from({ length: count }, (_, index) =>
    count < every.length ? random.pick(usual) : (every[index] ?? random.pick(usual))
  )
}

const deliveredStatus = (random: Random): OrderStatus =>
  random.chance(0.8) ? "settled" : random.pick(["delivered", "invoiced"] as const)

const scaled = (count: number, scale: number): number => Math.ceil(count * scale)

const statusesOf = (
  dealer: Dealer,
  desk: Desk,
  scale: number,
  random: Random
): ReadonlyArray<OrderStatus> => {
  // even a dealer with few ended orders has one with each final status
  const ended = desk.ended > 1 ? Math.max(cancellationEnds.length, scaled(desk.ended, scale)) : desk.ended
  return [
    ...course,
    ...Array.from({ length: scaled(desk.delivered, scale) }, () => deliveredStatus(random)),
    ...endsOf(dealer, ended, random)
  ]
}

/** Picks the product group of an order; half of all orders are for loose pellets. */
const groupOf = ({ groups }: Dealer, random: Random): ProductGroupId =>
  random.chance(0.5) && groups.includes(usualGroup.id) ? usualGroup.id : random.pick(groups)

/**
 * Returns the dealers with orders: in a sample with 150 dealers, all of them. With more dealers or a smaller scale it
 * is an evenly spread selection, which always includes the dealers with sample users.
 */
const shownDealers = (dealers: ReadonlyArray<Dealer>, scale: number): ReadonlyArray<Dealer> => {
  const step = Math.max(1, dealers.length / scaled(150, scale))
  return dealers.filter(
    (_, place) =>
      place < 2 || place === dealers.length - 1 || Math.floor(place / step) !== Math.floor((place - 1) / step)
  )
}

/**
 * Plans the orders of guests at the dealers: each dealer has one order with every regular status, and some dealers also
 * have orders that ended in another way.
 */
export const dealersPlans = (
  seed: number,
  dealers: ReadonlyArray<Dealer>,
  scale: number
): ReadonlyArray<OrderPlan> => {
  const shown = shownDealers(dealers, scale).filter(({ groups }) => groups.length > 0)
  return shown.flatMap((dealer, place) => {
    const random = randomOf(seed, `order plans/${dealer.id}`)
    return statusesOf(dealer, deskOf(place, shown.length), scale, random).map((status, index): OrderPlan => ({
      label: `${dealer.id}/${index}`,
      dealer,
      groupId: groupOf(dealer, random),
      status,
      buyer: guestOf(random)
    }))
  })
}
