import { isRecord } from "../is-record.ts"
import type { CountryId } from "../place/country.ts"
import { type AssignedSlot, campaignTypes, type SlotItem, slotKeys } from "./slot.ts"

/** A slot as placed on a page, with the page's country and postal code. */
export interface PageSlot extends AssignedSlot {
  readonly countryId: CountryId
  /** The postal code of the page's place; empty if there is none. */
  readonly zip: string
  /** The item chosen by the server, on pages rendered for one visitor only (rule advert.choice). */
  readonly drawn: SlotItem | undefined
}

/** Serializes the slot for an attribute of the slot's element; the page's script reads this attribute. */
export const pageSlotText = (slot: PageSlot): string => JSON.stringify(slot)

const itemOf = (value: unknown): ReadonlyArray<SlotItem> => {
  if (!isRecord(value)) return []
  const numbers = ["id", "slotId", "advertId", "weight"].map((name) => Number(value[name]))
  const [id = 0, slotId = 0, advertId = 0, weight = 0] = numbers
  const campaignTypeId =
    value["campaignTypeId"] === campaignTypes.weighted ? campaignTypes.weighted : campaignTypes.standIn
  return numbers.every(Number.isInteger) ? [{ id, slotId, advertId, weight, campaignTypeId }] : []
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : "")

/** Parses the slot from the attribute; returns `undefined` if the text is invalid. */
export const readPageSlot = (text: string | undefined): PageSlot | undefined => {
  const value: unknown = JSON.parse(text ?? "null")
  if (!isRecord(value) || !Array.isArray(value["items"])) return undefined
  const key = slotKeys.find((name) => name === value["key"])
  const countryId = ([1, 2, 3] as const).find((id) => id === value["countryId"])
  if (key === undefined || countryId === undefined) return undefined
  return {
    id: Number(value["id"]),
    key,
    countryId,
    slotTypeId: value["slotTypeId"] === 2 ? 2 : 1,
    appliesZipFiltering: value["appliesZipFiltering"] === true,
    region: textOf(value["region"]),
    zip: textOf(value["zip"]),
    items: value["items"].flatMap(itemOf),
    drawn: itemOf(value["drawn"])[0]
  }
}
