/** Places of the shop that can show adverts; only documents have them (rule advert.places). */
export const slotKeys = ["home", "prices", "content", "dealers"] as const

export type SlotKey = (typeof slotKeys)[number]

/**
 * Shapes of slots, by their number on the wire: a strip across the page, or a box of text height next to other boxes.
 */
export const slotTypes = { strip: 1, box: 2 } as const

export type SlotTypeId = (typeof slotTypes)[keyof typeof slotTypes]

export const slotTypeIds = [slotTypes.strip, slotTypes.box] as const

/**
 * Kinds of campaigns: drawn by weight, or stand-ins shown if no weighted campaign is available (rule advert.choice).
 */
export const campaignTypes = { weighted: 1, standIn: 2 } as const

export type CampaignTypeId = (typeof campaignTypes)[keyof typeof campaignTypes]

export const campaignTypeIds = [campaignTypes.weighted, campaignTypes.standIn] as const

/** An advert in a slot, as a variant of a campaign; its counts are stored by its id. */
export interface SlotItem {
  readonly id: number
  readonly slotId: number
  readonly advertId: number
  readonly campaignTypeId: CampaignTypeId
  /** Weight in comparison with the other weighted items of the slot; items with 0 are never drawn. */
  readonly weight: number
}

/** A slot as sent to a page: with the items that may be shown there now. */
export interface AssignedSlot {
  readonly id: number
  readonly key: SlotKey
  readonly slotTypeId: SlotTypeId
  /** Whether the adverts of this slot depend on the postal code (rule advert.zip). */
  readonly appliesZipFiltering: boolean
  /**
   * Code of the state that contains most of the postal code's area; empty if no postal code was given or it is unknown.
   */
  readonly region: string
  readonly items: ReadonlyArray<SlotItem>
}
