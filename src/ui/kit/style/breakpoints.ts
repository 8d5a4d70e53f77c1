/**
 * Widths in px from which layouts change (rule page.breakpoints). Style sheets repeat the numbers, since `@media` does
 * not support custom properties.
 */
export const breakpoints = { sm: 576, md: 768, lg: 992, xl: 1260, xxl: 1536 } as const

/**
 * A second set of widths, for scripts that query the window width; some names are the same as in `breakpoints` but
 * stand for other widths. No layout depends on them (rule page.breakpoints).
 */
export const viewportAliases = { lg: 1200, xl: 1500, xxl: 1536 } as const
