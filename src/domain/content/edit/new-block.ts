import { fallbackPicture } from "../content-page.ts"
import type { Block, BlockOf, BlockType } from "../block.ts"
import type { RichText } from "../rich-text.ts"

/** Kinds in the order in which they are offered. */
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

/** A text in which nothing is written yet. */
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
  calculator: { type: "calculator", groupId: 1, groups: [] },
  bestPrice: { type: "bestPrice", groupId: 1, suits: [emptyText], suitsNot: [emptyText] },
  comparison: {
    type: "comparison",
    title: "",
    columns: [
      { groupId: 1, title: "", rows: [emptyTitled] },
      { groupId: 2, title: "", rows: [emptyTitled] }
    ]
  },
  priceChart: { type: "priceChart", chart: "pellets" },
  dealers: { type: "dealers", title: "" }
}

/** A block that is still empty, under an id that no other block has: also none that another editor adds meanwhile. */
export const newBlock = (type: BlockType, random: string): Block =>
  Object.assign({ id: `${type}-${random}` }, blanks[type])
