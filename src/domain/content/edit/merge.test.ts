import { describe, expect, it } from "vitest"
import type { Block } from "../block.ts"
import type { ContentVersion } from "../content-page.ts"
import type { PageDraft } from "../page-draft.ts"
import { applyEdit, type Edit, type Worked } from "./apply-edit.ts"
import { differingParts, mergeDrafts, withPartOf } from "./merge.ts"

const heading = (id: string, text: string): Block => ({ id, type: "heading", text })
const contents: ContentVersion = {
  title: "Pellets lagern",
  teaser: "So bleibt es trocken.",
  seoTitle: "Pellets lagern",
  description: "Was ein Lager braucht.",
  blocks: [heading("a", "Eins"), heading("b", "Zwei"), heading("c", "Drei")]
}
const base: PageDraft = { theme: null, countries: [1, 2, 3], author: "Redaktion", featured: false, contents }
const after = (...edits: ReadonlyArray<Edit>): PageDraft =>
  edits.reduce<Worked>(applyEdit, { draft: base, removed: [] }).draft
const said = (id: string, text: string): Edit => ({ kind: "block", block: heading(id, text) })
const texts = ({ contents: { blocks } }: PageDraft) =>
  blocks.map((block) => (block.type === "heading" ? block.text : block.type))
const merged = (mine: PageDraft, theirs: PageDraft) => mergeDrafts({ base, mine, theirs })

describe("merging what two editors made of a page (rule content.merge)", () => {
  it("keeps both changes if they are in different parts", () => {
    const { draft: version, clashes } = merged(
      after(said("a", "Meins"), { kind: "word", name: "title", word: "Mein Titel" }),
      after(said("b", "Ihres"), { kind: "add", block: heading("d", "Vier"), index: 3 })
    )
    expect(clashes).toEqual([])
    expect(version.contents.title).toBe("Mein Titel")
    expect(texts(version)).toEqual(["Meins", "Ihres", "Drei", "Vier"])
  })

  it("reports parts that both changed differently, and takes the other editor's version only on request", () => {
    const theirs = after(said("a", "Ihres"), { kind: "word", name: "title", word: "Ihr Titel" })
    const { draft: version, clashes } = merged(
      after(said("a", "Meins"), { kind: "word", name: "title", word: "Meiner" }),
      theirs
    )
    expect(clashes).toEqual(["block:a", "title"])
    expect(texts(version)[0]).toBe("Meins")
    const chosen = withPartOf(version, theirs, "block:a")
    expect([texts(chosen)[0], chosen.contents.title]).toEqual(["Ihres", "Meiner"])
  })

  it("asks whether to keep a block that one removed and the other changed, and knows its position", () => {
    const theirs = after(said("b", "Ihres"))
    const { draft: version, clashes } = merged(after({ kind: "remove", id: "b" }), theirs)
    expect([clashes, texts(version)]).toEqual([["block:b"], ["Eins", "Drei"]])
    expect(texts(withPartOf(version, theirs, "block:b"))).toEqual(["Eins", "Ihres", "Drei"])
    const other = merged(theirs, after({ kind: "remove", id: "b" }))
    expect([other.clashes, texts(other.draft)]).toEqual([["block:b"], ["Eins", "Ihres", "Drei"]])
  })

  it("keeps a move together with the other's text change, and asks if both moved the same block", () => {
    const moved = after({ kind: "move", id: "c", by: -2 })
    expect(texts(merged(after(said("b", "Meins")), moved).draft)).toEqual(["Drei", "Eins", "Meins"])
    const { draft: version, clashes } = merged(after({ kind: "move", id: "a", by: 1 }), moved)
    expect([clashes, texts(version)]).toEqual([["order"], ["Zwei", "Eins", "Drei"]])
    expect(texts(withPartOf(version, moved, "order"))).toEqual(["Drei", "Eins", "Zwei"])
  })

  it("keeps blocks added by both, each after the block that it was added after", () => {
    const mine = after({ kind: "add", block: heading("m", "Meins"), index: 1 })
    const theirs = after({ kind: "add", block: heading("t", "Ihres"), index: 3 })
    expect(texts(merged(mine, theirs).draft)).toEqual(["Eins", "Meins", "Zwei", "Drei", "Ihres"])
  })

  it("merges texts of single countries by text and by block", () => {
    const mine = after({ kind: "ownWord", country: "2", name: "title", word: "Für Wien" })
    const theirs = after({ kind: "ownBlock", country: "3", id: "a", block: null })
    const { draft: version, clashes } = merged(mine, theirs)
    expect(clashes).toEqual([])
    expect(version.contents.overrides).toEqual({ "2": { title: "Für Wien" }, "3": { blocks: { a: null } } })
    expect(differingParts(base, version)).toEqual(["2:title", "3:block:a"])
    // when a block is removed, its country overrides are removed as well
    expect(merged(mine, after({ kind: "remove", id: "a" })).draft.contents.overrides).toEqual({
      "2": { title: "Für Wien" }
    })
  })

  it("reports no conflict if both made the same change", () => {
    expect(merged(after(said("a", "Gleich")), after(said("a", "Gleich")))).toEqual({
      draft: after(said("a", "Gleich")),
      clashes: []
    })
  })
})

describe("the actions of an editor on a page (rule content.editor)", () => {
  it("a block moves only within the list", () => {
    expect(texts(after({ kind: "move", id: "a", by: -1 }))).toEqual(["Eins", "Zwei", "Drei"])
    expect(texts(after({ kind: "move", id: "a", by: 9 }))).toEqual(["Zwei", "Drei", "Eins"])
  })

  it("a block is duplicated with the texts of single countries, and only once on a double click", () => {
    const twice: Edit = { kind: "duplicate", id: "a", newId: "a2" }
    const own: Edit = { kind: "ownBlock", country: "2", id: "a", block: heading("a", "Servus") }
    const version = after(own, twice, twice)
    expect(texts(version)).toEqual(["Eins", "Eins", "Zwei", "Drei"])
    expect(version.contents.overrides?.["2"]?.blocks).toMatchObject({ a2: { id: "a2", text: "Servus" } })
  })

  it("removed blocks are restored with all their parts, the last one first", () => {
    const own: Edit = { kind: "ownBlock", country: "3", id: "b", block: null }
    const before = after(own)
    const removed = after(
      own,
      { kind: "remove", id: "b" },
      { kind: "remove", id: "b" },
      { kind: "remove", id: "a" }
    )
    expect([texts(removed), removed.contents.overrides]).toEqual([["Drei"], undefined])
    const undo: Edit = { kind: "undoRemove" }
    expect(after(own, { kind: "remove", id: "b" }, { kind: "remove", id: "a" }, undo, undo, undo)).toEqual(
      before
    )
  })
})
