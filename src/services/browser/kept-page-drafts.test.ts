import { describe, expect, it } from "vitest"
import { keptPageDraft } from "./kept-page-drafts.ts"
import { keptValues } from "./storage.ts"

const draft = (title: string) => ({
  theme: null,
  countries: [1, 2, 3] as const,
  author: "Redaktion",
  featured: false,
  contents: { title, teaser: "", seoTitle: "", description: "", blocks: [] }
})
const kept = { base: draft("Alt"), sent: [draft("Gesendet")], draft: draft("Neu") }

describe("drafts stored in the browser (rule content.kept-draft)", () => {
  it("are returned to their author, separately for each page", () => {
    const values = keptValues(() => undefined)
    keptPageDraft(values, "1", 7).keep(kept)
    expect(keptPageDraft(values, "1", 7).read()).toMatchObject(kept)
    expect(keptPageDraft(values, "1", 8).read()).toBeUndefined()
  })

  it("are not returned to another user, and are deleted then", () => {
    const values = keptValues(() => undefined)
    keptPageDraft(values, "1", 7).keep(kept)
    expect(keptPageDraft(values, "2", 7).read()).toBeUndefined()
    expect(keptPageDraft(values, "1", 7).read()).toBeUndefined()
  })

  it("are deleted if they are invalid", () => {
    const values = keptValues(() => undefined)
    values.set("cms-draft:7", JSON.stringify({ ...kept, userId: "1", draft: { contents: {} } }))
    expect(keptPageDraft(values, "1", 7).read()).toBeUndefined()
    expect(values.keys()).toEqual([])
  })
})
