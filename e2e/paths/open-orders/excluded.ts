/** Transitions that no person can cause on a page of today, each with the reason: there is none. */
export const openOrdersExclusions: Readonly<Record<string, string>> = {}
