import { assert } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { PublicationEvent } from "../../domain/content/publication.ts"
import type { Role } from "../../domain/rights/roles.ts"
import { replayedPublication } from "../../machines/publication/lead-publication.ts"
import { morning } from "./api.test-support.ts"
import { bodyOf } from "./customers.test-support.ts"
import { readRefusal } from "./journey.test-support.ts"
import { signedInWith } from "./staff.test-support.ts"
import { type Answer, type TestVisitor, visitor } from "./visitor.test-support.ts"

export interface Draft {
  readonly Theme: string | null
  readonly Countries: ReadonlyArray<number>
  readonly Author: string
  readonly Featured: boolean
  readonly Contents: Readonly<Record<string, unknown>>
}
export interface Page {
  readonly Id: number
  readonly RowVersion: number
  readonly State: string
  readonly IsLive: boolean
  readonly Path: string
  readonly Draft: Draft
  readonly Published: Draft | null
  readonly Versions: ReadonlyArray<{ readonly Number: number; readonly IsLive: boolean }>
  readonly Log: ReadonlyArray<{ readonly Event: string; readonly Detail: Readonly<Record<string, unknown>> }>
  readonly Acts: ReadonlyArray<string>
  readonly Note: string | null
  readonly Others: ReadonlyArray<{ readonly Name: string }>
}
export interface Saved {
  readonly Id: number
  readonly RowVersion: number
}

export const desk = "/api/support/cms"
export const paragraph = (text: string, marks: ReadonlyArray<unknown> = []) => ({
  type: "doc",
  content: [{ type: "paragraph", content: [{ type: "text", text, ...(marks.length > 0 && { marks }) }] }]
})
export const textBlock = (id: string, text: string) => ({ id, type: "text", text: paragraph(text) })

export const member = (name: string, role: Role = "Role_Interaid_Editor") =>
  Effect.map(signedInWith(`${name}@desk.example`, role, morning), ({ client }) => client)

export const show = (who: TestVisitor, id: number) =>
  Effect.map(who.get(`${desk}/${id}`), (answer) => bodyOf<Page>(answer))

export const act = Effect.fnUntraced(function* (
  who: TestVisitor,
  id: number,
  call: string,
  more: object = {}
) {
  const { RowVersion } = yield* show(who, id)
  return yield* who.post(`${desk}/${id}/${call}`, { RowVersion, ...more })
})

export const atOnce = { PublishAt: null, ExpiresAt: null }

/** Saves a draft with changed contents and, if given, changed settings; everything else stays unchanged. */
export const write = Effect.fnUntraced(function* (
  who: TestVisitor,
  id: number,
  contents: object,
  settings: object = {}
) {
  const { RowVersion, Draft } = yield* show(who, id)
  const next = { ...Draft, ...settings, Contents: { ...Draft.Contents, ...contents } }
  return yield* who.post(`${desk}/entwurf`, { Id: id, RowVersion, Draft: next })
})

export const sound = {
  teaser: "Worum es geht",
  description: "Beschreibung",
  blocks: [textBlock("eins", "Erster Absatz"), textBlock("zwei", "Zweiter Absatz")]
}

export const made = Effect.fnUntraced(function* (
  who: TestVisitor,
  path: string,
  kind: "landing" | "guide" | "news" = "landing"
) {
  const answer = yield* who.post(desk, {
    Kind: kind,
    Path: path,
    Title: "Neue Seite",
    Theme: kind === "guide" ? "kaufen" : null
  })
  const { Id } = bodyOf<Saved>(answer)
  bodyOf(yield* write(who, Id, sound))
  return Id
})

export const seenAt = Effect.fnUntraced(function* (path: string, countryId = 1) {
  const guest = yield* visitor
  const answer = yield* guest.get(`/api/site/${countryId}/content/page?path=${path}`)
  return { status: answer.status, body: answer.body as { Page?: { Title: string }; MovedTo?: string } }
})

/** Waits until a change is visible: each server process applies it when it is notified (rule content.published). */
export const seenAs = (path: string, isAs: (seen: Effect.Success<ReturnType<typeof seenAt>>) => boolean) =>
  Effect.map(Effect.repeat(seenAt(path), { until: isAs, times: 300 }), (seen) => {
    assert.isTrue(isAs(seen), `${path}: ${seen.status} ${JSON.stringify(seen.body).slice(0, 200)}`)
  })

/**
 * Checks that the stored state of a page is the one that the state machine derives from the page's log, and that the
 * log has no gaps.
 */
export const expectLogged = Effect.fnUntraced(function* (id: number) {
  const sql = yield* SqlClient
  const [row] = yield* sql<{ readonly state: string; readonly facts: object }>`
    select state, facts from content_desk where page_id = ${id}`
  const log = yield* sql<{ readonly version: number; readonly event: PublicationEvent }>`
    select version, data || jsonb_build_object('type', event) as event from content_event
    where page_id = ${id} order by version`
  assert.deepStrictEqual(
    log.map(({ version }) => version),
    log.map((_, index) => index + 1)
  )
  const own = log.filter(({ event }) => event.type.startsWith("publication."))
  const replayed = replayedPublication(own.map(({ event }) => ({ machineVersion: 1, event })))
  assert.deepStrictEqual(replayed as object, row)
})

export const codesOf = (answer: Answer) => readRefusal(answer).problems.map(({ code }) => code)
