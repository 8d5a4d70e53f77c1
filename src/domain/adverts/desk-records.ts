import type { CountryId } from "../place/country.ts"
import type { AdvertEdit, CampaignEdit } from "./advert-rules.ts"
import type { CampaignState } from "./campaign-run.ts"
import type { CampaignTypeId, SlotKey, SlotTypeId } from "./slot.ts"

/** What every record of the desk for adverts has besides its own. */
interface DeskRecord {
  /** 0 until it is saved for the first time. */
  readonly id: number
  readonly rowVersion: number
  readonly isArchived: boolean
  readonly changedAt: string
  /** Who changed it last; empty for what came with the shop. */
  readonly changedBy: string
}

/** What is written of a slot. */
export interface SlotEdit {
  readonly name: string
  readonly key: SlotKey
  readonly slotTypeId: SlotTypeId
  readonly appliesZipFiltering: boolean
}

/** What stands in a slot, or will. */
export interface SlotOccupant {
  readonly id: number
  readonly campaignId: number
  readonly campaignName: string
  readonly campaignTypeId: CampaignTypeId
  readonly countryId: CountryId
  readonly state: CampaignState
  /** Whether its campaign is only for some postal codes. */
  readonly isFiltered: boolean
  readonly advertId: number
  readonly advertName: string
  readonly weight: number
}

/** A place for adverts as staff see it. */
export interface DeskSlot extends DeskRecord, SlotEdit {
  readonly items: ReadonlyArray<SlotOccupant>
}

/** A campaign that shows an advert. */
export interface AdvertUse {
  readonly campaignId: number
  readonly campaignName: string
  readonly countryId: CountryId
  readonly state: CampaignState
  /** Where it shows the advert, of slots that are not archived. */
  readonly slots: ReadonlyArray<Pick<SlotEdit, "key" | "slotTypeId">>
}

/** An advert as staff see it. */
export interface DeskAdvert extends DeskRecord, AdvertEdit {
  /** What was taken out as it was saved last, because adverts may not have it (rule advert.allow-list). */
  readonly removed: ReadonlyArray<string>
  readonly uses: ReadonlyArray<AdvertUse>
}

/** One advert of a campaign, with its weight against the others. */
export interface CampaignVariant {
  readonly advertId: number
  readonly weight: number
}

/** What is written of a campaign: the adverts A and B, each in every one of its slots. */
export interface DeskCampaignEdit extends CampaignEdit {
  readonly campaignTypeId: CampaignTypeId
  readonly slotIds: ReadonlyArray<number>
  readonly variants: ReadonlyArray<CampaignVariant>
}

/** A campaign as staff see it. */
export interface DeskCampaign extends DeskRecord, DeskCampaignEdit {
  readonly isPaused: boolean
  readonly state: CampaignState
  readonly views: number
  readonly clicks: number
}

/** What a campaign may be made of. */
export interface CampaignChoices {
  readonly slots: ReadonlyArray<{
    readonly id: number
    readonly name: string
    readonly isArchived: boolean
    /** What its other campaigns weigh there, of those that run now. */
    readonly others: ReadonlyArray<{
      readonly campaignId: number
      readonly countryId: CountryId
      readonly weight: number
    }>
  }>
  readonly adverts: ReadonlyArray<{
    readonly id: number
    readonly name: string
    readonly advertiser: string
    readonly isArchived: boolean
  }>
}

/** Lists of records show those that are in use, or those that were put away. */
export const recordStands = ["current", "archived"] as const
export type RecordStand = (typeof recordStands)[number]
