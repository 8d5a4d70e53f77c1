import { expect, it } from "vitest"
import { renderedIn } from "../kit/rendered.test-support.tsx"
import { MoreProducts } from "./MoreProducts.tsx"

it("a landing page leads to prices and to the other ones", async () => {
  const html = await renderedIn("de", <MoreProducts here="woodChips" />)
  expect([...html.matchAll(/href="([^"]*)"/gu)].map(([, href]) => href)).toEqual([
    "/pelletpreise",
    "/pellets-prices/product-path",
    "/holzbriketts"
  ])
})
