/**
 * When the newest order that waits for its dealer was placed, as ISO text; `null` if none waits, `undefined` before the
 * first answer.
 */
export type NewestPlaced = string | null | undefined

/**
 * Whether an order has arrived since the last look. Processing the newest waiting order makes an older one the newest,
 * which does not count as an arrival (rule dealer.order-list).
 */
export const hasCome = (seen: NewestPlaced, now: NewestPlaced): boolean =>
  typeof now === "string" && seen !== undefined && (seen === null || now > seen)

/** The newest time seen, including this look. */
export const seenAfter = (seen: NewestPlaced, now: NewestPlaced): NewestPlaced =>
  now === undefined || (typeof seen === "string" && (now === null || seen > now)) ? seen : now
