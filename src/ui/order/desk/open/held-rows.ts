import type { OpenOrder } from "../../../../domain/order/life/open-order.ts"

/**
 * Returns the reloaded list, in which orders that the user is currently acting on keep their previous positions: an
 * open form never loses its order, even if the order has meanwhile left the list.
 */
export const withHeldRows = (
  former: ReadonlyArray<OpenOrder>,
  arrived: ReadonlyArray<OpenOrder>,
  isHeld: (orderId: string) => boolean
): ReadonlyArray<OpenOrder> => {
  const there = new Set(arrived.map(({ orderId }) => orderId))
  const held = [...former.entries()].filter(([, { orderId }]) => !there.has(orderId) && isHeld(orderId))
  return held.reduce((list, [place, order]) => list.toSpliced(place, 0, order), arrived)
}
