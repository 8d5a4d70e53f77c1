import { expect, it } from "vitest"
import type { CmsRow } from "./cms-page.ts"
import { type PageNode, treeOf } from "./pages-tree.ts"

const row = (path: string): CmsRow => ({
  id: 1,
  kind: "landing",
  path,
  title: path,
  theme: null,
  countries: [1],
  state: "published",
  isLive: true,
  changedAt: "2026-01-15T08:00:00Z",
  editor: { id: null, name: "" },
  publishAt: null,
  nextAt: null,
  expiresAt: null
})

/** Returns one line per segment, indented by depth; a star marks a segment that is a page. */
const drawn = (nodes: ReadonlyArray<PageNode>, depth = 0): ReadonlyArray<string> =>
  nodes.flatMap(({ segment, row: page, below }) => [
    `${"  ".repeat(depth)}${segment}${page === undefined ? "" : " *"}`,
    ...drawn(below, depth + 1)
  ])

it("puts pages below the segments of their addresses, in the order of the alphabet", () => {
  const paths = [
    "/news/artikel/b",
    "/pellets-prices",
    "/news/artikel/a",
    "/pellets-prices/product-path",
    "/agb"
  ]
  expect(drawn(treeOf(paths.map(row)))).toEqual([
    "agb *",
    "news",
    "  artikel",
    "    a *",
    "    b *",
    "pellets-prices *",
    "  product-path *"
  ])
})

it("keeps each page with its own row, however the rows are ordered", () => {
  const [top] = treeOf([row("/a/b"), row("/a")])
  expect(top?.row?.path).toBe("/a")
  expect(top?.below[0]?.row?.path).toBe("/a/b")
})

it("is empty without pages", () => {
  expect(treeOf([])).toEqual([])
})
