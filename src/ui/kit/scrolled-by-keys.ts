/** Areas that scroll sideways must be focusable by keyboard even if they have no controls (WCAG 2.1.1). */
export const scrolledByKeys = { tabIndex: 0 } as const
