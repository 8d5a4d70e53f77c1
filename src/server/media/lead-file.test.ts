import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import sharp from "sharp"
import { mediaFileAt } from "../../domain/media/media-address.ts"
import { putPages } from "../content/put-pages.ts"
import { realTime, SampleApi } from "../testing/api.test-support.ts"
import { editorOf, fileOf, mediumIn, upload } from "./media-calls.test-support.ts"
import { plain } from "./pictures.test-support.ts"

/** Creates a picture of 700×500 px with dark rows below bright ones: 20 % of it is dark. */
const brightAboveDark = () =>
  plain(250, { width: 700, height: 400 }).extend({ bottom: 100, background: "#000000" }).jpeg().toBuffer()

const names = Effect.fnUntraced(function* (hash: string) {
  const sql = yield* SqlClient
  const rows = yield* sql<{ readonly name: string }>`
    select name from medium_file where hash = ${hash} and name like '%-8x3-%' order by name`
  return rows.map(({ name }) => name)
})

layer(SampleApi, realTime)("pictures above articles", (it) => {
  it.effect(
    "of a medium that was stored without their part get it when it is first asked for, and keep it (rule media.lead)",
    () =>
      Effect.gen(function* () {
        const editor = yield* editorOf("oben@medien.example")
        const sent = yield* Effect.promise(brightAboveDark)
        const stored = mediumIn((yield* upload(editor, "oben.jpg", sent)).body)
        const { hash = "" } = mediaFileAt(stored.src) ?? {}
        const part = (name: string) => fileOf(`/medien/${hash}/${name}`)
        const darkness = Effect.fnUntraced(function* (bytes: Uint8Array) {
          const { channels } = yield* Effect.promise(() => sharp(bytes).stats())
          return channels[0]?.min ?? 0
        })
        assert.deepStrictEqual(yield* names(hash), [])

        for (const [width, height] of [
          [360, 135],
          [700, 263]
        ] as const)
          for (const format of ["avif", "webp"]) {
            const { status, headers, bytes } = yield* part(`${width}-8x3-50.${format}`)
            assert.strictEqual(status, 200)
            assert.deepInclude(yield* Effect.promise(() => sharp(bytes).metadata()), { width, height })
            assert.strictEqual(headers.get("content-type"), `image/${format}`)
            assert.strictEqual(headers.get("cache-control"), "public, max-age=31536000, immutable")
            assert.strictEqual(headers.get("x-content-type-options"), "nosniff")
            // the part consists of rows 119 to 381 of 500, which are bright
            assert.isAbove(yield* darkness(bytes), 200)
          }
        const made = ["360-8x3-50.avif", "360-8x3-50.webp", "700-8x3-50.avif", "700-8x3-50.webp"]
        assert.deepStrictEqual(yield* names(hash), made)

        // no visitor can cause a file to be made that no page needs
        for (const name of ["360-8x3-100.avif", "320-8x3-50.avif", "800-8x3-50.avif", "360-8x3-50.jpg"])
          assert.strictEqual((yield* part(name)).status, 404, name)
        assert.strictEqual((yield* fileOf(`/medien/${"0".repeat(32)}/360-8x3-50.avif`)).status, 404)
        assert.deepStrictEqual(yield* names(hash), made)
        const sql = yield* SqlClient

        // a page shows the picture with another focal point than the medium's own one
        const path = "/info-center/bild-oben" as const
        const { src, width, height, id: mediumId } = stored
        const picture = { src, alt: "Oben", width, height, mediumId, focus: { x: 50, y: 100 } }
        yield* putPages([
          {
            kind: "guide",
            path,
            theme: "lagern",
            publishAt: "2026-01-01T00:00:00Z",
            content: {
              title: "Bild oben",
              teaser: "t",
              seoTitle: "s",
              description: "d",
              picture,
              blocks: [{ id: "a", type: "heading", text: "Oben" }]
            }
          }
        ])
        const low = yield* part("360-8x3-100.avif")
        assert.strictEqual(low.status, 200)
        assert.isBelow(yield* darkness(low.bytes), 30)

        // the medium's own focal point is moved
        yield* editor.post(`/api/cms/media/${mediumId}`, {
          RowVersion: 1,
          Name: "oben",
          Alt: "Oben",
          Focus: { X: 50, Y: 0 }
        })
        assert.strictEqual((yield* part("360-8x3-0.avif")).status, 200)
        // existing files stay, because pages that visitors have open may still refer to them
        assert.strictEqual((yield* part("360-8x3-50.avif")).status, 200)

        yield* sql`delete from content_page where path = ${path}`
        const removed = yield* editor.post(`/api/cms/media/${mediumId}/entfernen`, { RowVersion: 2 })
        assert.strictEqual(removed.status, 200)
        assert.deepStrictEqual(yield* names(hash), [])
      })
  )
})
