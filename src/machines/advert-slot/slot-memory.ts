import { chooseItem } from "../../domain/adverts/choose-item.ts"
import type { SlotItem } from "../../domain/adverts/slot.ts"

/** Adverts assigned to a slot at a postal code. */
export interface SlotAnswer {
  readonly zip: string
  readonly region: string
  readonly items: ReadonlyArray<SlotItem>
  /** Random number from 0 (inclusive) to 1 (exclusive), passed in so that the machine stays deterministic. */
  readonly draw: number
}

export interface SlotInput {
  readonly appliesZipFiltering: boolean
  /** The assignment that the page was rendered with. */
  readonly answer: SlotAnswer
  /** The advert that the server has already rendered. */
  readonly drawn: SlotItem | undefined
}

/** Context of a slot; documents use it without XState (decision 078). */
export interface SlotMemory {
  readonly appliesZipFiltering: boolean
  /** The postal code of the page; empty if it has none. */
  readonly zip: string
  /** The federal state or canton that the last response named for the postal code. */
  readonly region: string
  /** Undefined until the response for the postal code arrives. */
  readonly answer: SlotAnswer | undefined
  readonly chosen: SlotItem | undefined
  /** Whether the advert is rendered in the page. */
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

/** Guards of the transitions; a response is late if it is for a postal code that the page no longer uses. */
export const slotGuards = {
  isUnknown: ({ answer }: SlotMemory): boolean => answer === undefined,
  isThere: ({ isThere }: SlotMemory): boolean => isThere,
  isChosen: ({ chosen }: SlotMemory): boolean => chosen !== undefined,
  /** Whether a new postal code affects the slot; a slot without filtering ignores the postal code. */
  isConcerned: ({ appliesZipFiltering, zip }: SlotMemory, event: AdvertSlotEvent): boolean =>
    appliesZipFiltering && "zip" in event && event.zip !== zip,
  isAwaited: ({ zip }: SlotMemory, event: AdvertSlotEvent): boolean => "zip" in event && event.zip === zip,
  isOfChosen: ({ zip, chosen }: SlotMemory, event: AdvertSlotEvent): boolean =>
    "itemId" in event && event.itemId === chosen?.id && event.zip === zip
} as const
