/** Places of the shop that adverts stand in: documents alone (rule advert.places). */
export const slotKeys = ["home", "prices", "content", "dealers"] as const

export type SlotKey = (typeof slotKeys)[number]

/** Shapes of places, by their number on the wire: a line across the page, or a box of text height beside others. */
export const slotTypes = { strip: 1, box: 2 } as const

export type SlotTypeId = (typeof slotTypes)[keyof typeof slotTypes]

export const slotTypeIds = [slotTypes.strip, slotTypes.box] as const

/** Kinds of campaigns: drawn by weight, or standing in where none of those is there (rule advert.choice). */
export const campaignTypes = { weighted: 1, standIn: 2 } as const

export type CampaignTypeId = (typeof campaignTypes)[keyof typeof campaignTypes]

export const campaignTypeIds = [campaignTypes.weighted, campaignTypes.standIn] as const

/** An advert in a slot, as one of a campaign's variants; what was counted for it is kept by its id. */
export interface SlotItem {
  readonly id: number
  readonly slotId: number
  readonly advertId: number
  readonly campaignTypeId: CampaignTypeId
  /** Against the other weighted items of the slot; nothing is drawn with 0. */
  readonly weight: number
}

/** A slot as a page gets it: with the items that may be shown there now. */
export interface AssignedSlot {
  readonly id: number
  readonly key: SlotKey
  readonly slotTypeId: SlotTypeId
  /** Whether what stands here depends on the postal code (rule advert.zip). */
  readonly appliesZipFiltering: boolean
  /** Code of the state that most of the postal code lies in; empty where none was given or known. */
  readonly region: string
  readonly items: ReadonlyArray<SlotItem>
}
