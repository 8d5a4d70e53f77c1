/** Stored instead of a mail server's response if a mail was not rendered again because it was no longer needed. */
export const notNeeded = "not needed any more"

/** Status of a mail: waiting to be sent, to be sent again on request, given up, or accepted by a mail server. */
export const mailStates = ["waiting", "again", "failed", "sent"] as const

export type MailState = (typeof mailStates)[number]
