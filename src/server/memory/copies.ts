import { PgClient } from "@effect/sql-pg/PgClient"
import { Context, Effect, Layer, Option, Queue, Schedule, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import { randomUUID } from "node:crypto"
import { RunningCopies } from "../ports/running-copies.ts"
import { OwnMemories } from "./own-memories.ts"
import { type CopyAnswer, copyAnswer, type MemoryQuestion, sentQuestion } from "./question.ts"

/** Channel on which all server processes are queried. */
const channel = "memories"

/** How long the responses of server processes are awaited (rule desk.memories). */
const patience = "2 seconds"

/** A server process with its response; undefined if it did not respond. */
export interface AskedCopy {
  readonly startedAt: Date
  readonly answer: CopyAnswer | undefined
}

const encode = Schema.encodeSync(sentQuestion)
const decode = Schema.decodeUnknownOption(sentQuestion)
const decodeAnswer = Schema.decodeUnknownOption(copyAnswer)

interface CopyRow {
  readonly id: string
  readonly startedAt: Date
}

const make = Effect.gen(function* () {
  const sql = yield* SqlClient
  const client = yield* PgClient
  const { answer, dropAll } = yield* OwnMemories
  const id = randomUUID()
  const startedAt = new Date(Date.now()).toISOString()

  const enter = sql`
    insert into server_copy (id, started_at) values (${id}, ${startedAt})
    on conflict (id) do update set missed_at = null`

  const reply = Effect.fnUntraced(function* (payload: string) {
    const asked = Option.getOrUndefined(decode(payload))
    if (asked === undefined) return
    const content = yield* answer(asked.question)
    yield* enter
    yield* sql`
      insert into memory_answer (question_id, copy_id, content)
      values (${asked.id}, ${id}, ${JSON.stringify(content)}::jsonb)`
  })

  let hasHeard = false
  const hear = Effect.gen(function* () {
    const notices = yield* client.listen(channel)
    yield* enter
    // an invalidation may have been requested while no connection was listening
    if (hasHeard) yield* dropAll
    hasHeard = true
    // a slow invalidation does not delay other responses
    yield* Effect.forever(
      Effect.flatMap(Queue.take(notices), ({ payload }) => Effect.forkScoped(Effect.ignore(reply(payload))))
    )
  }).pipe(Effect.scoped)
  yield* Effect.forkScoped(Effect.retry(hear, Schedule.spaced("500 millis")))
  yield* Effect.addFinalizer(() => Effect.ignore(sql`delete from server_copy where id = ${id}`))

  const copies = sql<CopyRow>`
    select id, started_at as "startedAt" from server_copy order by started_at, id`

  const answersTo = (question: string) => sql<{ readonly copyId: string; readonly content: unknown }>`
    select copy_id as "copyId", content from memory_answer where question_id = ${question}`

  /** Records that these processes did not respond; they stay listed for five minutes and are then removed. */
  const noteMissed = Effect.fnUntraced(function* (missed: ReadonlyArray<string>) {
    yield* sql`update server_copy set missed_at = now() where id = any(${[...missed]}::uuid[]) and missed_at is null`
  })

  const ask = Effect.fnUntraced(function* <E, R>(
    question: MemoryQuestion,
    before: Effect.Effect<unknown, E, R>
  ) {
    const questionId = randomUUID()
    yield* sql`delete from server_copy where missed_at < now() - interval '5 minutes'`
    yield* sql`delete from memory_answer where answered_at < now() - interval '1 minute'`
    const known = yield* copies
    // notifications are sent when the transaction of the change is committed
    yield* sql.withTransaction(
      Effect.andThen(before, sql`select pg_notify(${channel}, ${encode({ id: questionId, question })})`)
    )
    const isComplete = (rows: ReadonlyArray<{ readonly copyId: string }>) =>
      known.every((copy) => rows.some(({ copyId }) => copyId === copy.id))
    yield* Effect.timeoutOption(
      Effect.repeat(answersTo(questionId), { until: isComplete, schedule: Schedule.spaced("30 millis") }),
      patience
    )
    const rows = yield* answersTo(questionId)
    yield* sql`delete from memory_answer where question_id = ${questionId}`
    const contentOf = new Map(rows.map(({ copyId, content }) => [copyId, content]))
    yield* noteMissed(known.flatMap((copy) => (contentOf.has(copy.id) ? [] : [copy.id])))
    return known.map(({ id: copyId, startedAt: since }): AskedCopy => ({
      startedAt: since,
      answer: Option.getOrUndefined(decodeAnswer(contentOf.get(copyId)))
    }))
  })
  return { ask }
})

/** Queries all server processes on the same database, and waits up to 2 s for their responses (rule desk.memories). */
export class Copies extends Context.Service<
  Copies,
  {
    /** Queries all processes, in the order of their start; `before` runs in the transaction that sends the query. */
    readonly ask: <E, R>(
      question: MemoryQuestion,
      before: Effect.Effect<unknown, E, R>
    ) => Effect.Effect<ReadonlyArray<AskedCopy>, E | SqlError, R>
  }
>()("server/memory/Copies") {
  static readonly layer: Layer.Layer<Copies | RunningCopies, never, OwnMemories | PgClient | SqlClient> =
    Layer.provideMerge(
      Layer.effect(
        RunningCopies,
        Effect.map(Copies, ({ ask }) => ({
          ask: Effect.map(ask({ type: "look", kinds: [], listed: null, words: "" }, Effect.void), (copies) =>
            copies.map(({ startedAt, answer }) => ({ startedAt, hasAnswered: answer !== undefined }))
          )
        }))
      ),
      Layer.effect(Copies, make)
    )
}
