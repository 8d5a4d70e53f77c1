// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react"
import { afterEach, beforeEach, expect, it } from "vitest"
import type { PageDraft } from "../../domain/content/page-draft.ts"
import { isRecord } from "../../domain/is-record.ts"
import { createClient } from "../../services/client/client.ts"
import { onDesk } from "../-desk/desk-form.test-support.tsx"
import { usePageEditor } from "./use-page-editor.ts"

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const words = (title: string, teaser: string) => ({
  title,
  teaser,
  seoTitle: "",
  description: "",
  blocks: []
})
const draft = (title: string, teaser: string): PageDraft => ({
  theme: null,
  countries: [1],
  author: "Redaktion",
  featured: false,
  contents: words(title, teaser)
})

/** A server with one page, which takes every save or answers none. */
const server = (answersSaves: boolean) => {
  const page: { RowVersion: number; Contents: unknown } = { RowVersion: 1, Contents: words("Alt", "Alt") }
  const answerTo = (address: string, init: RequestInit) => {
    if (address.endsWith("/anwesend")) return { Others: [], RowVersion: page.RowVersion }
    if (address.endsWith("/entwurf")) {
      const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : undefined
      if (isRecord(body) && isRecord(body["Draft"])) page.Contents = body["Draft"]["Contents"]
      page.RowVersion += 1
      return { Id: 7, RowVersion: page.RowVersion }
    }
    const { RowVersion, Contents } = page
    return {
      RowVersion,
      State: "draft",
      Draft: { Theme: null, Countries: [1], Author: "Redaktion", Featured: false, Contents }
    }
  }
  const client = createClient({
    csrfToken: () => "c",
    fetch: (address, init) =>
      answersSaves || !address.endsWith("/entwurf")
        ? Promise.resolve(Response.json(answerTo(address, init)))
        : new Promise(() => {})
  })
  return { page, client }
}

function Editor() {
  const { snapshot, wishes } = usePageEditor(7, undefined)
  const { title, teaser } = snapshot.context.draft.contents
  return (
    <>
      <p>{`${title}, ${teaser}`}</p>
      <output>{snapshot.context.clashes.join()}</output>
      <button type="button" onClick={wishes.onSave}>
        Speichern
      </button>
      <button type="button" onClick={() => wishes.onChooseAll("theirs")}>
        Andere
      </button>
    </>
  )
}

/** Stores what a tab that crashed had not saved. */
const crashed = (tab: string, keptAt: number, unsaved: PageDraft) =>
  localStorage.setItem(
    `cms-draft:7:${tab}`,
    JSON.stringify({ userId: "1", keptAt, base: draft("Alt", "Alt"), sent: [], draft: unsaved })
  )
const open = async ({ answersSaves = true } = {}) => {
  const { page, client } = server(answersSaves)
  await onDesk(() => <Editor />, { client, page: { session: { userId: "1" } } })
  return page
}
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }))

it("a page that two tabs were editing when they crashed gets the unsaved input of both (rule content.kept-draft)", async () => {
  crashed("a", 1, draft("Titel aus A", "Alt"))
  crashed("b", 2, draft("Alt", "Text aus B"))
  const page = await open()
  await screen.findByText("Alt, Text aus B")
  press("Speichern")
  await screen.findByText("Titel aus A, Text aus B")
  press("Speichern")
  await waitFor(() => expect(page.Contents).toEqual(words("Titel aus A", "Text aus B")))
  await waitFor(() => expect(localStorage).toHaveLength(0))
})

it("what two crashed tabs had changed in the same part is shown as a conflict, and is kept until the choice (rule content.kept-draft)", async () => {
  crashed("a", 1, draft("Titel aus A", "Alt"))
  crashed("b", 2, draft("Titel aus B", "Alt"))
  const page = await open()
  await screen.findByText("Titel aus B, Alt")
  press("Speichern")
  await screen.findByText("Titel aus A, Alt")
  expect([screen.getByRole("status").textContent, page.Contents]).toEqual([
    "title",
    words("Titel aus B", "Alt")
  ])
  expect(localStorage).toHaveLength(1)
  press("Andere")
  await screen.findByText("Titel aus B, Alt")
  await waitFor(() => expect(localStorage).toHaveLength(0))
})

it("unsaved input stays stored for its tab if another tab opens the page and takes the stored draft (rule content.kept-draft)", async () => {
  crashed("a", 1, draft("Titel aus A", "Alt"))
  await open({ answersSaves: false })
  await screen.findByText("Titel aus A, Alt")
  await waitFor(() => expect(localStorage).toHaveLength(1))
  const [key = ""] = Object.keys(localStorage)
  localStorage.removeItem(key)
  const other = new BroadcastChannel("cms-page:7")
  other.postMessage({ kind: "here", from: "other" })
  await waitFor(() => expect(localStorage.getItem(key)).toContain("Titel aus A"))
  other.close()
})
