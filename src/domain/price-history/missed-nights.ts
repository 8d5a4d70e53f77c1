/**
 * The maximum number of missed nights whose prices are calculated later (rule price.day). Replaced prices of dealers are
 * stored for as many days, because the prices of a missed night are calculated from them.
 */
export const mostMissedNights = 31
