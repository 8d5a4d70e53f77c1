import { expect, it } from "vitest"
import { offerOf, pellets } from "../../../model-tests/data/offers.ts"
import { likeWithLike } from "../../domain/offer/like-with-like.ts"
import type { Offer } from "../../domain/offer/offer.ts"
import { productGroup } from "../../domain/product/product-group.ts"
import { renderedIn, textOf } from "../kit/rendered.test-support.tsx"
import { OfferRow } from "./OfferRow.tsx"

const group = productGroup(3)

const rowOf = async (more: Pick<Offer, "distance">) => {
  const offer = { ...offerOf("a", 100_001), ...more }
  return textOf(
    await renderedIn(
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
  )
}

it("says how far away the dealer is where it is known (rule dealer.record)", async () => {
  expect(await rowOf({ distance: 12 })).toContain("12 km entfernt")
  expect(await rowOf({ distance: 0 })).toContain("0 km entfernt")
  expect(await rowOf({ distance: null })).not.toContain("km entfernt")
  expect(await rowOf({})).not.toContain("km entfernt")
})
