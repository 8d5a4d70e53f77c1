/**
 * When the newest order that waits for its dealer was placed, as an ISO 8601 text; `null` if no order is waiting,
 * `undefined` before the first response.
 */
export type NewestPlaced = string | null | undefined

/**
 * Whether an order has arrived since the last check. If the dealer has processed the newest waiting order, an older
 * order becomes the newest; this does not count as an arrival (rule dealer.order-list).
 */
export const hasCome = (seen: NewestPlaced, now: NewestPlaced): boolean =>
  typeof now === "string" && seen !== undefined && (seen === null || now > seen)

/** Returns the newest time seen, including this check. */
export const seenAfter = (seen: NewestPlaced, now: NewestPlaced): NewestPlaced =>
  now === undefined || (typeof seen === "string" && (now === null || seen > now)) ? seen : now
