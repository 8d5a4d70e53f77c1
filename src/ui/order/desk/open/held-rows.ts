import type { OpenOrder } from "../../../../domain/order/life/open-order.ts"

/**
 * A list as it was read again, with the orders of the former one at their places that the user is just acting on: a form
 * that is open never loses its order, though it may have left the list meanwhile.
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
