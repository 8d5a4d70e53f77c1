/** Transitions that no person can cause on a page of today, each with the reason. */
export const bulkOrderExclusions: Readonly<Record<string, string>> = {}
