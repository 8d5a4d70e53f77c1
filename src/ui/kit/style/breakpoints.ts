/**
 * Widths in px from which layouts change (rule page.breakpoints). Style sheets say them as they are, since `@media` takes
 * no custom property.
 */
export const breakpoints = { sm: 576, md: 768, lg: 992, xl: 1260, xxl: 1536 } as const

/**
 * The second set, for scripts that ask how wide a window is: other widths under partly the same names. No layout changes
 * by them (rule page.breakpoints).
 */
export const viewportAliases = { lg: 1200, xl: 1500, xxl: 1536 } as const
