/** Transitions that no person can cause on a page of today, each with the reason: there is none. */
export const withdrawalExclusions: Readonly<Record<string, string>> = {}
