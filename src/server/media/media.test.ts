import { assert, layer } from "@effect/vitest"
import { Effect, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import sharp from "sharp"
import { mediaFileAt } from "../../domain/media/media-address.ts"
import { putPages } from "../content/put-pages.ts"
import { morning, realTime, SampleApi } from "../testing/api.test-support.ts"
import { readRefusal } from "../testing/journey.test-support.ts"
import { signedInWith } from "../testing/staff.test-support.ts"
import { editorOf, fileOf, mediumIn, upload } from "./media-calls.test-support.ts"
import { hostilePictures, pictureNames } from "./hostile-pictures.test-support.ts"
import { hiddenWords, jpeg } from "./pictures.test-support.ts"

layer(SampleApi, realTime)("pictures of editors", (it) => {
  it.effect(
    "are recognised by their content, and lose all data hidden in them (rules media.kinds, media.derivatives)",
    () =>
      Effect.gen(function* () {
        const editor = yield* editorOf("feindlich@medien.example")
        for (const [what, name, bytes, expected] of hostilePictures) {
          const sent = yield* Effect.promise(async () => bytes())
          const answer = yield* upload(editor, name, sent)
          const { status, body, text } = answer
          if (expected !== "taken") {
            assert.strictEqual(status, 422, `${what}: ${text}`)
            assert.strictEqual(readRefusal(answer).problems[0]?.code, expected, what)
            continue
          }
          assert.strictEqual(status, 200, `${what}: ${text}`)
          const { src, width, height } = mediumIn(body)
          assert.deepStrictEqual([width, height], name.startsWith("IMG") ? [30, 40] : [40, 30], what)
          for (const address of [src, src.replace(/[a-z]+$/u, "avif"), src.replace(/[a-z]+$/u, "webp")]) {
            const file = yield* fileOf(address)
            assert.strictEqual(file.status, 200, `${what} ${address}`)
            assert.notInclude(Buffer.from(file.bytes).toString("latin1"), hiddenWords, what)
            const { exif, xmp, icc, iptc } = yield* Effect.promise(() => sharp(file.bytes).metadata())
            assert.deepStrictEqual([exif, xmp, icc, iptc], [undefined, undefined, undefined, undefined], what)
          }
        }
      })
  )

  it.effect(
    "have harmless names, a row of widths, and addresses that never change (rule media.addresses)",
    () =>
      Effect.gen(function* () {
        const editor = yield* editorOf("namen@medien.example")
        for (const [index, [sent, kept]] of pictureNames.entries()) {
          const { body, text } = yield* upload(editor, sent, yield* Effect.promise(() => jpeg(20 + index)))
          assert.strictEqual(mediumIn(body).name, kept, text)
        }
        const wide = yield* Effect.promise(() => jpeg(40, { width: 700, height: 20 }))
        const { src } = mediumIn((yield* upload(editor, "breit.jpg", wide)).body)
        const { hash = "" } = mediaFileAt(src) ?? {}
        for (const width of [320, 640, 700])
          for (const format of ["avif", "webp"]) {
            const { status, headers, bytes } = yield* fileOf(`/medien/${hash}/${width}.${format}`)
            assert.strictEqual(status, 200, `${width}.${format}`)
            assert.deepInclude(yield* Effect.promise(() => sharp(bytes).metadata()), { width })
            assert.strictEqual(headers.get("content-type"), `image/${format}`)
            assert.strictEqual(headers.get("cache-control"), "public, max-age=31536000, immutable")
            assert.strictEqual(headers.get("x-content-type-options"), "nosniff")
            assert.strictEqual(headers.get("content-security-policy"), "default-src 'none'; sandbox")
            const again = yield* fileOf(`/medien/${hash}/${width}.${format}`, {
              "if-none-match": headers.get("etag") ?? ""
            })
            assert.deepStrictEqual([again.status, again.bytes.length], [304, 0])
          }
        for (const none of [`${hash}/960.avif`, `${hash}/700.svg`, `${hash}/..%2f700.jpg`, "x/700.jpg"])
          assert.strictEqual((yield* fileOf(`/medien/${none}`)).status, 404, none)
        // uploading the same file under another name returns the same medium
        const twice = yield* upload(editor, "anders.jpg", wide)
        assert.deepNestedInclude(twice.body, { IsKnown: true, "Medium.Src": src, "Medium.Name": "breit" })
      })
  )

  it.effect("are accepted within limits, and only as files (rule safety.body-size)", () =>
    Effect.gen(function* () {
      const editor = yield* editorOf("grenzen@medien.example")
      const large = yield* upload(editor, "a.jpg", new Uint8Array(11 * 1024 * 1024))
      assert.strictEqual(large.status, 413)
      const bytes = yield* Effect.promise(() => jpeg(50))
      assert.strictEqual(
        (yield* upload(editor, "a.jpg", bytes, { "content-type": "image/jpeg" })).status,
        415
      )
      assert.strictEqual((yield* upload(editor, "a.jpg", bytes, { "x-csrf-token": "x" })).status, 403)
    })
  )

  it.effect(
    "are described, searched, shown on pages, and removed only if no page shows them (rules media.text, media.removal)",
    () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient
        const editor = yield* editorOf("leben@medien.example")
        const first = mediumIn(
          (yield* upload(editor, "Silowagen.jpg", yield* Effect.promise(() => jpeg(60)))).body
        )
        assert.deepInclude(first, { alt: null, focus: { x: 50, y: 50 }, uses: [] })
        const lacking = yield* editor.get("/api/cms/media?lacking=text&search=silowagen")
        assert.deepNestedInclude(lacking.body, { Total: 1, "Items[0].Id": first.id })

        const edit = {
          RowVersion: 1,
          Name: "Silowagen",
          Alt: "Ein Wagen bläst Pellets ein",
          Focus: { X: 20, Y: 80 }
        }
        const at = `/api/cms/media/${first.id}`
        const saved = yield* editor.post(at, edit)
        assert.deepNestedInclude(saved.body, { RowVersion: 2, Alt: edit.Alt, "Focus.X": 20, "Focus.Y": 80 })
        const stale = yield* editor.post(at, edit)
        assert.strictEqual(stale.status, 409)
        assert.deepNestedInclude(stale.body, { Code: "VersionConflict", "Medium.RowVersion": 2 })
        assert.strictEqual((yield* editor.post(at, { ...edit, RowVersion: 2, Name: " " })).status, 422)
        assert.deepInclude((yield* editor.get("/api/cms/media?search=blast%20wagen")).body, { Total: 1 })
        assert.deepInclude((yield* editor.get("/api/cms/media?lacking=text&search=silowagen")).body, {
          Total: 0
        })

        const path = "/info-center/mit-bild" as const
        const picture = {
          src: first.src,
          alt: edit.Alt,
          width: first.width,
          height: first.height,
          mediumId: first.id,
          focus: { x: 20, y: 80 }
        }
        yield* putPages([
          {
            kind: "guide",
            path,
            theme: "lagern",
            publishAt: "2026-01-01T00:00:00Z",
            content: {
              title: "Mit Bild",
              teaser: "t",
              seoTitle: "s",
              description: "d",
              picture,
              blocks: [{ id: "a", type: "picture", picture }]
            }
          }
        ])
        const used = yield* editor.post(`${at}/entfernen`, { RowVersion: 2 })
        assert.strictEqual(used.status, 409)
        assert.deepInclude(used.body, { Code: "InUse", Uses: [{ Path: path, Title: "Mit Bild" }] })
        assert.deepInclude((yield* editor.get(at)).body, { Uses: [{ Path: path, Title: "Mit Bild" }] })

        yield* sql`delete from content_page where path = ${path}`
        // an advert shows the medium
        const { client: ads } = yield* signedInWith(
          "anzeigen@medien.example",
          "Role_Interaid_AdManager",
          morning
        )
        const advert = {
          Id: 0,
          RowVersion: 0,
          MadeAs: "a".repeat(32),
          Name: "Mit Silowagen",
          Advertiser: "Holz",
          Html: `<img src="${first.src}" alt="">`,
          Css: ""
        }
        const { body: shown } = yield* ads.post("/api/iam/desk/adverts", advert)
        const { Id } = Schema.decodeUnknownSync(Schema.Struct({ Id: Schema.Int }))(shown)
        const inAdvert = yield* editor.post(`${at}/entfernen`, { RowVersion: 2 })
        assert.strictEqual(inAdvert.status, 409)
        assert.deepInclude(inAdvert.body, {
          Uses: [{ Path: `/support/adverts/${Id}`, Title: "Mit Silowagen" }]
        })
        yield* sql`delete from advert where id = ${Id}`
        const marketing = yield* signedInWith("werbung@medien.example", "Role_Interaid_Marketing", morning)
        assert.strictEqual((yield* marketing.client.post(`${at}/entfernen`, { RowVersion: 1 })).status, 409)
        assert.strictEqual((yield* marketing.client.post(`${at}/entfernen`, { RowVersion: 2 })).status, 200)
        assert.strictEqual((yield* editor.get(at)).status, 404)
        const [left] = yield* sql<{ readonly count: number }>`
        select count(*)::int as count from medium_file where hash = ${mediaFileAt(first.src)?.hash ?? ""}`
        assert.strictEqual(left?.count, 0)
        const log = yield* sql`
        select actor_id as actor, detail from audit_event where event = 'mediumRemoved'`
        assert.deepStrictEqual(log, [
          { actor: marketing.id, detail: { medium: first.id, name: "Silowagen" } }
        ])
      })
  )
})
