import { chooseItem } from "../../domain/adverts/choose-item.ts"
import type { SlotItem } from "../../domain/adverts/slot.ts"

/** What is assigned to a slot at a postal code. */
export interface SlotAnswer {
  readonly zip: string
  readonly region: string
  readonly items: ReadonlyArray<SlotItem>
  /** From 0 to below 1: chance comes from outside, so that the machine itself has none. */
  readonly draw: number
}

export interface SlotInput {
  readonly appliesZipFiltering: boolean
  /** What the page was sent with. */
  readonly answer: SlotAnswer
  /** The advert that stands in the page already, where the server has chosen. */
  readonly drawn: SlotItem | undefined
}

/** What a slot knows; documents keep it without XState (decision 078). */
export interface SlotMemory {
  readonly appliesZipFiltering: boolean
  /** The postal code of the page; empty where it has none. */
  readonly zip: string
  /** State of the postal code that was answered last. */
  readonly region: string
  /** Undefined while the answer for the postal code is awaited. */
  readonly answer: SlotAnswer | undefined
  readonly chosen: SlotItem | undefined
  /** Whether the advert stands in the page. */
  readonly isThere: boolean
}

export type AdvertSlotEvent =
  | { readonly type: "zip.change"; readonly zip: string }
  | ({ readonly type: "slot.answered" } & SlotAnswer)
  | { readonly type: "slot.failed"; readonly zip: string }
  | { readonly type: "advert.came"; readonly itemId: number; readonly zip: string }
  | { readonly type: "advert.failed"; readonly itemId: number; readonly zip: string }

export const beginSlot = ({ appliesZipFiltering, answer, drawn }: SlotInput): SlotMemory => ({
  appliesZipFiltering,
  zip: answer.zip,
  region: answer.region,
  answer,
  chosen: drawn ?? chooseItem(answer.items, answer.draw),
  isThere: drawn !== undefined
})

export const takeZip = (memory: SlotMemory, event: AdvertSlotEvent): SlotMemory =>
  "zip" in event
    ? { ...memory, zip: event.zip, region: "", answer: undefined, chosen: undefined, isThere: false }
    : memory

export const takeAnswer = (memory: SlotMemory, event: AdvertSlotEvent): SlotMemory =>
  event.type === "slot.answered"
    ? { ...memory, region: event.region, answer: event, chosen: chooseItem(event.items, event.draw) }
    : memory

/** What decides where an event leads; a late answer is one to a postal code that is not the page's any more. */
export const slotGuards = {
  isUnknown: ({ answer }: SlotMemory): boolean => answer === undefined,
  isThere: ({ isThere }: SlotMemory): boolean => isThere,
  isChosen: ({ chosen }: SlotMemory): boolean => chosen !== undefined,
  /** A slot without filtering is the same for every postal code. */
  isConcerned: ({ appliesZipFiltering, zip }: SlotMemory, event: AdvertSlotEvent): boolean =>
    appliesZipFiltering && "zip" in event && event.zip !== zip,
  isAwaited: ({ zip }: SlotMemory, event: AdvertSlotEvent): boolean => "zip" in event && event.zip === zip,
  isOfChosen: ({ zip, chosen }: SlotMemory, event: AdvertSlotEvent): boolean =>
    "itemId" in event && event.itemId === chosen?.id && event.zip === zip
} as const
