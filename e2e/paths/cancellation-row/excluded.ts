/** Transitions that no user can cause on the current pages, each with the reason: there is none. */
export const cancellationRowExclusions: Readonly<Record<string, string>> = {}
