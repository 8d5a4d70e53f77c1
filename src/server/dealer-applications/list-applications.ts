import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { FileKind } from "../../domain/files/file-kinds.ts"
import { type Paging, pagingOf } from "../db/paging.ts"
import { fileAnswer } from "../files/file-answer.ts"
import { refusals } from "../http/refusals.ts"
import {
  applicationColumns,
  findApplication,
  type FoundApplication,
  rowOf,
  wholeOf
} from "./application-row.ts"

/** Lists open applications, oldest first; or those with the given decision, newest first. */
export const listApplications = Effect.fnUntraced(function* (
  asked: Paging & { readonly state?: "accepted" | "refused" }
) {
  const { page, size, offset } = pagingOf(asked)
  const sql = yield* SqlClient
  const isOpen = asked.state === undefined
  const among = isOpen ? sql`d.state in ('new', 'taken')` : sql`d.state = ${asked.state}`
  const order = sql.literal(isOpen ? "d.created_at, d.id" : "d.answered_at desc, d.id desc")
  const [counted] = yield* sql<{ readonly total: number }>`
    select count(*)::int as total from dealer_application d where ${among}`
  const rows = yield* sql<FoundApplication>`
    select ${yield* applicationColumns} from dealer_application d where ${among}
    order by ${order} limit ${size} offset ${offset}`
  const items = rows.map(rowOf).map((row) => ({
    applicationId: row.applicationId,
    version: row.version,
    state: row.state,
    createdAt: row.createdAt,
    company: row.company,
    place: row.place,
    countryId: row.countryId,
    owner: row.owner,
    documentCount: row.documentCount
  }))
  return { items, total: counted?.total ?? 0, page, size }
})

export const showApplication = Effect.fnUntraced(function* (id: number) {
  const row = yield* findApplication(id, false)
  return row === undefined ? yield* Effect.fail(refusals.notFound) : yield* wholeOf(row)
})

/** Returns a document as a download; the document must belong to this application. */
export const documentOf = Effect.fnUntraced(function* (ids: {
  readonly applicationId: number
  readonly documentId: string
}) {
  const sql = yield* SqlClient
  const [file] = yield* sql<{ readonly name: string; readonly kind: FileKind; readonly bytes: Uint8Array }>`
    select name, kind, bytes from dealer_document
    where id = ${ids.documentId} and application_id = ${ids.applicationId}`
  return file === undefined ? yield* Effect.fail(refusals.notFound) : fileAnswer(file)
})
