import { Effect, Schema } from "effect"
import { addJob } from "./add-job.ts"
import { Database } from "./database.ts"
import { erasedKinds, type Erasure, erasuresIn, noteErasure } from "./erasures.ts"

/** Name of the job that records an erasure beside the backups (services.ts). */
export const erasureNoteJob = "note-erasure"

/** Adds the job that records an erasure, in the transaction that erases. */
export const erasureFollows = ({ kind, id, key }: Erasure) => addJob(erasureNoteJob, { kind, id, key })

const erasure = Schema.Struct({ kind: Schema.Literals(erasedKinds), id: Schema.Int, key: Schema.String })
/** Payload of jobs that the previous release has queued. */
const formerErasure = Schema.Struct({ accountId: Schema.Int, key: Schema.String })

const decode = Schema.decodeUnknownEffect(Schema.Union([erasure, formerErasure]))

/** Records an erasure next to the backups, so that a restore does not bring back erased data (rule account.erasure). */
export const keepErasure = Effect.fnUntraced(function* (payload: unknown) {
  const read = yield* decode(payload)
  const { embedded, erasures } = yield* Database
  const file = embedded?.archive === undefined ? erasures : erasuresIn(embedded.archive.folder)
  if (file === undefined) return
  const noted: Erasure = "kind" in read ? read : { kind: "account", id: read.accountId, key: read.key }
  yield* Effect.try({ try: () => noteErasure(file, noted), catch: (failure) => failure })
})
