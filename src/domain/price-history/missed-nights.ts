/**
 * The maximum number of missed nights for which prices are calculated later (rule price.day). Replaced prices of
 * dealers are stored for the same number of days, because the prices of a missed night are calculated from them.
 */
export const mostMissedNights = 31
