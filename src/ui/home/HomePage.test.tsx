import { expect, it } from "vitest"
import { usualGroup } from "../../domain/product/product-group.ts"
import { renderedIn } from "../kit/rendered.test-support.tsx"
import { HomePage } from "./HomePage.tsx"

it("space for a returning visitor's own price is reserved if the country has no best offers", async () => {
  const html = await renderedIn(
    "de",
    <HomePage
      calculator={null}
      group={usualGroup}
      bestOffers={[]}
      isEmpty={false}
      nationalPrice={null}
      alarm={null}
      trust={null}
      advert={null}
    />,
    ["shop", "documents"]
  )
  expect(html).not.toContain("best-offers")
  expect(html).toContain(`data-own-price="${usualGroup.id}" hidden=""`)
})
