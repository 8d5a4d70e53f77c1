import { expect, it } from "vitest"
import { offerOf } from "../../../model-tests/data/offers.ts"
import { likeWithLike } from "../../domain/offer/like-with-like.ts"
import { type ProductGroupId, productGroup } from "../../domain/product/product-group.ts"
import { renderedIn } from "../kit/rendered.test-support.tsx"
import { OfferSheet } from "./OfferSheet.tsx"

/** Returns what the sheet of an offer says of the goods. */
const goodsOf = async (groupId: ProductGroupId, productId: number, ...certificationIds: Array<number>) => {
  const group = productGroup(groupId)
  const offer = { ...offerOf("a", 100_001), productId, certificationIds }
  const html = await renderedIn(
    "de",
    <OfferSheet
      group={group}
      item={{ offer, perStation: [], savingsVersusSingle: null }}
      compared={likeWithLike(group, [offer], 0)}
      points={[]}
      isOpen={false}
      orderHref="#"
    />
  )
  return /data-part="quality">([^<]*)/u.exec(html)?.[1]
}

it("the goods have the same names as in the list: the kind of oil, the better product, the certificate", async () => {
  expect(await goodsOf(1, 1)).toBe("Heizöl Standard")
  expect(await goodsOf(1, 3)).toBe("Heizöl Premium")
  expect(await goodsOf(3, 20, 1)).toBe("ENplus A1")
})
