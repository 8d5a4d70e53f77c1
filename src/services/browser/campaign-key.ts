/** Where a tab keeps the campaign that has led to it: apart from the rest, as every document looks whether it is there. */
export const campaignKey = "campaign"
