import type { CountryId } from "../place/country.ts"
import type { AdvertEdit, CampaignEdit } from "./advert-rules.ts"
import type { CampaignState } from "./campaign-run.ts"
import type { CampaignTypeId, SlotKey, SlotTypeId } from "./slot.ts"

/** Fields that all advert records in the staff's desk have. */
interface DeskRecord {
  /** 0 until the record is saved for the first time. */
  readonly id: number
  readonly rowVersion: number
  readonly isArchived: boolean
  readonly changedAt: string
  /** The user who last changed the record; empty for records that were installed with the shop. */
  readonly changedBy: string
}

export interface SlotEdit {
  readonly name: string
  readonly key: SlotKey
  readonly slotTypeId: SlotTypeId
  readonly appliesZipFiltering: boolean
}

/** An item that a slot shows now or will show. */
export interface SlotOccupant {
  readonly id: number
  readonly campaignId: number
  readonly campaignName: string
  readonly campaignTypeId: CampaignTypeId
  readonly countryId: CountryId
  readonly state: CampaignState
  /** Whether the item's campaign is limited to some postal codes. */
  readonly isFiltered: boolean
  readonly advertId: number
  readonly advertName: string
  readonly weight: number
}

/** A slot as staff see it. */
export interface DeskSlot extends DeskRecord, SlotEdit {
  readonly items: ReadonlyArray<SlotOccupant>
}

/** A campaign that uses an advert. */
export interface AdvertUse {
  readonly campaignId: number
  readonly campaignName: string
  readonly countryId: CountryId
  readonly state: CampaignState
  /** Slots in which the campaign shows the advert, except archived slots. */
  readonly slots: ReadonlyArray<Pick<SlotEdit, "key" | "slotTypeId">>
}

/** An advert as staff see it. */
export interface DeskAdvert extends DeskRecord, AdvertEdit {
  /** Parts that the last save removed, because adverts must not contain them (rule advert.allow-list). */
  readonly removed: ReadonlyArray<string>
  readonly uses: ReadonlyArray<AdvertUse>
}

/** An advert of a campaign, with its weight relative to the campaign's other advert. */
export interface CampaignVariant {
  readonly advertId: number
  readonly weight: number
}

/** Editable fields of a campaign: the adverts A and B, each shown in every slot of the campaign. */
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

/** Slots and adverts available for a campaign. */
export interface CampaignChoices {
  readonly slots: ReadonlyArray<{
    readonly id: number
    readonly name: string
    readonly isArchived: boolean
    /** The other campaigns that run in the slot now, with their weights. */
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

/** Values by which lists can be filtered: records in use, or archived records. */
export const recordStands = ["current", "archived"] as const
export type RecordStand = (typeof recordStands)[number]
