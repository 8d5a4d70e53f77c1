import { expect, it } from "vitest"
import { createActor, toPromise } from "xstate"
import type { PageDraft } from "../../../domain/content/page-draft.ts"
import { createClient } from "../../client/client.ts"
import { editorActors } from "./editor-actors.ts"

const draft = (title: string): PageDraft => ({
  theme: null,
  countries: [1, 2, 3],
  author: "Redaktion",
  featured: false,
  contents: { title, teaser: "", seoTitle: "", description: "", blocks: [] }
})

/** A page on the wire, as far as the editor reads it. */
const shown = (RowVersion: number, title: string) => ({
  RowVersion,
  State: "draft",
  Draft: {
    Theme: null,
    Countries: [1, 2, 3],
    Author: "Redaktion",
    Featured: false,
    Contents: draft(title).contents
  }
})

/** Answers a save or an action with this version, and the reading of the page with another one. */
const answering = (saved: number, read: object) =>
  editorActors(
    createClient({
      csrfToken: () => "c",
      fetch: (_, init) =>
        Promise.resolve(Response.json(init?.method === "POST" ? { Id: 7, RowVersion: saved } : read))
    }),
    7,
    () => {}
  )

const save = (saved: number, read: object) =>
  toPromise(
    createActor(answering(saved, read).savePage, { input: { rowVersion: 1, draft: draft("Meins") } }).start()
  )

it("a save answers with the page as it was saved", async () => {
  expect(await save(2, shown(2, "Meins"))).toMatchObject({
    kind: "saved",
    page: { rowVersion: 2, draft: { contents: { title: "Meins" } } }
  })
})

it("a save never passes off what another user has saved right after it as one's own text (rule content.merge)", async () => {
  expect(await save(2, shown(3, "Ihrs"))).toMatchObject({
    kind: "saved",
    page: { rowVersion: 2, draft: { contents: { title: "Meins" } } }
  })
})

it("an action over which another user has saved counts as unanswered, so that the page is read anew", async () => {
  const actor = createActor(answering(2, shown(3, "Ihrs")).actOnPage, {
    input: { rowVersion: 1, act: { kind: "discard" } }
  })
  // without an observer, the failure would be reported as unhandled
  actor.subscribe({ error: () => {} })
  await expect(toPromise(actor.start())).rejects.toMatchObject({ name: "NoAnswer" })
})
