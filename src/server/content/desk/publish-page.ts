import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { draftDifferences } from "../../../domain/content/differences.ts"
import type { PageDraft } from "../../../domain/content/page-draft.ts"
import { mediaFileAt } from "../../../domain/media/media-address.ts"
import { addJob } from "../../db/add-job.ts"
import { audit } from "../../db/audit-event.ts"
import { invalid } from "../../http/refusals.ts"
import { type LeadPicture, leadPictureJob } from "../../ports/media-store.ts"
import { forgetRedirect } from "./addresses.ts"
import { changePage, type ChangeBy } from "./change-page.ts"
import { problemsOf } from "./check-page.ts"
import { contentDueJob } from "./clock-events.ts"
import { readDraft } from "./page-row.ts"
import { lastVersion, versionOf } from "./versions.ts"
import { type DeskPage, leadPage } from "./write-publication.ts"

interface Times {
  readonly publishAt: string | null
  readonly expiresAt: string | null
}

/** Returns the requested times in ms; `begins` is null if the page is to be published at once. */
const timesOf = ({ publishAt, expiresAt }: Times, now: number) => {
  const [begin, end] = [publishAt, expiresAt].map((time) => (time === null ? null : new Date(time).getTime()))
  const problem = (field: string, code: string) => Effect.fail(invalid([{ code, field, params: {} }]))
  if (Number.isNaN(begin)) return problem("PublishAt", "malformed")
  if (Number.isNaN(end)) return problem("ExpiresAt", "malformed")
  const begins = begin === undefined || begin === null || begin <= now ? null : begin
  const ends = end ?? null
  return ends !== null && ends <= (begins ?? now)
    ? problem("ExpiresAt", "tooEarly")
    : Effect.succeed({ begins, ends })
}

/**
 * Returns the version number for publishing a draft: the number of the last version if its contents equal the draft,
 * otherwise the next number.
 */
const numberOf = Effect.fnUntraced(function* (page: DeskPage, draft: PageDraft, isAtOnce: boolean) {
  const last = yield* lastVersion(page.id)
  if (last === 0 || (last === page.facts.live && !isAtOnce)) return { number: last + 1, isNew: true }
  const isSame = draftDifferences(yield* versionOf(page, last), draft).length === 0
  return isSame ? { number: last, isNew: false } : { number: last + 1, isNew: true }
})

const addVersion = Effect.fnUntraced(function* (id: number, number: number, draft: PageDraft, by: ChangeBy) {
  const sql = yield* SqlClient
  const { contents, theme, countries, author, featured } = draft
  yield* sql`
    insert into content_version
      (page_id, number, content, written_at, written_by, theme, countries, author, featured)
    values (${id}, ${number}, ${JSON.stringify(contents)}::jsonb, ${new Date(by.now).toISOString()}::timestamptz,
      ${by.actor.name}, ${theme}::text, ${countries}::smallint[], ${author}, ${featured})`
})

const iso = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString())

/** Returns when visitors first saw the page, even if it was ended since then; null if they never have. */
const firstDayOf = ({ facts, firstAt, publishAt }: DeskPage, now: number): Date | null => {
  if (!facts.wasLive) return null
  // an ended page may have been scheduled for a time that has not come
  return firstAt ?? (publishAt !== null && publishAt.getTime() <= now ? publishAt : null)
}

/** Stores what visitors see from now on; all server processes are notified (rule content.published). */
const showNow = Effect.fnUntraced(function* (
  page: DeskPage,
  number: number,
  draft: PageDraft,
  now: number,
  ends: number | null
) {
  const sql = yield* SqlClient
  const { theme, countries, author, featured } = draft
  yield* forgetRedirect(page.path)
  const publishAt = firstDayOf(page, now)
  yield* sql`
    update content_page set state = 'published', published_version = ${number}, next_version = null, next_at = null,
      publish_at = ${publishAt?.toISOString() ?? iso(now)}::timestamptz, expires_at = ${iso(ends)}::timestamptz,
      theme = ${theme}::text, countries = ${countries}::smallint[], author = ${author}, featured = ${featured},
      changed_at = ${iso(now)}::timestamptz, row_version = row_version + 1
    where id = ${page.id}`
})

/** Stores a version that appears at a scheduled time; until then visitors see the current version. */
const showLater = Effect.fnUntraced(function* (
  page: DeskPage,
  number: number,
  begins: number,
  now: number,
  ends: number | null
) {
  const sql = yield* SqlClient
  yield* page.facts.live === null
    ? sql`
        update content_page set state = 'published', published_version = ${number}, next_version = null,
          next_at = null, first_at = ${firstDayOf(page, now)?.toISOString() ?? null}::timestamptz,
          publish_at = ${iso(begins)}::timestamptz, expires_at = ${iso(ends)}::timestamptz
        where id = ${page.id}`
    : sql`
        update content_page set next_version = ${number}, next_at = ${iso(begins)}::timestamptz,
          expires_at = ${iso(ends)}::timestamptz
        where id = ${page.id}`
  yield* addJob(contentDueJob, {}, begins)
})

/** Has the files of the picture above the page made at once, so that no visitor waits for them (rule media.lead). */
const prepareLead = Effect.fnUntraced(function* ({ contents: { picture } }: PageDraft) {
  if (picture === undefined || mediaFileAt(picture.src) === undefined) return
  const { src, focus } = picture
  const lead: LeadPicture = { src, ...(focus && { focus }) }
  yield* addJob(leadPictureJob, { ...lead })
})

/** Publishes the draft, at once or at a future time, with or without an end (rule content.publication). */
export const publishPage = (id: number, seen: number, asked: Times) =>
  changePage(
    id,
    seen,
    Effect.fnUntraced(function* (page, by) {
      const { begins, ends } = yield* timesOf(asked, by.now)
      const found = yield* problemsOf(page)
      if (found.some(({ isHint }) => !isHint))
        return yield* Effect.fail({
          code: "NotPublishable" as const,
          message: "The check has found what keeps the page from being published.",
          problems: [],
          found
        })
      const draft = readDraft(page)
      const { number, isNew } = yield* numberOf(page, draft, begins === null)
      const type = begins === null ? "publication.publish" : "publication.schedule"
      const led = yield* leadPage(page, { type, version: number }, by.actor, by.now)
      if (led === undefined) return undefined
      if (isNew) yield* addVersion(id, number, draft, by)
      yield* begins === null
        ? showNow(page, number, draft, by.now, ends)
        : showLater(page, number, begins, by.now, ends)
      if (ends !== null) yield* addJob(contentDueJob, {}, ends)
      yield* prepareLead(draft)
      yield* audit({
        event: "contentPublished",
        actorId: by.accountId,
        subjectId: undefined,
        detail: {
          page: id,
          path: page.path,
          version: number,
          ...(begins !== null && { at: new Date(begins).toISOString() }),
          ...(ends !== null && { until: new Date(ends).toISOString() })
        }
      })
      return led
    })
  )

const hide = Effect.fnUntraced(function* ({ id, facts }: DeskPage) {
  const sql = yield* SqlClient
  yield* facts.live === null
    ? sql`
        update content_page set state = ${facts.wasLive ? "ended" : "draft"}, next_version = null, next_at = null
        where id = ${id}`
    : sql`update content_page set next_version = null, next_at = null where id = ${id}`
})

/** Cancels a scheduled publication, or ends the publication of a page. */
export const endPage = (id: number, seen: number, type: "publication.unschedule" | "publication.end") =>
  changePage(
    id,
    seen,
    Effect.fnUntraced(function* (page, { actor, accountId, now }) {
      const led = yield* leadPage(page, { type }, actor, now)
      if (led === undefined) return undefined
      yield* hide(led)
      yield* audit({
        event: "contentEnded",
        actorId: accountId,
        subjectId: undefined,
        detail: { page: id, path: page.path, operation: type }
      })
      return led
    })
  )
