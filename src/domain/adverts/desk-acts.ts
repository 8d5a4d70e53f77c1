/** Actions on an advert record, apart from editing. */
export const recordActs = ["archive", "restore"] as const
export type RecordAct = (typeof recordActs)[number]

export const campaignActs = ["pause", "resume", ...recordActs] as const
export type CampaignAct = (typeof campaignActs)[number]

/** Returns the actions available for a slot or an advert now. */
export const actsOfRecord = ({ isArchived }: { readonly isArchived: boolean }): ReadonlyArray<RecordAct> =>
  isArchived ? ["restore"] : ["archive"]

/** Returns the actions available for a campaign now; an archived campaign can be neither started nor paused. */
export const actsOfCampaign = ({
  isArchived,
  isPaused
}: {
  readonly isArchived: boolean
  readonly isPaused: boolean
}): ReadonlyArray<CampaignAct> => (isArchived ? ["restore"] : [isPaused ? "resume" : "pause", "archive"])
