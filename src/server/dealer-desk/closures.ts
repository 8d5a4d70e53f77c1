import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { closureProblems, type DealerClosure, mostClosures } from "../../domain/dealer-desk/closure-rules.ts"
import type { CountryId } from "../../domain/place/country.ts"
import { isoOfDay } from "../../domain/price/local-day.ts"
import { localTime } from "../../domain/price/work-calendar.ts"
import { audit } from "../db/audit-event.ts"
import { dealerScopeOf } from "../http/dealer-scope.ts"
import { invalid, refusals } from "../http/refusals.ts"

interface ClosedDealer {
  readonly id: number
  readonly countryId: CountryId
}

/**
 * Finds the dealer whose closures a call concerns: 0 means the caller's own dealer; users of one dealer cannot name
 * another dealer.
 */
const calledFor = Effect.fnUntraced(function* (dealerId: number, isChanging: boolean) {
  const sql = yield* SqlClient
  const { accountId, dealerId: own } = yield* dealerScopeOf("closures.edit")
  const id = dealerId === 0 ? (own ?? 0) : dealerId
  if (own !== null && own !== id) return yield* Effect.fail(refusals.notFound)
  const [dealer] = yield* sql<ClosedDealer>`
    select id, country_id as "countryId" from dealer where id = ${id} ${isChanging ? sql`for no key update` : sql``}`
  return dealer === undefined ? yield* Effect.fail(refusals.notFound) : { dealer, accountId }
})

const todayOf = ({ countryId }: ClosedDealer) =>
  Effect.map(Clock.currentTimeMillis, (now) => isoOfDay(localTime(countryId, new Date(now)).day))

const columns = `id, row_version as "rowVersion", first_day::text as "firstDay", last_day::text as "lastDay", note`

/** Returns a dealer's current and future closures. */
const comingOf = Effect.fnUntraced(function* (dealer: ClosedDealer) {
  const sql = yield* SqlClient
  return yield* sql<DealerClosure>`
    select ${sql.literal(columns)} from dealer_closure
    where dealer_id = ${dealer.id} and last_day >= ${yield* todayOf(dealer)}::date order by first_day, id`
})

export const listClosures = Effect.fnUntraced(function* (dealerId: number) {
  const { dealer } = yield* calledFor(dealerId, false)
  return { items: yield* comingOf(dealer) }
})

const refuse = (field: string, code: string) => Effect.fail(invalid([{ field, code, params: {} }]))

/** Returns the row in the version that the user read; fails with the current row if it has changed. */
const seenRow = Effect.fnUntraced(function* (dealerId: number, id: number, rowVersion: number) {
  const sql = yield* SqlClient
  const [closure] = yield* sql<DealerClosure>`
    select ${sql.literal(columns)} from dealer_closure where dealer_id = ${dealerId} and id = ${id}`
  if (closure === undefined) return yield* Effect.fail(refusals.notFound)
  if (closure.rowVersion === rowVersion) return closure
  return yield* Effect.fail({
    ...refusals.versionConflict,
    message: "This was changed elsewhere; it stands so now.",
    problems: [{ code: "overtaken", field: "RowVersion", params: {} }],
    closure
  })
})

const note = (accountId: number, dealerId: number, operation: "Added" | "Modified" | "Deleted") =>
  audit({
    event: "dealerEdited",
    actorId: accountId,
    subjectId: undefined,
    detail: { dealer: dealerId, part: "closure", operation }
  })

const only = (rows: ReadonlyArray<DealerClosure>): Effect.Effect<DealerClosure> =>
  rows[0] === undefined ? Effect.die("A row that was written is not there") : Effect.succeed(rows[0])

/**
 * Adds days without delivery, or saves an existing entry if it still has the version that the user read; past days
 * cannot be added.
 */
export const saveClosure = Effect.fnUntraced(function* (dealerId: number, asked: DealerClosure) {
  const sql = yield* SqlClient
  const { id, rowVersion, firstDay, lastDay } = asked
  const problems = closureProblems({ firstDay, lastDay, note: asked.note }).map(
    ({ field, code, params }) => ({
      code,
      field: `${(field ?? "").charAt(0).toUpperCase()}${(field ?? "").slice(1)}`,
      params: params ?? {}
    })
  )
  if (problems.length > 0) return yield* Effect.fail(invalid(problems))
  return yield* sql.withTransaction(
    Effect.gen(function* () {
      const { dealer, accountId } = yield* calledFor(dealerId, true)
      if (id !== 0) yield* seenRow(dealer.id, id, rowVersion)
      if (lastDay < (yield* todayOf(dealer))) return yield* refuse("LastDay", "closurePast")
      if (id === 0 && (yield* comingOf(dealer)).length >= mostClosures)
        return yield* refuse("FirstDay", "closuresTooMany")
      const saved = yield* id === 0
        ? sql<DealerClosure>`
            insert into dealer_closure (dealer_id, first_day, last_day, note)
            values (${dealer.id}, ${firstDay}::date, ${lastDay}::date, ${asked.note}) returning ${sql.literal(columns)}`
        : sql<DealerClosure>`
            update dealer_closure set first_day = ${firstDay}::date, last_day = ${lastDay}::date, note = ${asked.note},
              row_version = row_version + 1
            where id = ${id} returning ${sql.literal(columns)}`
      yield* note(accountId, dealer.id, id === 0 ? "Added" : "Modified")
      return yield* only(saved)
    })
  )
})

export const removeClosure = Effect.fnUntraced(function* (dealerId: number, id: number, rowVersion: number) {
  const sql = yield* SqlClient
  return yield* sql.withTransaction(
    Effect.gen(function* () {
      const { dealer, accountId } = yield* calledFor(dealerId, true)
      const closure = yield* seenRow(dealer.id, id, rowVersion)
      yield* sql`delete from dealer_closure where id = ${id}`
      yield* note(accountId, dealer.id, "Deleted")
      return closure
    })
  )
})
