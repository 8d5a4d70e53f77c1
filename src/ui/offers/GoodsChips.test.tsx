import { expect, it } from "vitest"
import { completeCalculation } from "../../domain/options/complete-calculation.ts"
import { configurationOf } from "../../domain/options/configuration.ts"
import { encodeOrderQuery, type PartialCalculation } from "../../domain/options/order-query.ts"
import { type ProductGroupId, productGroup } from "../../domain/product/product-group.ts"
import { renderedIn } from "../kit/rendered.test-support.tsx"
import { GoodsChips } from "./GoodsChips.tsx"

/** Returns the name and URL of each chip in a list, and whether it is chosen. */
const chipsOf = async (groupId: ProductGroupId, wishes: PartialCalculation = {}) => {
  const html = await renderedIn(
    "de",
    <GoodsChips
      group={productGroup(groupId)}
      calculation={completeCalculation({ zipCode: "80331", ...wishes }, configurationOf(1, groupId))}
      hrefOf={(calculation) => {
        const { product, pbs, pbc } = encodeOrderQuery(calculation)
        return [product, pbs, pbc].join(" ").trim()
      }}
      wishes={{ onChoice: () => {} }}
    />
  )
  return [...html.matchAll(/<a href="([^"]*)"[^>]*?(aria-current="true")?>([^<]*)<\/a>/gu)].map(
    ([, address, current, name]) => `${name}: ${address}${current ? ", chosen" : ""}`
  )
}

it("each weight of a pallet can be chosen separately, and any pallet (rule offer.like-with-like)", async () => {
  expect(await chipsOf(4)).toEqual([
    "Jede Palette: 23, chosen",
    "Nur 720 kg: 23 15 48",
    "Nur 960 kg: 23 10 96",
    "Nur 975 kg: 23 15 65",
    "Nur 990 kg: 23 15 66",
    "Nur 1.050 kg: 23 15 70"
  ])
  expect(await chipsOf(4, { palletBagSize: 15, palletBagCount: 65 })).toContain(
    "Nur 975 kg: 23 15 65, chosen"
  )
})

it("one of the kinds of oil is always selected, and there are none if quality marks show it", async () => {
  expect(await chipsOf(1)).toEqual(["Heizöl Standard: 1, chosen", "Heizöl Premium: 3"])
  expect((await chipsOf(1, { product: { id: 3 } })).at(-1)).toBe("Heizöl Premium: 3, chosen")
  expect(await chipsOf(3)).toEqual([])
  expect(await chipsOf(2)).toEqual([])
})
