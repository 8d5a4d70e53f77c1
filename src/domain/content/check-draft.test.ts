import { describe, expect, it } from "vitest"
import type { Block, BlockType } from "./block.ts"
import { draftCheck } from "./check-draft.ts"
import { blockTypes, newBlock } from "./edit/new-block.ts"
import type { PageDraft } from "./page-draft.ts"
import type { RichText } from "./rich-text.ts"

const draft = (...blocks: ReadonlyArray<Block>): PageDraft => ({
  theme: null,
  countries: [1],
  author: "Redaktion",
  featured: false,
  contents: { title: "T", teaser: "t", seoTitle: "s", description: "d", blocks }
})
const codesOf = (block: Block) =>
  draftCheck(draft(block), "landing", () => "there").map(({ code, block: id }) => [code, id])

const said: RichText = {
  type: "doc",
  content: [{ type: "paragraph", content: [{ type: "text", text: "x" }] }]
}
const titled = { title: "Titel", text: said }

/** Kinds of blocks that are complete as they are added: what they show comes from the shop's own data. */
const complete: ReadonlySet<BlockType> = new Set(["calculator", "priceChart", "dealers"])

describe("the check of blocks before publishing (rule content.check)", () => {
  it.each(blockTypes)("reports a new block of kind %s as not filled in", (type) => {
    const codes = codesOf(newBlock(type, "1")).map(([code]) => code)
    const missing = type === "picture" ? "missingAlt" : "emptyBlock"
    expect([codes.length > 0, codes.includes(missing)]).toEqual([!complete.has(type), !complete.has(type)])
  })

  it.each<Block>([
    { id: "a", type: "table", caption: "", head: ["Ort", ""], rows: [["Ulm", ""]] },
    { id: "a", type: "questions", title: "", questions: [titled] },
    { id: "a", type: "facts", title: "", facts: [titled] },
    { id: "a", type: "bestPrice", groupId: 3, suits: [said], suitsNot: [] },
    { id: "a", type: "comparison", title: "", columns: [{ groupId: 3, title: "Lose", rows: [titled] }] },
    { id: "a", type: "crossLinks", title: "", links: [{ title: "Start", text: "", path: "/" }] },
    { id: "a", type: "download", title: "Liste", text: "", path: "/daten/liste.pdf" }
  ])("reports nothing for a filled block of kind $type", (block) => {
    expect(codesOf(block)).toEqual([])
  })

  it.each<Block>([
    { id: "a", type: "table", caption: "", head: ["Ort"], rows: [["Ulm"], [" "]] },
    {
      id: "a",
      type: "questions",
      title: "",
      questions: [titled, { ...titled, text: { type: "doc", content: [] } }]
    },
    { id: "a", type: "facts", title: "", facts: [titled, { ...titled, title: " " }] }
  ])("reports the one empty row in a block of kind $type", (block) => {
    expect(codesOf(block)).toEqual([["emptyBlock", "a"]])
  })
})
