/** How long a provider repeats a message that we have not accepted: PayPal for three days. */
const longestDelivery = 4 * 86_400_000

const clockTolerance = 300_000

/** How long ids of messages are stored, in days: longer than messages are repeated. */
export const eventsKeptForDays = 30

/**
 * Whether a message is recent enough to be accepted; an older one is a replay (rule safety.provider-messages). Times in
 * ms.
 */
export const isInReplayWindow = (at: number, now: number): boolean =>
  at >= now - longestDelivery && at <= now + clockTolerance
