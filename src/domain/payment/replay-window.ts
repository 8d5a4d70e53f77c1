/** How long a provider repeats a message that we have not accepted: PayPal for three days. */
const longestDelivery = 4 * 86_400_000

const clockTolerance = 300_000

/**
 * Whether a message is recent enough to be accepted; an older one is a replay (rule safety.provider-messages). Times in
 * ms.
 */
export const isInReplayWindow = (at: number, now: number): boolean =>
  at >= now - longestDelivery && at <= now + clockTolerance

/**
 * How many days a message without a known payment is stored. This must be longer than the replay window: a message is
 * recognised as a repetition by the stored one.
 */
export const keptMessageDays = 30
