import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { realTime, SampleApi } from "../testing/api.test-support.ts"
import { act, atOnce, made, member, textBlock, write } from "../testing/content-desk.test-support.ts"
import { bodyOf } from "../testing/customers.test-support.ts"
import type { TestVisitor } from "../testing/visitor.test-support.ts"

const stored = Effect.fnUntraced(function* (letter: string, name: string) {
  const sql = yield* SqlClient
  const hash = letter.repeat(32)
  const [row] = yield* sql<{ readonly id: number }>`
    insert into medium (hash, fallback, name, alt, width, height, bytes, uploaded_at, uploaded_by)
    values (${hash}, 'jpg', ${name}, 'Ein Bild', 640, 480, 1000, now(), 1) returning id`
  return { id: row?.id ?? 0, src: `/medien/${hash}/640.jpg`, hash }
})

type Stored = Effect.Success<ReturnType<typeof stored>>

const showing = ({ src }: Stored) => ({
  blocks: [
    { id: "bild", type: "picture", picture: { src, alt: "Ein Bild", width: 640, height: 480 } },
    textBlock("eins", "Text")
  ]
})

const without = { blocks: [textBlock("eins", "Text")] }

const remove = (who: TestVisitor, { id }: Stored) =>
  who.post(`/api/cms/media/${id}/entfernen`, { RowVersion: 1 })

const unused = (who: TestVisitor) =>
  Effect.map(who.get("/api/cms/media?lacking=use&size=100"), (answer) =>
    bodyOf<{ readonly Items: ReadonlyArray<{ readonly Name: string }> }>(answer).Items.map(({ Name }) => Name)
  )

layer(SampleApi, realTime)("a picture that only a draft shows (rule media.removal)", (it) => {
  it.effect("cannot be removed until the draft shows it no more", () =>
    Effect.gen(function* () {
      const editor = yield* member("entwurf")
      const picture = yield* stored("a", "Im Entwurf")
      const page = yield* made(editor, "/mit-bild-im-entwurf")
      bodyOf(yield* write(editor, page, showing(picture)))
      const refused = yield* remove(editor, picture)
      assert.strictEqual(refused.status, 409)
      assert.deepInclude(refused.body, {
        Code: "InUse",
        // visitors find nothing at its address, so its editor is named
        Uses: [{ Path: `/support/cms/${page}/edit`, Title: "Neue Seite" }]
      })
      bodyOf(yield* write(editor, page, without))
      assert.strictEqual((yield* remove(editor, picture)).status, 200)
    })
  )

  it.effect("is named once where a published version shows it too, and stays used by that version", () =>
    Effect.gen(function* () {
      const editor = yield* member("fassung")
      const picture = yield* stored("b", "In beiden")
      const page = yield* made(editor, "/mit-bild-in-beiden")
      bodyOf(yield* write(editor, page, showing(picture)))
      bodyOf(yield* act(editor, page, "veroeffentlichen", atOnce))
      const uses = { Uses: [{ Path: "/mit-bild-in-beiden", Title: "Neue Seite" }] }
      assert.deepInclude((yield* remove(editor, picture)).body, uses)
      bodyOf(yield* write(editor, page, without))
      assert.deepInclude((yield* remove(editor, picture)).body, uses)
    })
  )

  it.effect("is free again when its page is deleted", () =>
    Effect.gen(function* () {
      const editor = yield* member("weg")
      const picture = yield* stored("c", "Seite weg")
      const page = yield* made(editor, "/bald-weg")
      bodyOf(yield* write(editor, page, showing(picture)))
      bodyOf(yield* act(editor, page, "loeschen"))
      assert.strictEqual((yield* remove(editor, picture)).status, 200)
    })
  )

  it.effect("is in use, and the list of what nothing uses leaves it out, as it does logos and adverts", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const editor = yield* member("waisen")
      const orphan = yield* stored("d", "Waise")
      const [drafted, logo, advert] = [
        yield* stored("e", "Entwurfsbild"),
        yield* stored("f", "Logo"),
        yield* stored("0", "Anzeigenbild")
      ]
      const page = yield* made(editor, "/ohne-waisen")
      bodyOf(yield* write(editor, page, showing(drafted)))
      yield* sql`update dealer set logo_id = ${logo.id} where id = (select min(id) from dealer)`
      yield* sql`
        insert into advert (made_as, name, advertiser, html, css)
        values (${"f".repeat(32)}, 'Mit Bild', 'Holz', ${`<img src="${advert.src}" alt="">`}, '')`
      const names = yield* unused(editor)
      assert.include(names, "Waise")
      for (const name of ["Entwurfsbild", "Logo", "Anzeigenbild"]) assert.notInclude(names, name)
      assert.strictEqual((yield* remove(editor, orphan)).status, 200)
    })
  )
})
