import { expect, it } from "vitest"
import { keptPriceDraft } from "./kept-price-drafts.ts"
import { keptValues } from "./storage.ts"

const rows = [{ area: "1", product: "diesel", certificate: "", fromAmount: "0", unitPrice: "99,00" }]
const values = () => keptValues(() => undefined)

it("a changed list is restored only for the same account and dealer (rule price-list.kept-draft)", () => {
  const kept = values()
  keptPriceDraft(kept, "7", 3).keep(rows)
  expect(keptPriceDraft(kept, "7", 3).read()).toEqual(rows)
  expect(keptPriceDraft(kept, "7", 4).read()).toBeUndefined()
  expect(keptPriceDraft(kept, "8", 3).read()).toBeUndefined()
  expect(keptPriceDraft(kept, "7", 3).read()).toBeUndefined()
})

it("an invalid list is deleted", () => {
  const kept = values()
  kept.set("price-draft:3", JSON.stringify({ userId: "7", rows: [{ area: 1 }] }))
  expect(keptPriceDraft(kept, "7", 3).read()).toBeUndefined()
  expect(kept.get("price-draft:3")).toBeUndefined()
})
