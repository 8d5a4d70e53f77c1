/**
 * When the newest order that waits for its dealer was placed, as ISO text; `null` if no order is waiting, `undefined`
 * before the first response.
 */
export type NewestPlaced = string | null | undefined

/**
 * Whether an order has arrived since the last check. After the dealer has processed the newest waiting order, an older
 * one is the newest, which does not count as an arrival (rule dealer.order-list).
 */
export const hasCome = (seen: NewestPlaced, now: NewestPlaced): boolean =>
  typeof now === "string" && seen !== undefined && (seen === null || now > seen)

/** Returns the newest time seen, including this check. */
export const seenAfter = (seen: NewestPlaced, now: NewestPlaced): NewestPlaced =>
  now === undefined || (typeof seen === "string" && (now === null || seen > now)) ? seen : now
