import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { deskActs } from "../../../contract/schemas/content-desk.schema.ts"
import { attendanceMs } from "../../../domain/content/page-draft.ts"
import type { PublicationEvent } from "../../../domain/content/publication.ts"
import { admin } from "../../../domain/rights/roles.ts"
import { ledPublication, type Publication } from "../../../machines/publication/lead-publication.ts"
import { staffMember } from "../../http/staff-member.ts"
import { dueEvents } from "./clock-events.ts"
import {
  findPage,
  lifeOf,
  type ListedPage,
  type PageRow,
  type PageStand,
  publishedOf,
  readDraft,
  rowVersionOf
} from "./page-row.ts"

/** Maximum number of log entries that a page shows. */
const mostEntries = 200

/** Returns the state of a page at a time, including scheduled changes that are due but not stored yet. */
export const standingOf = (row: PageStand, now: number): Publication =>
  dueEvents(row, now).reduce(
    (life, { at: _, ...event }) => ledPublication(life, event) ?? life,
    lifeOf(row, now)
  )

type Act = (typeof deskActs)[number]

const sampleEvents = (by: number): ReadonlyArray<readonly [Act, PublicationEvent]> => [
  ["save", { type: "publication.edit", by }],
  ["publish", { type: "publication.publish", version: 1 }],
  ["schedule", { type: "publication.schedule", version: 1 }],
  ["unschedule", { type: "publication.unschedule" }],
  ["end", { type: "publication.end" }],
  ["discard", { type: "publication.discard" }],
  ["askReview", { type: "publication.askReview", by, note: "" }],
  ["recall", { type: "publication.recall" }],
  ["approve", { type: "publication.approve", by }],
  ["sendBack", { type: "publication.sendBack", by, note: "." }]
]

const ofSecondEyes: ReadonlySet<Act> = new Set<Act>(["approve", "sendBack"])

/** Whether the page can be deleted: it was never published and is not scheduled. */
export const mayGo = ({ facts }: Publication): boolean =>
  !facts.wasLive && facts.live === null && facts.next === null

/** Returns the actions that the state machine allows the caller (rules content.publication and content.rights). */
const actsOf = (
  life: Publication,
  me: { readonly accountId: number; readonly roles: ReadonlyArray<string> }
) => {
  const isEditor = me.roles.includes(admin) || me.roles.includes("Role_Interaid_Editor")
  const taken = sampleEvents(me.accountId)
    .filter(
      ([act, event]) => (isEditor || !ofSecondEyes.has(act)) && ledPublication(life, event) !== undefined
    )
    .map(([act]) => act)
  return [...taken, "move" as const, ...(mayGo(life) ? ["remove" as const] : [])]
}

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

/** Returns the data of a page that are shown both in the list and on the page itself. */
export const headOf = (row: ListedPage, now: number) => {
  const life = standingOf(row, now)
  const isComing = life.facts.next !== null
  return {
    id: row.id,
    rowVersion: rowVersionOf(row),
    kind: row.kind,
    path: row.path,
    title: row.title,
    ...row.told,
    state: life.state,
    isLive: life.facts.live !== null,
    changedAt: (row.changedAt ?? row.pageChangedAt).toISOString(),
    editor: { id: row.editorId, name: row.editorName ?? "" },
    publishAt: life.facts.live === null && isComing ? null : iso(row.publishAt),
    nextAt: isComing ? iso(row.nextAt ?? row.publishAt) : null,
    // an end that has passed, or that was not waited for, is none of the page's next publication
    expiresAt: life.facts.live === null && !isComing ? null : iso(row.expiresAt)
  }
}

/** Returns the other users who have the page open. */
export const othersAt = Effect.fnUntraced(function* (pageId: number, now: number) {
  const { accountId } = yield* staffMember
  const sql = yield* SqlClient
  const since = new Date(now - attendanceMs).toISOString()
  const rows = yield* sql<{ readonly name: string; readonly at: Date }>`
    select coalesce(nullif(trim(first_name || ' ' || last_name), ''), email) as name, at
    from content_attendance join account on account.id = account_id
    where page_id = ${pageId} and account_id <> ${accountId} and at > ${since}::timestamptz order by at desc`
  return rows.map(({ name, at }) => ({ name, at: at.toISOString() }))
})

interface VersionRow {
  readonly number: number
  readonly writtenAt: Date
  readonly writtenBy: string
}

interface LogRow {
  readonly at: Date
  readonly event: string
  readonly state: Publication["state"]
  readonly actorId: number | null
  readonly actorName: string
  readonly detail: Readonly<Record<string, string | number | boolean>>
}

/** Returns the complete page, as responses and conflicts contain it. */
export const shownPage = Effect.fnUntraced(function* (row: PageRow) {
  const sql = yield* SqlClient
  const now = yield* Clock.currentTimeMillis
  const member = yield* staffMember
  const life = standingOf(row, now)
  const versions = yield* sql<VersionRow>`
    select number, written_at as "writtenAt", written_by as "writtenBy" from content_version
    where page_id = ${row.id} order by number desc`
  const log = yield* sql<LogRow>`
    select at, event, state, actor_id as "actorId", actor_name as "actorName", data as detail from content_event
    where page_id = ${row.id} order by version desc limit ${mostEntries}`
  const draft = readDraft(row)
  const { contents, ...told } = draft
  return {
    ...headOf({ ...row, title: contents.title, told }, now),
    draft,
    published: life.facts.live === null ? null : publishedOf(row),
    versions: versions.map(({ number, writtenAt, writtenBy }) => ({
      number,
      writtenAt: writtenAt.toISOString(),
      writtenBy,
      isLive: number === life.facts.live,
      isNext: number === life.facts.next
    })),
    log: log.map(({ at, event, state, actorId, actorName, detail }) => ({
      at: at.toISOString(),
      event,
      state,
      actor: { id: actorId, name: actorName },
      detail
    })),
    note: life.facts.note,
    acts: actsOf(life, member),
    others: yield* othersAt(row.id, now)
  }
})

export const showPage = (id: number) => Effect.flatMap(findPage(id), shownPage)

/**
 * Records that the caller has the page open; returns the other users who have the page open, and whether a newer
 * version was saved.
 */
export const attend = Effect.fnUntraced(function* (pageId: number) {
  const row = yield* findPage(pageId)
  const now = yield* Clock.currentTimeMillis
  const { accountId } = yield* staffMember
  const sql = yield* SqlClient
  yield* sql`
    insert into content_attendance (page_id, account_id, at)
    values (${pageId}, ${accountId}, ${new Date(now).toISOString()}::timestamptz)
    on conflict (page_id, account_id) do update set at = excluded.at`
  return { rowVersion: rowVersionOf(row), others: yield* othersAt(pageId, now) }
})
