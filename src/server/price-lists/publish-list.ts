import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { type CheckedList, checkList } from "../../domain/price-list/check-list.ts"
import { countChanges } from "../../domain/price-list/changes.ts"
import type { SentRow } from "../../domain/price-list/list-row.ts"
import { farthestDays, mostScheduled } from "../../domain/price-list/price-list.ts"
import { addJob } from "../db/add-job.ts"
import { audit } from "../db/audit-event.ts"
import { invalid, refusals } from "../http/refusals.ts"
import { type CurrentList, currentList, shownList } from "./current-list.ts"
import { dueListsJob } from "./due-lists.ts"
import { noteHeld } from "./hold-list.ts"
import { keptRows } from "./kept-rows.ts"
import { findDealer, type ListAuthor, type ListDealer } from "./list-dealer.ts"
import { entryOf } from "./list-entries.ts"
import { keepFormer, putInForce } from "./put-in-force.ts"
import { findingProblems } from "./told-findings.ts"

/** Data of a publication, apart from its rows. */
export interface Publication {
  /**
   * Version of the list on which the publication is based; if null, the publication replaces the list in force whatever
   * its version.
   */
  readonly baseVersion: number | null
  readonly acceptWarnings: boolean
  /** The time at which the list takes effect; null for now. */
  readonly beginsAt: string | null
  readonly reason: string
}

export interface Wish extends Publication {
  readonly rows: ReadonlyArray<SentRow>
  readonly restoredFrom: number | null
}

const refuse = (field: string, code: string, params: Readonly<Record<string, number>> = {}) =>
  Effect.fail(invalid([{ field, code, params }]))

/**
 * Refuses a publication because another user has published in the meantime, or because there are too many scheduled
 * lists.
 */
const conflict = Effect.fnUntraced(function* (
  dealer: ListDealer,
  refusal: typeof refusals.versionConflict | typeof refusals.notPossible,
  code: string
) {
  const problems = [{ code, field: "BaseVersion", params: {} }]
  return yield* Effect.fail({
    code: refusal.code,
    message: "Another list has been published, or too many wait; it stands so now.",
    problems,
    current: yield* shownList(dealer)
  })
})

/** Returns the time at which a list takes effect, in ms; now if the requested time passed less than a minute ago. */
const beginningOf = Effect.fnUntraced(function* (beginsAt: string | null, now: number) {
  if (beginsAt === null) return now
  const at = Date.parse(beginsAt)
  if (Number.isNaN(at) || at < now - 60_000) yield* refuse("BeginsAt", "beginsAtPast")
  if (at > now + farthestDays * 86_400_000) yield* refuse("BeginsAt", "beginsAtFar", { days: farthestDays })
  return Math.max(at, now)
})

/**
 * Whether nothing would change at that time: the list is identical to the last list scheduled before it, or, if none is
 * scheduled, to the list in force.
 */
const saysNothingNew = Effect.fnUntraced(function* (
  dealer: ListDealer,
  checked: CheckedList,
  current: CurrentList,
  beginsAt: string
) {
  const sql = yield* SqlClient
  const [before] = yield* sql<{ readonly isSame: boolean }>`
    select contents = ${JSON.stringify(keptRows(checked.rows))}::jsonb as "isSame" from price_list
    where dealer_id = ${dealer.id} and state = 'scheduled' and begins_at <= ${beginsAt}::timestamptz
    order by begins_at desc, id desc limit 1`
  return before?.isSame ?? (checked.changes.length === 0 && current.announced === 0)
})

const write = Effect.fnUntraced(function* (
  dealer: ListDealer,
  author: ListAuthor,
  wish: Wish,
  list: Pick<CheckedList, "rows" | "counts"> & { readonly beginsAt: number; readonly now: number }
) {
  const sql = yield* SqlClient
  const { rows, counts } = list
  const isNow = list.beginsAt <= list.now
  const [written] = yield* sql<{ readonly id: number }>`
    insert into price_list (dealer_id, version, state, source, begins_at, created_at, account_id, key_id, reason,
      restored_from, contents, row_count, added, changed, gone)
    select ${dealer.id}::int,
      case when ${isNow}::boolean then (select coalesce(max(version), 0) + 1 from price_list where dealer_id = ${dealer.id}) end,
      ${isNow ? "published" : "scheduled"}::text, ${author.source}::text, ${new Date(list.beginsAt).toISOString()}::timestamptz,
      ${new Date(list.now).toISOString()}::timestamptz, ${author.accountId}::int, ${author.keyId}::int, ${wish.reason}::text,
      ${wish.restoredFrom}::int, ${JSON.stringify(keptRows(rows))}::jsonb, ${rows.length}::int, ${counts.added}::int,
      ${counts.changed}::int, ${counts.gone}::int
    returning id`
  if (written === undefined) return yield* Effect.die("A list that was written is not there")
  return written.id
})

/**
 * Publishes a list, now or at a later time, in one transaction that locks the dealer's row (rule price-list.publish).
 * Publishing a list that is identical to the one in force changes nothing.
 */
export const publishList = Effect.fnUntraced(function* (dealerId: number, author: ListAuthor, wish: Wish) {
  const sql = yield* SqlClient
  if (author.source === "staff" && wish.reason.trim() === "") return yield* refuse("Reason", "required")
  const now = yield* Clock.currentTimeMillis
  const beginsAt = yield* beginningOf(wish.beginsAt, now)
  return yield* sql.withTransaction(
    Effect.gen(function* () {
      const dealer = yield* findDealer(dealerId, true)
      const current = yield* currentList(dealer)
      const checked = checkList(wish.rows, current)
      const isFlawed = checked.findings.length > 0
      const at = new Date(beginsAt).toISOString()
      const isNow = beginsAt <= now
      const isSame =
        !isFlawed &&
        (isNow
          ? checked.changes.length === 0 && current.announced === 0
          : yield* saysNothingNew(dealer, checked, current, at))
      // not a conflict if the list is identical to the one in force: either an earlier call published it and its
      // response was lost, or another user published the same list
      if (!isSame && wish.baseVersion !== null && wish.baseVersion !== current.version)
        return yield* conflict(dealer, refusals.versionConflict, "overtaken")
      if (isFlawed) return yield* Effect.fail(invalid(findingProblems(checked.findings)))
      if (isSame) {
        // publishing an identical list confirms that it is still valid
        if (isNow && checked.rows.length > 0) yield* noteHeld(dealerId)
        return { isChanged: false, entry: null, counts: countChanges([]), current }
      }
      if (checked.warningCount > 0 && !wish.acceptWarnings)
        return yield* refuse("AcceptWarnings", "warningsNotAccepted", { count: checked.warningCount })
      if (isNow) {
        yield* keepFormer(dealer, current, at)
        yield* putInForce(dealer, current, checked.rows)
      } else {
        const [waiting] = yield* sql<{ readonly count: number }>`
          select count(*)::int as count from price_list where dealer_id = ${dealerId} and state = 'scheduled'`
        if ((waiting?.count ?? 0) >= mostScheduled)
          return yield* conflict(dealer, refusals.notPossible, "scheduledTooMany")
      }
      const id = yield* write(dealer, author, wish, { ...checked, beginsAt, now })
      if (!isNow) yield* addJob(dueListsJob, {}, beginsAt)
      if (author.source === "staff")
        yield* audit({
          event: "priceListPublished",
          actorId: author.accountId ?? undefined,
          subjectId: undefined,
          detail: { dealer: dealerId, list: id, reason: wish.reason, ...checked.counts }
        })
      const entry = (yield* entryOf(dealerId, id)) ?? null
      return { isChanged: true, entry, counts: checked.counts, current: yield* currentList(dealer) }
    })
  )
})
