/** Transitions that no user can trigger on the current pages, each with the reason: there are none. */
export const sepaMandateExclusions: Readonly<Record<string, string>> = {}
