import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { PageDraft } from "../../../domain/content/page-draft.ts"
import {
  type PublicationEvent,
  type PublicationFacts,
  type PublicationState,
  publicationVersion
} from "../../../domain/content/publication.ts"
import { ledPublication, type Publication } from "../../../machines/publication/lead-publication.ts"
import { byHouse, type PageActor } from "./page-actor.ts"
import { lifeOf, type PageRow, readDraft, rowVersionOf } from "./page-row.ts"

/** A locked page that has a row in the table of the desk. */
export type DeskPage = PageRow & {
  readonly deskVersion: number
  readonly state: PublicationState
  readonly facts: PublicationFacts
}

/** Events that are logged in addition to the state machine's own events. */
type DeskEvent =
  | { readonly type: "content.create" }
  | { readonly type: "content.move"; readonly from: string; readonly to: string }
  | { readonly type: "content.restore"; readonly version: number }

export const logPage = Effect.fnUntraced(function* (
  id: number,
  { type, ...data }: PublicationEvent | DeskEvent,
  state: PublicationState,
  actor: PageActor,
  now: number
) {
  const sql = yield* SqlClient
  yield* sql`
    insert into content_event (page_id, version, event, state, at, actor_id, actor_name, data, machine_version)
    select ${id}, coalesce(max(version), 0) + 1, ${type}, ${state}, ${new Date(now).toISOString()}::timestamptz,
      ${actor.id}::int, ${actor.name}, ${JSON.stringify(data)}::jsonb, ${publicationVersion}
    from content_event where page_id = ${id}`
})

/**
 * Creates the desk's row for a page that comes with the shop, unless the row exists; from then on, no start of the shop
 * overwrites the page (rule content.house).
 */
export const adoptPage = Effect.fnUntraced(function* (row: PageRow, now: number) {
  const life = lifeOf(row, now)
  if (row.deskVersion !== null) {
    if (row.machineVersion !== publicationVersion)
      return yield* Effect.die(`page ${row.id} is of version ${row.machineVersion} of its machine`)
    return { ...row, ...life, deskVersion: row.deskVersion } satisfies DeskPage
  }
  const sql = yield* SqlClient
  const deskVersion = rowVersionOf(row)
  yield* sql`
    insert into content_desk (page_id, row_version, state, machine_version, facts, draft, changed_at, editor_name)
    values (${row.id}, ${deskVersion}, ${life.state}, ${publicationVersion}, ${JSON.stringify(life.facts)}::jsonb,
      ${JSON.stringify(readDraft(row))}::jsonb, ${row.pageChangedAt.toISOString()}::timestamptz, '')`
  yield* sql`update content_page set is_edited = true where id = ${row.id}`
  const version = life.facts.live ?? life.facts.next
  if (version !== null) {
    const type = life.facts.live === null ? "publication.schedule" : "publication.publish"
    yield* logPage(row.id, { type, version }, life.state, byHouse, row.publishAt?.getTime() ?? now)
  }
  return { ...row, ...life, deskVersion } satisfies DeskPage
})

const isSameLife = (one: Publication, other: Publication): boolean =>
  one.state === other.state && JSON.stringify(one.facts) === JSON.stringify(other.facts)

/**
 * Applies an event to a locked page: stores the new state and a log entry. Returns undefined if the state machine
 * refuses the event; an edit that does not change the state is not logged.
 */
export const leadPage = Effect.fnUntraced(function* (
  page: DeskPage,
  event: PublicationEvent,
  actor: PageActor,
  now: number
) {
  const led = ledPublication(page, event)
  if (led === undefined) return undefined
  const sql = yield* SqlClient
  // scheduled changes do not raise the version, since no editor's page becomes outdated by them
  const isByClock = event.type === "publication.appeared" || event.type === "publication.expired"
  const deskVersion = page.deskVersion + (isByClock ? 0 : 1)
  yield* sql`
    update content_desk set state = ${led.state}, facts = ${JSON.stringify(led.facts)}::jsonb,
      row_version = ${deskVersion} where page_id = ${page.id}`
  if (event.type !== "publication.edit" || !isSameLife(page, led))
    yield* logPage(page.id, event, led.state, actor, now)
  return { ...page, ...led, deskVersion } satisfies DeskPage
})

export const writeDraft = Effect.fnUntraced(function* (
  id: number,
  draft: PageDraft,
  actor: PageActor,
  now: number
) {
  const sql = yield* SqlClient
  yield* sql`
    update content_desk set draft = ${JSON.stringify(draft)}::jsonb, editor_id = ${actor.id}::int,
      editor_name = ${actor.name}, changed_at = ${new Date(now).toISOString()}::timestamptz
    where page_id = ${id}`
})
