import { groupTable } from "../../product/group-table.ts"
import { usualGroup } from "../../product/product-group.ts"
import { fallbackPicture } from "../content-page.ts"
import type { Block, BlockOf, BlockType } from "../block.ts"
import type { RichText } from "../rich-text.ts"

/** Kinds of blocks, in the order of the menu. */
export const blockTypes = [
  "heading",
  "text",
  "picture",
  "table",
  "questions",
  "facts",
  "crossLinks",
  "download",
  "video",
  "calculator",
  "bestPrice",
  "comparison",
  "priceChart",
  "dealers"
] as const satisfies ReadonlyArray<BlockType>

export const emptyText: RichText = { type: "doc", content: [] }

export const emptyTitled = { title: "", text: emptyText } as const

const blanks: { readonly [Type in BlockType]: Omit<BlockOf<Type>, "id"> } = {
  heading: { type: "heading", text: "" },
  text: { type: "text", text: emptyText },
  picture: { type: "picture", picture: fallbackPicture },
  table: { type: "table", caption: "", head: ["", ""], rows: [["", ""]] },
  questions: { type: "questions", title: "", questions: [emptyTitled] },
  facts: { type: "facts", title: "", facts: [emptyTitled] },
  crossLinks: { type: "crossLinks", title: "", links: [{ title: "", text: "", path: "/" }] },
  download: { type: "download", title: "", text: "", path: "/" },
  video: { type: "video", title: "", href: "/", poster: fallbackPicture },
  calculator: { type: "calculator", groupId: usualGroup.id, groups: [] },
  bestPrice: { type: "bestPrice", groupId: usualGroup.id, suits: [emptyText], suitsNot: [emptyText] },
  comparison: {
    type: "comparison",
    title: "",
    columns: [
      { groupId: usualGroup.id, title: "", rows: [emptyTitled] },
      { groupId: groupTable.sacks.id, title: "", rows: [emptyTitled] }
    ]
  },
  priceChart: { type: "priceChart", chart: "pellets" },
  dealers: { type: "dealers", title: "" }
}

/**
 * Returns an empty block with a unique id. The id differs even from that of a block which another editor adds at the
 * same time.
 */
export const newBlock = (type: BlockType, random: string): Block =>
  Object.assign({ id: `${type}-${random}` }, blanks[type])
