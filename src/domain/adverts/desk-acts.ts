/** What is done to a record of the desk for adverts besides editing it. */
export const recordActs = ["archive", "restore"] as const
export type RecordAct = (typeof recordActs)[number]

export const campaignActs = ["pause", "resume", ...recordActs] as const
export type CampaignAct = (typeof campaignActs)[number]

/** What may be done to a slot or an advert now. */
export const actsOfRecord = ({ isArchived }: { readonly isArchived: boolean }): ReadonlyArray<RecordAct> =>
  isArchived ? ["restore"] : ["archive"]

/** What may be done to a campaign now: one that was put away neither runs nor pauses. */
export const actsOfCampaign = ({
  isArchived,
  isPaused
}: {
  readonly isArchived: boolean
  readonly isPaused: boolean
}): ReadonlyArray<CampaignAct> => (isArchived ? ["restore"] : [isPaused ? "resume" : "pause", "archive"])
