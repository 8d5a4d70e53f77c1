/** What scrolls sideways has to be reached by keyboard, though nothing in it can be pressed (WCAG 2.1.1). */
export const scrolledByKeys = { tabIndex: 0 } as const
