import { productGroup } from "../product/product-group.ts"
import type { Block } from "./block.ts"

/**
 * Id of an anchor on the page, and the heading that it belongs to; the heading is empty if all blocks of this kind use
 * the same anchor.
 */
type Anchor = readonly [id: string, words: string]

const anchorsOf = (block: Block): ReadonlyArray<Anchor> => {
  switch (block.type) {
    case "heading":
      return [[block.id, block.text]]
    case "questions":
    case "facts":
    case "crossLinks":
    case "dealers":
      return [[block.id, block.title]]
    case "bestPrice":
      return [...(block.suits.length > 0 ? [[block.id, ""] as const] : []), [`${block.id}-price`, ""]]
    case "comparison":
      return block.columns.map(({ groupId, title }) => [`form-${productGroup(groupId).slug}`, title])
    default:
      return []
  }
}

/** Returns every anchor of a page that a link may target by `#…`, with its text (rule content.check). */
export const anchorsIn = (blocks: ReadonlyArray<Block>): ReadonlyMap<string, string> =>
  new Map(blocks.flatMap(anchorsOf))
