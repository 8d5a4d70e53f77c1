import { assert, layer } from "@effect/vitest"
import { Deferred, Effect, Fiber } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { MediaAway, MediaStore } from "../ports/media-store.ts"
import { realTime, SampleApi } from "../testing/api.test-support.ts"
import { fileNames } from "./file-names.ts"
import { removeFiles } from "./media-calls.test-support.ts"
import { beginUpload, forgetUpload } from "./pending-upload.ts"
import { storePicture } from "./upload-medium.ts"

const picture = {
  width: 40,
  height: 30,
  fallback: "jpg",
  files: [
    { name: "40.jpg", bytes: Uint8Array.of(1) },
    { name: "40.avif", bytes: Uint8Array.of(2) }
  ]
} as const

/** A store like a bucket: it is not part of the database's transactions. `onKeep` runs once the files are stored. */
const bucket = (onKeep: Effect.Effect<void, MediaAway, SqlClient>, sql: SqlClient, stored: Set<string>) => {
  const store: (typeof MediaStore)["Service"] = {
    keep: (hash, files) =>
      Effect.andThen(
        Effect.sync(() => files.forEach(({ name }) => stored.add(`${hash}/${name}`))),
        Effect.provideService(onKeep, SqlClient, sql)
      ),
    read: () => Effect.succeed(undefined),
    remove: (hash, names) => Effect.sync(() => names.forEach((name) => stored.delete(`${hash}/${name}`)))
  }
  return store
}

const uploadOf = Effect.fnUntraced(function* (
  digit: string,
  onKeep: Effect.Effect<void, MediaAway, SqlClient>,
  stored: Set<string> = new Set()
) {
  const sql = yield* SqlClient
  const [someone] = yield* sql<{ readonly id: number }>`select id from account order by id limit 1`
  const hash = digit.repeat(32)
  const store = bucket(onKeep, sql, stored)
  const run = Effect.provideService(
    storePicture({ hash, fileName: "a.jpg", accountId: someone?.id ?? 0 }, picture),
    MediaStore,
    store
  )
  return { hash, stored, store, run }
})

const notes = Effect.flatMap(SqlClient, (sql) => sql`select 1 from media_upload`)

layer(SampleApi, realTime)("uploads of pictures (rule media.store)", (it) => {
  it.effect("hold no connection while their files are stored, and keep no note", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      let open: ReadonlyArray<unknown> | undefined
      const { run, stored } = yield* uploadOf(
        "a",
        // on a connection of its own: within a transaction, the query itself would use the open one
        Effect.promise(async () => {
          open = await Effect.runPromise(sql`
            select 1 from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`)
        })
      )
      const { medium, isKnown } = yield* run
      assert.deepStrictEqual([open, isKnown, medium.width], [[], false, 40])
      assert.strictEqual(stored.size, 2)
      assert.isEmpty(yield* notes)
    })
  )

  it.effect("leave nothing behind if they fail or are interrupted", () =>
    Effect.gen(function* () {
      const failing = yield* uploadOf("b", Effect.fail(new MediaAway({ cause: "full" })))
      assert.strictEqual((yield* Effect.flip(failing.run))._tag, "MediaAway")
      assert.deepStrictEqual([...failing.stored], [])
      const begun = yield* Deferred.make<void>()
      const hanging = yield* uploadOf("c", Effect.andThen(Deferred.succeed(begun, undefined), Effect.never))
      const fiber = yield* Effect.forkChild(hanging.run)
      yield* Deferred.await(begun)
      assert.strictEqual(hanging.stored.size, 2)
      yield* Fiber.interrupt(fiber)
      assert.deepStrictEqual([...hanging.stored], [])
      assert.isEmpty(yield* notes)
    })
  )

  it.effect("are finished beside a removal of the same picture, which deletes no file", () =>
    Effect.gen(function* () {
      const first = yield* uploadOf("d", Effect.void)
      const { medium } = yield* first.run
      const sql = yield* SqlClient
      yield* sql`delete from medium where id = ${medium.id}`
      // between the files and the row of the second upload, the removal of the first one deletes its files
      const second = yield* uploadOf(
        "d",
        Effect.orDie(Effect.provideService(removeFiles(medium), MediaStore, first.store)),
        first.stored
      )
      yield* second.run
      assert.strictEqual(first.stored.size, 2)
    })
  )

  it.effect("of a removed picture are deleted by a job if the store was away", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const { run, stored, store } = yield* uploadOf("f", Effect.void)
      const { medium } = yield* run
      yield* sql`delete from medium where id = ${medium.id}`
      const away = { ...store, remove: () => Effect.fail(new MediaAway({ cause: "away" })) }
      const removal = Effect.provideService(removeFiles(medium), MediaStore, away)
      assert.strictEqual((yield* Effect.flip(removal))._tag, "MediaAway")
      assert.strictEqual(stored.size, 2)
      const [note] = yield* sql<{ readonly id: number }>`select id::int as id from media_upload`
      yield* Effect.provideService(forgetUpload({ id: note?.id ?? 0 }), MediaStore, store)
      assert.deepStrictEqual([...stored], [])
      assert.isEmpty(yield* notes)
    })
  )

  it.effect("that were killed are cleaned up by a job, unless the picture is there", () =>
    Effect.gen(function* () {
      const { hash, run, stored, store } = yield* uploadOf("e", Effect.void)
      const { id } = yield* beginUpload(hash, fileNames(picture))
      yield* store.keep(hash, picture.files).pipe(Effect.orDie)
      const job = Effect.provideService(forgetUpload({ id }), MediaStore, store)
      yield* job
      assert.deepStrictEqual([...stored], [])
      const other = yield* beginUpload(hash, fileNames(picture))
      yield* run
      yield* Effect.provideService(forgetUpload({ id: other.id }), MediaStore, store)
      yield* job
      assert.strictEqual(stored.size, 2)
      assert.isEmpty(yield* notes)
    })
  )
})
