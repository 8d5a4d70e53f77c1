/** What stands in place of a mail server's words when a mail was not written again because it had become pointless. */
export const notNeeded = "not needed any more"

/** Where a mail stands: kept or waiting for a mail server, asked for once more, given up, or taken by one. */
export const mailStates = ["waiting", "again", "failed", "sent"] as const

export type MailState = (typeof mailStates)[number]
