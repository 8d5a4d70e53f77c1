import { describe, expect, it } from "vitest"
import type { AdvertUse } from "./desk-records.ts"
import { slotKeys } from "./slot.ts"
import { everySlotPage, placeOfPage, slotsOfAdvert } from "./slot-pages.ts"

const use = (state: AdvertUse["state"], ...slots: AdvertUse["slots"]): AdvertUse => ({
  campaignId: 1,
  campaignName: "Herbst",
  countryId: 1,
  state,
  slots
})

describe("pages on which an advert can be previewed (rule advert.preview)", () => {
  it("exist for each slot", () => {
    expect([...new Set(everySlotPage.map(placeOfPage))]).toEqual([...slotKeys])
  })

  it("start with the slots of running campaigns, without those of ended ones", () => {
    const dealers = { key: "dealers", slotTypeId: 1 } as const
    const prices = { key: "prices", slotTypeId: 2 } as const
    const formerPrices = { key: "prices", slotTypeId: 1 } as const
    const home = { key: "home", slotTypeId: 1 } as const
    const uses = [
      use("ended", home),
      use("archived", home),
      use("spent", home),
      use("paused", formerPrices, dealers),
      use("running", prices)
    ]
    expect(slotsOfAdvert(uses)).toEqual([prices, dealers])
    expect(slotsOfAdvert([])).toEqual([])
  })
})
