import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import { audit } from "../../db/audit-event.ts"
import { namedMember } from "../../http/named-member.ts"
import { refusals } from "../../http/refusals.ts"

/** Tables by kind of record; the kind is also the field name in conflicts and in the log. */
const tables = { slot: "advert_slot", advert: "advert", campaign: "advert_campaign" } as const

export type RecordKind = keyof typeof tables

interface Kept {
  readonly id: number
  readonly rowVersion: number
}

/** The record to save, and the version that the user saw (rule advert.desk). */
export interface Begun extends Kept {
  /** Random key created in the browser for a new record; empty if the record has an id. */
  readonly madeAs: string
}

type Find<Row> = (id: number) => Effect.Effect<Row | undefined, SqlError, SqlClient>

/** Another user has saved in the meantime: the response contains the current record. */
const outdated = <Theirs extends object>(theirs: Theirs) =>
  Effect.fail({ ...refusals.versionConflict, ...theirs })

const written = <Row>(find: Find<Row>, id: number) =>
  Effect.flatMap(find(id), (row) =>
    row === undefined ? Effect.die("A record that was saved is not there") : Effect.succeed(row)
  )

/** Returns the record, locked until the transaction ends. */
const lockRecord = Effect.fnUntraced(function* <Row>(
  kind: RecordKind,
  { id, madeAs }: Begun,
  find: Find<Row>
) {
  const sql = yield* SqlClient
  const [held] = yield* sql<{ readonly id: number }>`
    select id from ${sql(tables[kind])} where id = ${id} or made_as = ${madeAs === "" ? null : madeAs} for update`
  return held && (yield* find(held.id))
})

/** Properties that all actions on one kind of record share. */
interface OfKind<Row, Theirs> {
  readonly kind: RecordKind
  readonly find: Find<Row>
  /** Converts a row to the form in which a conflict response contains the record. */
  readonly theirs: (row: Row) => Theirs
}

interface Saving<Row, Theirs> extends OfKind<Row, Theirs> {
  readonly columns: Readonly<Record<string, string | number | boolean | null | ReadonlyArray<string>>>
  /** Whether the record has this state already: repeating a call, e.g. after a lost response, changes nothing. */
  readonly isSame: (row: Row) => boolean
  /** Name of the record for the log. */
  readonly name: string
  /** Saves the parts of the record that are stored in other tables. */
  readonly more?: (id: number) => Effect.Effect<void, SqlError, SqlClient>
}

/**
 * Saves a record if it still has the version that the user saw. Version 0 is a new record, which is created only once
 * even if it is sent repeatedly.
 */
export const saveRecord = Effect.fnUntraced(function* <Row extends Kept, Theirs extends object>(
  begun: Begun,
  saving: Saving<Row, Theirs>
) {
  const { kind, find, theirs, isSame, name, more } = saving
  const sql = yield* SqlClient
  const actor = yield* namedMember
  const columns = {
    ...saving.columns,
    changed_at: new Date(yield* Clock.currentTimeMillis).toISOString(),
    changed_by_id: actor.id,
    changed_by: actor.name
  }
  const table = sql(tables[kind])
  const isNew = begun.rowVersion === 0 && begun.madeAs !== ""
  const [added] = isNew
    ? yield* sql<{ readonly id: number }>`
        insert into ${table} ${sql.insert({ ...columns, made_as: begun.madeAs })}
        on conflict (made_as) do nothing returning id`
    : []
  let id = added?.id
  if (id === undefined) {
    const row = yield* lockRecord(kind, begun, find)
    if (row === undefined) return yield* Effect.fail(refusals.notFound)
    if (isSame(row)) return row
    if (row.rowVersion !== begun.rowVersion) return yield* outdated(theirs(row))
    id = row.id
    yield* sql`update ${table} set row_version = row_version + 1, ${sql.update(columns)} where id = ${id}`
  }
  if (more !== undefined) yield* more(id)
  yield* audit({
    event: "advertRecordSaved",
    actorId: actor.id,
    subjectId: undefined,
    detail: { part: kind, entry: id, name }
  })
  return yield* written(find, id)
})

interface Moving<Row, Theirs, Act> extends OfKind<Row, Theirs> {
  readonly actsOf: (row: Row) => ReadonlyArray<Act>
}

const changes = {
  archive: "archived_at",
  restore: "archived_at",
  pause: "paused_at",
  resume: "paused_at"
} as const

/**
 * Pauses, archives or restores a record if it still has the version that the user saw and its state allows the action.
 */
export const moveRecord = Effect.fnUntraced(function* <
  Row extends Kept & { readonly name: string },
  Theirs extends object,
  Act extends keyof typeof changes
>(
  { id, rowVersion, act }: Kept & { readonly act: Act },
  { kind, find, theirs, actsOf }: Moving<Row, Theirs, Act>
) {
  const sql = yield* SqlClient
  const actor = yield* namedMember
  const row = yield* lockRecord(kind, { id, rowVersion, madeAs: "" }, find)
  if (row === undefined) return yield* Effect.fail(refusals.notFound)
  if (row.rowVersion !== rowVersion || !actsOf(row).includes(act)) return yield* outdated(theirs(row))
  const now = new Date(yield* Clock.currentTimeMillis).toISOString()
  const columns = {
    [changes[act]]: act === "archive" || act === "pause" ? now : null,
    changed_at: now,
    changed_by_id: actor.id,
    changed_by: actor.name
  }
  yield* sql`
    update ${sql(tables[kind])} set row_version = row_version + 1, ${sql.update(columns)} where id = ${id}`
  yield* audit({
    event: "advertRecordMoved",
    actorId: actor.id,
    subjectId: undefined,
    detail: { part: kind, entry: id, name: row.name, operation: act }
  })
  return yield* written(find, id)
})
