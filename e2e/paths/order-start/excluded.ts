/** Transitions that no person can cause on a page of today, each with the reason: there is none. */
export const orderStartExclusions: Readonly<Record<string, string>> = {}
