import { expect, it } from "vitest"
import { renderedIn } from "../../kit/rendered.test-support.tsx"
import { FoundItems } from "./FoundItems.tsx"

const shown = (page: number, total: number) => {
  const item = { kind: "News", path: "/news/artikel/x", title: "x", teaser: "" } as const
  const found = { items: [item], total, page, size: 10, isLoose: false }
  return renderedIn("de", <FoundItems written="holz" found={found} />, ["documents"])
}

it("there is no link to a page beyond the last one that can be requested (rule content.search)", async () => {
  expect(await shown(499, 10_000)).toContain("/suche?q=holz&amp;seite=500")
  const last = await shown(500, 10_000)
  expect(last).not.toContain('rel="next"')
  expect(last).toContain("Seite 500 von 500")
  expect(await shown(2, 20)).toContain("Seite 2 von 2")
})
