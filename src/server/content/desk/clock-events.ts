import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { PublicationEvent } from "../../../domain/content/publication.ts"
import { forgetRedirect } from "./addresses.ts"
import { byHouse } from "./page-actor.ts"
import { lifeOf, lockAnyPage, type PageStand } from "./page-row.ts"
import { adoptPage, type DeskPage, leadPage } from "./write-publication.ts"

/** Name of the job that logs scheduled publications and expirations. */
export const contentDueJob = "content-due"

type ClockEvent = Extract<PublicationEvent, { readonly type: "publication.appeared" | "publication.expired" }>

/** Returns the time when the scheduled version is published, in ms. */
const comesAt = ({ nextAt, publishAt }: PageStand): number => (nextAt ?? publishAt)?.getTime() ?? Infinity

/** Returns the due events of a page, the earliest first. */
export const dueEvents = (
  row: PageStand,
  now: number
): ReadonlyArray<ClockEvent & { readonly at: number }> => {
  const { facts } = lifeOf(row, now)
  const ends = row.expiresAt?.getTime() ?? Infinity
  const comes = facts.next === null ? Infinity : comesAt(row)
  return [
    { type: "publication.appeared" as const, at: comes },
    { type: "publication.expired" as const, at: ends }
  ]
    .filter(
      ({ type, at }) => at <= now && (type === "publication.appeared" || facts.live !== null || comes <= at)
    )
    .toSorted((one, other) => one.at - other.at)
}

/** Logs the scheduled changes of a locked page that have already taken effect for visitors (rule content.published). */
export const settlePage = Effect.fnUntraced(function* (page: DeskPage, now: number) {
  const sql = yield* SqlClient
  let settled = page
  for (const { at, ...event } of dueEvents(page, now)) {
    const led: DeskPage | undefined = yield* leadPage(settled, event, byHouse, at)
    if (led === undefined) continue
    settled = led
    if (event.type === "publication.appeared") {
      yield* forgetRedirect(page.path)
      yield* sql`
        update content_page page
        set published_version = version.number, next_version = null, next_at = null,
          theme = coalesce(version.theme, page.theme), countries = coalesce(version.countries, page.countries),
          author = coalesce(version.author, page.author), featured = coalesce(version.featured, page.featured)
        from content_version version
        where page.id = ${page.id} and version.page_id = page.id and version.number = ${led.facts.live}`
    } else if (led.facts.next === null)
      yield* sql`update content_page set state = 'ended' where id = ${page.id}`
  }
  return settled
})

/** Logs the due scheduled changes of every page. */
export const settleDue = Effect.gen(function* () {
  const sql = yield* SqlClient
  const now = yield* Clock.currentTimeMillis
  const moment = new Date(now).toISOString()
  const due = yield* sql<{ readonly id: number }>`
    select p.id::int as id from content_page p join content_desk d on d.page_id = p.id
    where (d.facts ->> 'next' is not null and coalesce(p.next_at, p.publish_at) <= ${moment}::timestamptz)
      or (d.facts ->> 'live' is not null and p.expires_at <= ${moment}::timestamptz)
    order by p.id`
  for (const { id } of due)
    yield* sql.withTransaction(
      Effect.gen(function* () {
        const row = yield* lockAnyPage(id)
        if (row !== undefined) yield* settlePage(yield* adoptPage(row, now), now)
      })
    )
})
