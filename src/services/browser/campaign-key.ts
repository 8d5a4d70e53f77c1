/**
 * Storage key of the campaign that led to this tab. It has its own module because every document checks whether the key
 * exists.
 */
export const campaignKey = "campaign"
