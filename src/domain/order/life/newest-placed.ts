/**
 * When the newest open order was placed (ISO 8601); `null` if no order is open, `undefined` before the first response.
 */
export type NewestPlaced = string | null | undefined

/**
 * Whether an order has arrived since the last check. If the newest open order is closed, an older order becomes the
 * newest; this does not count as an arrival (rule dealer.order-list).
 */
export const hasCome = (seen: NewestPlaced, now: NewestPlaced): boolean =>
  typeof now === "string" && seen !== undefined && (seen === null || now > seen)

/** Returns the latest order time seen in all checks so far, including this one. */
export const seenAfter = (seen: NewestPlaced, now: NewestPlaced): NewestPlaced =>
  now === undefined || (typeof seen === "string" && (now === null || seen > now)) ? seen : now
