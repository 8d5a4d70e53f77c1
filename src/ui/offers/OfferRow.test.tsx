import { expect, it } from "vitest"
import { offerOf, pellets } from "../../../model-tests/data/offers.ts"
import { likeWithLike } from "../../domain/offer/like-with-like.ts"
import type { Offer } from "../../domain/offer/offer.ts"
import { productGroup } from "../../domain/product/product-group.ts"
import { renderedIn, textOf } from "../kit/rendered.test-support.tsx"
import { OfferRow } from "./OfferRow.tsx"

const group = productGroup(3)

const htmlOf = (more: Pick<Offer, "distance">) => {
  const offer = { ...offerOf("a", 100_001), ...more }
  return renderedIn(
    "de",
    <OfferRow
      group={group}
      products={pellets.products}
      offer={offer}
      compared={likeWithLike(group, [offer], 0)}
      orderHref={() => "#"}
      isOpened={false}
      wishes={undefined}
    />
  )
}

const rowOf = async (more: Pick<Offer, "distance">) => textOf(await htmlOf(more))

it("the row's HTML is short, because a list has some twenty: only the star is drawn, and words stay separated", async () => {
  const html = await htmlOf({})
  expect(html.match(/<svg/gu)).toHaveLength(1)
  expect(textOf(html)).toMatch(/Lieferung \d/u)
  expect(textOf(html)).toMatch(/Endpreis \d/u)
  expect(textOf(html)).toContain("Auswählen Angebot von")
})

it("the distance of the dealer is shown if known (rule dealer.record)", async () => {
  expect(await rowOf({ distance: 12 })).toContain("12 km")
  expect(await rowOf({ distance: 0 })).toContain("0 km")
  expect(await rowOf({ distance: null })).not.toContain(" km")
  expect(await rowOf({})).not.toContain(" km")
})
