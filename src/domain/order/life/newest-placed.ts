/**
 * When the newest order that waits for its dealer was placed, as ISO text; null where none waits. Undefined before the
 * first answer.
 */
export type NewestPlaced = string | null | undefined

/**
 * Whether an order has come since the last look. The newest that waits also changes to an older one when it is done,
 * which brings no order (rule dealer.order-list).
 */
export const hasCome = (seen: NewestPlaced, now: NewestPlaced): boolean =>
  typeof now === "string" && seen !== undefined && (seen === null || now > seen)

/** What was seen after this look. */
export const seenAfter = (seen: NewestPlaced, now: NewestPlaced): NewestPlaced =>
  now === undefined || (typeof seen === "string" && (now === null || seen > now)) ? seen : now
