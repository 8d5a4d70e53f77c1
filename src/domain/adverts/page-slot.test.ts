import { describe, expect, it } from "vitest"
import { type PageSlot, pageSlotText, readPageSlot } from "./page-slot.ts"

const item = { id: 3, slotId: 1, advertId: 7, campaignTypeId: 1, weight: 2 } as const
const slot: PageSlot = {
  id: 1,
  key: "prices",
  slotTypeId: 1,
  appliesZipFiltering: true,
  region: "BY",
  countryId: 1,
  zip: "80331",
  items: [item],
  drawn: item
}

describe("a slot in a page", () => {
  it("is read back as it was written; any other text is not a slot", () => {
    expect(readPageSlot(pageSlotText(slot))).toEqual(slot)
    expect(readPageSlot(pageSlotText({ ...slot, drawn: undefined }))?.drawn).toBeUndefined()
    for (const text of [undefined, "null", "{}", '{"items":[],"key":"checkout","countryId":1}'])
      expect(readPageSlot(text)).toBeUndefined()
  })
})
