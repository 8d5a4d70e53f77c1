import { Effect, Schema } from "effect"
import { addJob } from "./add-job.ts"
import { Database } from "./database.ts"
import { erasedKinds, type Erasure, erasuresIn, noteErasure } from "./erasures.ts"

/** Name of the job that notes an erasure beside the backups (services.ts). */
export const erasureNoteJob = "note-erasure"

/** Has an erasure noted, by a job in the transaction that erases. */
export const erasureFollows = ({ kind, id, key }: Erasure) => addJob(erasureNoteJob, { kind, id, key })

const erasure = Schema.Struct({ kind: Schema.Literals(erasedKinds), id: Schema.Int, key: Schema.String })
/** As a copy of a former release asks for it. */
const formerErasure = Schema.Struct({ accountId: Schema.Int, key: Schema.String })

const decode = Schema.decodeUnknownEffect(Schema.Union([erasure, formerErasure]))

/** Notes an erasure beside the backups, so that a restore does not bring back what was erased (rule account.erasure). */
export const keepErasure = Effect.fnUntraced(function* (payload: unknown) {
  const read = yield* decode(payload)
  const { embedded } = yield* Database
  if (embedded?.archive === undefined) return
  const file = erasuresIn(embedded.archive.folder)
  const noted: Erasure = "kind" in read ? read : { kind: "account", id: read.accountId, key: read.key }
  yield* Effect.try({ try: () => noteErasure(file, noted), catch: (failure) => failure })
})
