/**
 * Places in the shop that can show adverts; only pages of the kind `document` have such places (rule advert.places).
 */
export const slotKeys = ["home", "prices", "content", "dealers"] as const

export type SlotKey = (typeof slotKeys)[number]

/**
 * Shapes of slots, with the numbers that stand for them on the wire: a strip across the page, or a box next to other
 * boxes, as high as its text.
 */
export const slotTypes = { strip: 1, box: 2 } as const

export type SlotTypeId = (typeof slotTypes)[keyof typeof slotTypes]

export const slotTypeIds = [slotTypes.strip, slotTypes.box] as const

/**
 * Kinds of campaigns: weighted campaigns are chosen at random by weight; fallback campaigns (`standIn`) are shown if no
 * weighted campaign is available (rule advert.choice).
 */
export const campaignTypes = { weighted: 1, standIn: 2 } as const

export type CampaignTypeId = (typeof campaignTypes)[keyof typeof campaignTypes]

export const campaignTypeIds = [campaignTypes.weighted, campaignTypes.standIn] as const

/** An advert in a slot, as a variant of a campaign; views and clicks are counted by the id of the item. */
export interface SlotItem {
  readonly id: number
  readonly slotId: number
  readonly advertId: number
  readonly campaignTypeId: CampaignTypeId
  /** Weight relative to the other weighted items of the slot; items with weight 0 are never chosen. */
  readonly weight: number
}

/** A slot as sent to a page, with the items that may currently be shown in it. */
export interface AssignedSlot {
  readonly id: number
  readonly key: SlotKey
  readonly slotTypeId: SlotTypeId
  /** Whether the adverts of this slot depend on the postal code (rule advert.zip). */
  readonly appliesZipFiltering: boolean
  /**
   * Code of the federal state that contains most of the postal code's area; empty if no postal code was given or if the
   * postal code is unknown.
   */
  readonly region: string
  readonly items: ReadonlyArray<SlotItem>
}
