/**
 * Storage key of the campaign that led to this tab. It has its own small module because every document checks whether
 * this key is stored.
 */
export const campaignKey = "campaign"
