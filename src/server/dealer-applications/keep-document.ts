import { randomBytes } from "node:crypto"
import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { type FileKind, paperKinds } from "../../domain/files/file-kinds.ts"
import { fileRefusal } from "../files/file-refusal.ts"
import { lookAtFile } from "../files/look-at-file.ts"
import { countCall } from "../http/rate-limits.ts"
import { browserOf } from "./browser-of.ts"

const isPaper = (kind: FileKind): kind is (typeof paperKinds)[number] =>
  paperKinds.some((each) => each === kind)

/** Checks a document and stores it for this browser until it is sent with an application. */
export const keepDocument = Effect.fnUntraced(function* (sent: {
  readonly name: string
  readonly bytes: Uint8Array
}) {
  const { ownerHash, address } = yield* browserOf
  yield* countCall("dealerDocument", { session: ownerHash, address })
  const { name, kind, bytes } = yield* Effect.mapError(lookAtFile(sent, paperKinds), (problem) =>
    fileRefusal(problem)
  )
  if (!isPaper(kind)) return yield* Effect.die(`No paper is ${kind}`)
  const documentId = randomBytes(16).toString("base64url")
  const now = new Date(yield* Clock.currentTimeMillis).toISOString()
  const sql = yield* SqlClient
  yield* sql`
    insert into dealer_document (id, owner_hash, name, kind, size, bytes, created_at)
    values (${documentId}, ${ownerHash}, ${name}, ${kind}, ${bytes.length}, ${bytes}, ${now}::timestamptz)`
  return { documentId, name, kind, size: bytes.length }
})
