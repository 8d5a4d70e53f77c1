import { describe, expect, it } from "vitest"
import type { Block } from "./block.ts"
import type { ContentVersion } from "./content-page.ts"
import { draftDifferences } from "./differences.ts"
import type { PageDraft } from "./page-draft.ts"

const heading = (id: string, text = id): Block => ({ id, type: "heading", text })
const draft = (contents: Partial<ContentVersion>, settings: Partial<PageDraft> = {}): PageDraft => ({
  theme: null,
  countries: [1, 2, 3],
  author: "Redaktion",
  featured: false,
  contents: { title: "T", teaser: "t", seoTitle: "s", description: "d", blocks: [], ...contents },
  ...settings
})
const blocks = (...ids: ReadonlyArray<string>) => draft({ blocks: ids.map((id) => heading(id)) })

/** Writes each difference as a short text: `moved b`, `changed title`, `added 2 a`. */
const told = (before: PageDraft, after: PageDraft) =>
  draftDifferences(before, after).map(({ kind, name, block, country }) =>
    [kind, country, block ?? name].filter((part) => part !== null).join(" ")
  )

describe("the differences of two texts of a page (rule content.differences)", () => {
  it("are none if only the order of keys differs", () => {
    const one = draft({ blocks: [heading("a")], overrides: {} })
    const other = draft({ blocks: [JSON.parse('{"text":"a","type":"heading","id":"a"}') as Block] })
    expect(told(one, other)).toEqual([])
  })

  it.each([
    ["a block that was added", ["a", "b"], ["a", "x", "b"], ["added x"]],
    ["a block that is gone", ["a", "b", "c"], ["a", "c"], ["removed b"]],
    [
      "the one block that was moved, and not all others",
      ["a", "b", "c", "d"],
      ["b", "c", "d", "a"],
      ["moved a"]
    ],
    ["a block that came up", ["a", "b", "c", "d"], ["d", "a", "b", "c"], ["moved d"]],
    ["one of two that changed places", ["a", "b"], ["b", "a"], ["moved a"]],
    ["a new page", [], ["a"], ["added a"]]
  ])("name %s", (_, before, after, differences) => {
    expect(told(blocks(...before), blocks(...after))).toEqual(differences)
  })

  it("name texts, settings, pictures and a country's own texts", () => {
    const before = draft({
      blocks: [heading("a")],
      overrides: { 2: { title: "AT", blocks: { a: heading("a", "in Österreich") } } }
    })
    const after = draft(
      {
        title: "Neu",
        drawing: "pellets",
        blocks: [heading("a", "anders")],
        overrides: { 2: { title: "AT", blocks: { a: null } }, 3: { teaser: "CH" } }
      },
      { countries: [1, 2], featured: true }
    )
    expect(told(before, after)).toEqual([
      "changed countries",
      "changed featured",
      "changed title",
      "added drawing",
      "changed a",
      "changed 2 a",
      "added 3 teaser"
    ])
  })
})
