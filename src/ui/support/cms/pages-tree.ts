import type { CmsRow } from "./cms-page.ts"

/** A segment of a URL, with the page at that URL, if there is one, and the segments below it. */
export interface PageNode {
  readonly segment: string
  readonly row: CmsRow | undefined
  readonly below: ReadonlyArray<PageNode>
}

interface Growing {
  row: CmsRow | undefined
  readonly below: Map<string, Growing>
}

const grown = ({ below }: Growing): ReadonlyArray<PageNode> =>
  [...below]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([segment, node]) => ({ segment, row: node.row, below: grown(node) }))

/** Builds a tree of pages from their URLs; a segment without a page groups the pages below it. */
export const treeOf = (rows: ReadonlyArray<CmsRow>): ReadonlyArray<PageNode> => {
  const root: Growing = { row: undefined, below: new Map() }
  for (const row of rows) {
    let at = root
    for (const segment of row.path.split("/").filter((each) => each !== "")) {
      const next: Growing = at.below.get(segment) ?? { row: undefined, below: new Map() }
      at.below.set(segment, next)
      at = next
    }
    at.row = row
  }
  return grown(root)
}
