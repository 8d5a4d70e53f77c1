/**
 * How long a provider may repeat a message that the shop has not accepted, in ms; this is longer than the three days
 * for which PayPal does so.
 */
const longestDelivery = 4 * 86_400_000

const clockTolerance = 300_000

/**
 * Whether a message is recent enough to be accepted; an older one is a replay (rule safety.provider-messages). Times in
 * ms.
 */
export const isInReplayWindow = (at: number, now: number): boolean =>
  at >= now - longestDelivery && at <= now + clockTolerance

/**
 * How many days a message about an unknown payment is stored. This must be longer than the replay window, because a
 * repeated message is recognised by comparing it with stored messages.
 */
export const keptMessageDays = 30
