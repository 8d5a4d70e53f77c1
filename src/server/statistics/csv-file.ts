import { Clock, Effect, Stream } from "effect"
import { HttpServerResponse } from "effect/http"
import { SqlClient } from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import type { AuditEvent } from "../../domain/account/audit-events.ts"
import { csvBegin, type CsvCell, csvRow, decimalSignOf } from "../../domain/csv/csv.ts"
import type { CountryId } from "../../domain/place/country.ts"
import { type FileFormat, mostXlsxRows } from "../../domain/statistics/export.ts"
import { audit, type AuditEntry } from "../db/audit-event.ts"
import { openSnapshot } from "../db/snapshot.ts"
import { addHeaders } from "../http/cookies.ts"
import { countCall } from "../http/rate-limits.ts"
import { invalid, refusals } from "../http/refusals.ts"
import { CurrentWork } from "../ports/current-work.ts"
import { signedIn } from "./scope.ts"
import { xlsxOf } from "./xlsx.ts"
import { advisoryLocks } from "../db/advisory-locks.ts"

/**
 * Maximum number of concurrent exports in all server processes together, since each export uses a connection (decision
 * 025).
 */
const slots = 3

/** SQL statement timeout for one page of rows, in ms. */
const statementMs = 8_000

/** A file export: its name, its header, and the source of its rows. */
export interface CsvFile<Place> {
  /** Without the date and the file extension, which are appended. */
  readonly name: string
  readonly event: AuditEvent
  /** The request's parameters, for the audit log. */
  readonly detail: NonNullable<AuditEntry["detail"]>
  readonly head: ReadonlyArray<string>
  readonly format: FileFormat | undefined
  /** Country that determines the format for spreadsheet programs; undefined for all countries. */
  readonly countryId: CountryId | undefined
  readonly count: Effect.Effect<number, SqlError, SqlClient>
  readonly begin: Place
  /** Reads the page of rows at a position, and returns it with the position of the next page; undefined at the end. */
  readonly page: (
    place: Place
  ) => Effect.Effect<
    readonly [rows: ReadonlyArray<ReadonlyArray<CsvCell>>, Place] | undefined,
    SqlError,
    SqlClient
  >
}

/**
 * Takes a slot for the lifetime of the snapshot; if all slots are taken, refuses the export and states when to retry.
 */
const takeSlot = Effect.gen(function* () {
  const sql = yield* SqlClient
  const taken = yield* sql`
    select slot from generate_series(1, ${slots}::int) slot where pg_try_advisory_xact_lock(${advisoryLocks.csvSlots}::int, slot) limit 1`
  if (taken.length > 0) return
  yield* addHeaders({ "retry-after": "10" })
  return yield* Effect.fail(refusals.tooMany)
})

const encoder = new TextEncoder()

const xlsxType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"

/**
 * Streams a CSV file while its rows are read, or sends an XLSX file once it is complete. All rows come from one
 * snapshot. They are read at most one page ahead of the client, and reading stops when the client disconnects. The
 * export is audited before the first row is sent.
 */
export const csvFile = Effect.fnUntraced(function* <Place>(file: CsvFile<Place>) {
  const { accountId } = yield* signedIn
  yield* countCall("file", { session: String(accountId) })
  const within = yield* openSnapshot(statementMs)
  yield* within(takeSlot)
  const total = yield* within(file.count)
  const { format = "csv" } = file
  if (format === "xlsx" && total > mostXlsxRows)
    return yield* Effect.fail(
      invalid([{ code: "tooManyRows", field: "format", params: { most: mostXlsxRows } }])
    )
  yield* audit({
    event: file.event,
    actorId: accountId,
    subjectId: undefined,
    detail: { ...file.detail, rows: total }
  }).pipe(
    // the export already uses a connection; if writing the audit entry counted as another export, it would wait for the
    // connection of its own export
    Effect.provideService(CurrentWork, "account")
  )
  const context = yield* Effect.context<SqlClient>()
  const pages = Stream.unfold(file.begin, (place) => Effect.provideContext(within(file.page(place)), context))
  const day = new Date(yield* Clock.currentTimeMillis).toISOString().slice(0, 10)
  const headers = {
    "content-disposition": `attachment; filename="${file.name}-${day}.${format}"`,
    "x-total-rows": String(total)
  }
  if (format === "xlsx") {
    const rows = yield* Stream.runCollect(pages)
    const sheet = yield* Effect.promise(() => xlsxOf(file.head, rows.flat()))
    return HttpServerResponse.uint8Array(sheet, { contentType: xlsxType, headers })
  }
  const sign = decimalSignOf(file.countryId)
  const records = Stream.map(pages, (page) => page.map((cells) => csvRow(cells, sign)).join(""))
  const body = Stream.concat(Stream.make(csvBegin + csvRow(file.head)), records).pipe(
    Stream.map((text) => encoder.encode(text))
  )
  return HttpServerResponse.stream(body, { contentType: "text/csv; charset=utf-8", headers })
})
