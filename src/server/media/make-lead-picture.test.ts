import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { mediaFileAt } from "../../domain/media/media-address.ts"
import { leadPictureJob, MediaStore } from "../ports/media-store.ts"
import { realTime, SampleApi } from "../testing/api.test-support.ts"
import { act, atOnce, made, member, write } from "../testing/content-desk.test-support.ts"
import { bodyOf } from "../testing/customers.test-support.ts"
import { leadFile } from "./lead-file.ts"
import { makeLeadPicture } from "./make-lead-picture.ts"
import { editorOf, mediumIn, removeFiles, upload } from "./media-calls.test-support.ts"
import { jpeg } from "./pictures.test-support.ts"

const namesOf = Effect.fnUntraced(function* (hash: string, like: string) {
  const sql = yield* SqlClient
  const rows = yield* sql<{ readonly name: string }>`
    select name from medium_file where hash = ${hash} and name like ${like} order by name`
  return rows.map(({ name }) => name)
})

const jobs = Effect.gen(function* () {
  const sql = yield* SqlClient
  const rows = yield* sql<{ readonly payload: unknown }>`
    select j.payload from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = ${leadPictureJob} order by j.id`
  return rows.map(({ payload }) => payload)
})

layer(SampleApi, realTime)("pictures of published pages", (it) => {
  it.effect(
    "have their files above the text made by a job, before a visitor asks for them (rule media.lead)",
    () =>
      Effect.gen(function* () {
        const editor = yield* member("lead")
        const bytes = yield* Effect.promise(() => jpeg(71, { width: 500, height: 400 }))
        const { src, width, height, id: mediumId } = mediumIn((yield* upload(editor, "oben.jpg", bytes)).body)
        const { hash = "" } = mediaFileAt(src) ?? {}
        const id = yield* made(editor, "/info-center/mit-bild-oben", "guide")
        bodyOf(yield* act(editor, id, "veroeffentlichen", atOnce))
        assert.deepStrictEqual(yield* jobs, [], "a page without a picture of its own needs none")
        const picture = { src, alt: "Oben", width, height, mediumId, focus: { x: 50, y: 100 } }
        bodyOf(yield* write(editor, id, { picture }))
        bodyOf(yield* act(editor, id, "veroeffentlichen", atOnce))
        const [payload] = yield* jobs
        assert.deepStrictEqual(payload, { src, focus: { x: 50, y: 100 } })

        const expected = [360, 480, 500].flatMap((each) => [`${each}-8x3-100.avif`, `${each}-8x3-100.webp`])
        yield* makeLeadPicture(payload)
        assert.deepStrictEqual(yield* namesOf(hash, "%-8x3-%"), expected)
        // a second run changes nothing, and a drawing or a removed medium needs nothing
        yield* makeLeadPicture(payload)
        yield* makeLeadPicture({ src: "/bilder/pellets.svg" })
        yield* makeLeadPicture({ src: src.replace(hash, "0".repeat(32)) })
        assert.deepStrictEqual(yield* namesOf(hash, "%-8x3-%"), expected)
      })
  )

  it.effect(
    "keep their files if they are uploaded again while they are being removed (rule media.store)",
    () =>
      Effect.gen(function* () {
        const editor = yield* editorOf("wieder@medien.example")
        const bytes = yield* Effect.promise(() => jpeg(72))
        const medium = mediumIn((yield* upload(editor, "wieder.jpg", bytes)).body)
        const { hash = "" } = mediaFileAt(medium.src) ?? {}
        // the removal of the former medium, whose row is gone, comes after the new upload
        yield* removeFiles(medium)
        assert.lengthOf(yield* namesOf(hash, "%"), 3)
        const sql = yield* SqlClient
        yield* sql`delete from medium where hash = ${hash}`
        yield* removeFiles(medium)
        assert.deepStrictEqual(yield* namesOf(hash, "%"), [])
      })
  )

  it.effect("leave no file behind if they are removed while their part is made (rule media.store)", () =>
    Effect.gen(function* () {
      const editor = yield* editorOf("fort@medien.example")
      const bytes = yield* Effect.promise(() => jpeg(73, { width: 500, height: 400 }))
      const medium = mediumIn((yield* upload(editor, "fort.jpg", bytes)).body)
      const { hash = "" } = mediaFileAt(medium.src) ?? {}
      const store = yield* MediaStore
      const sql = yield* SqlClient
      const removal = Effect.andThen(sql`delete from medium where hash = ${hash}`, removeFiles(medium)).pipe(
        Effect.provideService(SqlClient, sql),
        Effect.provideService(MediaStore, store),
        Effect.orDie
      )
      // the whole picture was read before the removal, and its part is stored after it
      const late: (typeof MediaStore)["Service"] = {
        ...store,
        keep: (of, files) => Effect.andThen(removal, store.keep(of, files))
      }
      const part = leadFile({ hash, width: 360, format: "webp", leadAt: 50 })
      assert.isUndefined(yield* Effect.provideService(part, MediaStore, late))
      assert.deepStrictEqual(yield* namesOf(hash, "%"), [])
    })
  )
})
