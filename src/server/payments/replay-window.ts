/** How long a provider goes on sending a message that we have not taken: PayPal three days. */
const longestDelivery = 4 * 86_400_000

const clockTolerance = 300_000

/** How long the ids of messages are kept, in days: longer than one can come again. */
export const eventsKeptForDays = 30

/**
 * Whether a message is young enough to be news; an older one is a replay (rule safety.provider-messages). Times in ms.
 */
export const isInReplayWindow = (at: number, now: number): boolean =>
  at >= now - longestDelivery && at <= now + clockTolerance
