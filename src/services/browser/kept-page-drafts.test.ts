import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { keptPageDraft } from "./kept-page-drafts.ts"
import { type KeptValues, keptValues } from "./storage.ts"

const draft = (title: string) => ({
  theme: null,
  countries: [1, 2, 3] as const,
  author: "Redaktion",
  featured: false,
  contents: { title, teaser: "", seoTitle: "", description: "", blocks: [] }
})
const kept = { base: draft("Alt"), sent: [draft("Gesendet")], draft: draft("Neu") }

const nothingOpen = new Set<string>()

/** The drafts of page 7 in one tab of the browser of user 1, unless stated otherwise. */
const inTab = (values: KeptValues, tab: string, { userId = "1", pageId = 7 } = {}) =>
  keptPageDraft(values, userId, pageId, tab)

describe("drafts stored in the browser (rule content.kept-draft)", () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it("are returned to their author, separately for each page", () => {
    const values = keptValues(() => undefined)
    inTab(values, "a").keep(kept)
    expect(inTab(values, "b", { pageId: 70 }).take(nothingOpen)).toBeUndefined()
    expect(inTab(values, "b").take(nothingOpen)).toMatchObject(kept)
  })

  it("of two tabs that crashed are both returned, the newest first", () => {
    const values = keptValues(() => undefined)
    const [first, second] = [inTab(values, "a"), inTab(values, "b")]
    first.keep(kept)
    vi.advanceTimersByTime(1_000)
    second.keep({ ...kept, draft: draft("Daneben") })
    vi.advanceTimersByTime(1_000)
    first.keep({ ...kept, draft: draft("Zuletzt") })

    const opened = inTab(values, "c")
    expect(opened.take(nothingOpen)?.draft).toEqual(draft("Zuletzt"))
    opened.drop()
    expect(opened.take(nothingOpen)?.draft).toEqual(draft("Daneben"))
    opened.drop()
    expect(opened.take(nothingOpen)).toBeUndefined()
    expect(values.keys()).toEqual([])
  })

  it("survive if the tab that took them crashes as well, without becoming more", () => {
    const values = keptValues(() => undefined)
    inTab(values, "a").keep(kept)
    expect(inTab(values, "b").take(nothingOpen)).toMatchObject(kept)
    expect(inTab(values, "c").take(nothingOpen)).toMatchObject(kept)
    expect(values.keys()).toEqual(["cms-draft:7:c"])
  })

  it("of a tab that is still open stay with this tab, and are not deleted by another one", () => {
    const values = keptValues(() => undefined)
    const [open, other] = [inTab(values, "a"), inTab(values, "b")]
    open.keep(kept)
    expect(other.take(new Set(["a"]))).toBeUndefined()
    other.keep({ ...kept, draft: draft("Anderes") })
    other.drop()
    expect(inTab(values, "c").take(nothingOpen)).toMatchObject(kept)
  })

  it("that are stored without a tab are returned as well", () => {
    const values = keptValues(() => undefined)
    values.set("cms-draft:7", JSON.stringify({ ...kept, userId: "1" }))
    expect(inTab(values, "a").take(nothingOpen)).toMatchObject(kept)
    expect(values.keys()).toEqual(["cms-draft:7:a"])
  })

  it("are not returned to another user, and are deleted then", () => {
    const values = keptValues(() => undefined)
    inTab(values, "a").keep(kept)
    inTab(values, "b").keep(kept)
    expect(inTab(values, "c", { userId: "2" }).take(nothingOpen)).toBeUndefined()
    expect(values.keys()).toEqual([])
  })

  it("are deleted if they are invalid", () => {
    const values = keptValues(() => undefined)
    values.set("cms-draft:7:a", JSON.stringify({ ...kept, userId: "1", draft: { contents: {} } }))
    expect(inTab(values, "b").take(nothingOpen)).toBeUndefined()
    expect(values.keys()).toEqual([])
  })
})
