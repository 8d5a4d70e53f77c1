import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { openPages } from "../../pages/pages.test-support.ts"
import { morning, realTime, SampleApi, TestApi } from "../../testing/api.test-support.ts"
import {
  act,
  atOnce,
  codesOf,
  desk,
  expectLogged,
  made,
  member,
  paragraph,
  seenAs,
  seenAt,
  show,
  textBlock,
  write
} from "../../testing/content-desk.test-support.ts"
import { bodyOf, sameAsMissing } from "../../testing/customers.test-support.ts"
import { signedInWith } from "../../testing/staff.test-support.ts"
import { visitor } from "../../testing/visitor.test-support.ts"
import { ensureContent } from "../ensure-content.ts"
import { settleDue } from "./clock-events.ts"

const minute = 60_000

layer(SampleApi, realTime)("publishing at the desk of editors (rule content.publication)", (it) => {
  it.effect("creates, saves and publishes a page for visitors, and keeps its versions", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const editor = yield* member("writes")
      const id = yield* made(editor, "/pellets-im-test")
      const page = yield* show(editor, id)
      assert.deepInclude(page, { State: "draft", IsLive: false, Published: null })
      assert.includeMembers([...page.Acts], ["save", "publish", "askReview", "remove"])
      assert.strictEqual((yield* seenAt("/pellets-im-test")).status, 404)
      bodyOf(yield* act(editor, id, "veroeffentlichen", atOnce))
      yield* seenAs("/pellets-im-test", ({ body }) => body.Page?.Title === "Neue Seite")

      // Austria has its own text, and unpublished changes are not visible
      bodyOf(
        yield* write(editor, id, {
          title: "Zweite Fassung",
          blocks: [textBlock("zwei", "Zweiter Absatz"), textBlock("drei", "Dritter")],
          overrides: { 2: { title: "Auf Österreichisch", blocks: { drei: null } } }
        })
      )
      const differences = bodyOf<{ readonly Items: ReadonlyArray<object> }>(
        yield* editor.get(`${desk}/${id}/unterschiede?from=1`)
      ).Items
      assert.sameDeepMembers(
        [...differences],
        [
          { Kind: "changed", Name: "title", Block: null, Country: null },
          { Kind: "added", Name: "", Block: "drei", Country: null },
          { Kind: "removed", Name: "", Block: "eins", Country: null },
          { Kind: "added", Name: "title", Block: null, Country: 2 },
          { Kind: "added", Name: "", Block: "drei", Country: 2 }
        ]
      )
      const { Page: preview } = bodyOf<{
        readonly Page: { readonly Title: string; readonly Blocks: ReadonlyArray<{ readonly Id: string }> }
      }>(yield* editor.get(`${desk}/${id}/vorschau?countryId=2`))
      assert.strictEqual(preview.Title, "Auf Österreichisch")
      assert.deepStrictEqual(
        preview.Blocks.map(({ Id }) => Id),
        ["zwei"]
      )
      assert.strictEqual((yield* seenAt("/pellets-im-test")).body.Page?.Title, "Neue Seite")
      bodyOf(yield* act(editor, id, "veroeffentlichen", atOnce))
      yield* seenAs("/pellets-im-test", ({ body }) => body.Page?.Title === "Zweite Fassung")
      assert.strictEqual((yield* seenAt("/pellets-im-test", 2)).body.Page?.Title, "Auf Österreichisch")

      // an earlier version is restored as a draft, and the published version is not overwritten
      bodyOf(yield* act(editor, id, "wiederherstellen", { Number: 1 }))
      const restored = yield* show(editor, id)
      assert.deepInclude(restored, { State: "draft", IsLive: true })
      assert.strictEqual(restored.Draft.Contents["title"], "Neue Seite")
      bodyOf(yield* act(editor, id, "verwerfen"))
      const discarded = yield* show(editor, id)
      assert.strictEqual(discarded.State, "published")
      assert.strictEqual(discarded.Draft.Contents["title"], "Zweite Fassung")
      assert.deepStrictEqual(
        discarded.Versions.map(({ Number, IsLive }) => [Number, IsLive]),
        [
          [2, true],
          [1, false]
        ]
      )
      assert.isTrue(
        (yield* Effect.exit(sql`update content_version set written_by = 'x' where page_id = ${id}`))._tag ===
          "Failure"
      )
      bodyOf(yield* act(editor, id, "beenden"))
      yield* seenAs("/pellets-im-test", ({ status }) => status === 404)
      yield* expectLogged(id)
      assert.strictEqual((yield* act(editor, id, "loeschen")).status, 409, "visitors have seen it")
      const audited = yield* sql<{ readonly event: string }>`
        select event from audit_event where detail ->> 'page' = ${String(id)} order by id`
      assert.deepStrictEqual(
        audited.map(({ event }) => event),
        ["contentPublished", "contentPublished", "contentRestored", "contentEnded"]
      )
    })
  )

  it.effect("publishes and ends pages on schedule, and shows the older version until then", () =>
    Effect.gen(function* () {
      const { setTime, atThatTime } = yield* TestApi
      const editor = yield* member("plans")
      const id = yield* made(editor, "/zur-rechten-zeit")
      const iso = (ms: number) => new Date(ms).toISOString()
      const far = 400 * 24 * 60 * minute
      const early = { PublishAt: iso(morning + 5 * minute), ExpiresAt: iso(morning + 5 * minute) }
      assert.deepStrictEqual(codesOf(yield* act(editor, id, "veroeffentlichen", early)), ["tooEarly"])
      bodyOf(
        yield* act(editor, id, "veroeffentlichen", { PublishAt: iso(morning + minute), ExpiresAt: null })
      )
      assert.deepInclude(yield* show(editor, id), { State: "scheduled", IsLive: false })
      assert.strictEqual((yield* seenAt("/zur-rechten-zeit")).status, 404)
      setTime(morning + 2 * minute)
      yield* seenAs("/zur-rechten-zeit", ({ body }) => body.Page?.Title === "Neue Seite")
      assert.deepInclude(yield* show(editor, id), { State: "published", IsLive: true })

      bodyOf(yield* write(editor, id, { title: "Nachfolger" }))
      bodyOf(
        yield* act(editor, id, "veroeffentlichen", {
          PublishAt: iso(morning + 4 * minute),
          ExpiresAt: iso(morning + far)
        })
      )
      assert.deepInclude(yield* show(editor, id), { State: "scheduled", IsLive: true })
      yield* seenAs("/zur-rechten-zeit", ({ body }) => body.Page?.Title === "Neue Seite")
      const tagOf = Effect.gen(function* () {
        const guest = yield* visitor
        const { headers } = yield* guest.get("/api/site/1/content/page?path=/zur-rechten-zeit")
        return headers.get("etag")
      })
      const tag = yield* tagOf
      setTime(morning + 5 * minute)
      yield* seenAs("/zur-rechten-zeit", ({ body }) => body.Page?.Title === "Nachfolger")
      assert.notStrictEqual(yield* tagOf, tag, "a client with the older version gets the new one")
      setTime(morning + far)
      yield* seenAs("/zur-rechten-zeit", ({ status }) => status === 404)
      yield* atThatTime(settleDue)
      setTime(morning)
      assert.deepInclude(yield* show(editor, id), { State: "expired", IsLive: false })
      yield* expectLogged(id)
    })
  )

  it.effect("lets an editor request a review by another editor", () =>
    Effect.gen(function* () {
      const [writer, other] = [yield* member("first-eyes"), yield* member("second-eyes")]
      const marketing = yield* member("no-eyes", "Role_Interaid_Marketing")
      const id = yield* made(writer, "/vier-augen")
      bodyOf(yield* act(writer, id, "durchsicht", { Note: "Bitte die Zahlen ansehen" }))
      assert.deepInclude(yield* show(other, id), { State: "inReview", Note: "Bitte die Zahlen ansehen" })
      assert.notInclude((yield* show(writer, id)).Acts, "approve")
      assert.notInclude((yield* show(marketing, id)).Acts, "approve")
      assert.strictEqual((yield* act(marketing, id, "freigeben")).status, 403)
      assert.deepInclude((yield* act(writer, id, "freigeben")).body, { Code: "NotPossible" })
      assert.strictEqual((yield* act(other, id, "veroeffentlichen", atOnce)).status, 409)
      assert.deepStrictEqual(codesOf(yield* act(other, id, "zurueckgeben", { Note: " " })), ["required"])
      bodyOf(yield* act(other, id, "zurueckgeben", { Note: "Zu lang" }))
      assert.deepInclude(yield* show(writer, id), { State: "draft", Note: "Zu lang" })
      bodyOf(yield* write(writer, id, { title: "Kürzer" }))
      bodyOf(yield* act(writer, id, "durchsicht", { Note: "" }))
      bodyOf(yield* act(other, id, "freigeben"))
      assert.strictEqual((yield* show(writer, id)).State, "approved")
      bodyOf(yield* act(writer, id, "veroeffentlichen", atOnce))
      yield* expectLogged(id)
    })
  )

  it.effect("adds a redirect when a page moves, without chains and loops", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const editor = yield* member("moves")
      const id = yield* made(editor, "/erste-adresse")
      const move = (path: string) => act(editor, id, "adresse", { Path: path })
      for (const [path, code] of [
        ["/agb", "reserved"],
        ["/heizoel/angebotsliste", "reserved"],
        ["/Groß", "malformed"],
        ["/news/artikel/x", "misplaced"],
        ["/hackschnitzel", "taken"]
      ] as const)
        assert.deepStrictEqual(codesOf(yield* move(path)), [code], path)
      bodyOf(yield* act(editor, id, "veroeffentlichen", atOnce))
      bodyOf(yield* move("/zweite-adresse"))
      bodyOf(yield* move("/dritte-adresse"))
      for (const path of ["/erste-adresse", "/zweite-adresse"])
        yield* seenAs(path, ({ body }) => body.MovedTo === "/dritte-adresse")
      yield* seenAs("/dritte-adresse", ({ body }) => body.Page !== undefined)
      bodyOf(yield* move("/erste-adresse"))
      const rows = yield* sql`
        select from_path as "from", to_path as "to" from content_redirect where to_path = '/erste-adresse'
          or from_path = '/erste-adresse' order by from_path`
      assert.deepStrictEqual([...rows] as ReadonlyArray<object>, [
        { from: "/dritte-adresse", to: "/erste-adresse" },
        { from: "/zweite-adresse", to: "/erste-adresse" }
      ])
      // a link to a former address only causes a hint, but the link counts as broken if the redirect ends at a page
      // that is no longer published
      const linking = yield* made(editor, "/verweist")
      const link = paragraph("Dort", [{ type: "link", attrs: { href: "/dritte-adresse" } }])
      bodyOf(yield* write(editor, linking, { blocks: [{ id: "l", type: "text", text: link }] }))
      const found = Effect.map(editor.get(`${desk}/${linking}/pruefung`), (answer) =>
        bodyOf<{ readonly Items: ReadonlyArray<{ readonly Code: string; readonly IsHint: boolean }> }>(
          answer
        ).Items.map(({ Code, IsHint }) => [Code, IsHint])
      )
      assert.deepStrictEqual(yield* found, [["movedLink", true]])
      bodyOf(yield* act(editor, id, "beenden"))
      assert.deepStrictEqual(yield* found, [["brokenLink", false]])
      // a new page can use an address that so far only redirected, once the new page is published; a page that was
      // never published can be deleted
      const second = yield* made(editor, "/zweite-adresse")
      assert.strictEqual((yield* seenAt("/zweite-adresse")).body.MovedTo, "/erste-adresse")
      bodyOf(yield* act(editor, second, "loeschen"))
      assert.strictEqual((yield* seenAt("/zweite-adresse")).body.MovedTo, "/erste-adresse")
      const third = yield* made(editor, "/zweite-adresse")
      bodyOf(yield* act(editor, third, "veroeffentlichen", atOnce))
      yield* seenAs("/zweite-adresse", ({ body }) => body.Page !== undefined)
      bodyOf(yield* act(editor, third, "beenden"))
      yield* seenAs("/zweite-adresse", ({ status }) => status === 404)
      sameAsMissing([yield* editor.get(`${desk}/${second}`), yield* editor.get(`${desk}/2000000000`)])
    })
  )

  it.effect("shows a draft in a frame of the shop's own pages, only to editors (rule content.preview)", () =>
    Effect.gen(function* () {
      const { setTime } = yield* TestApi
      // rendered pages use the real clock
      const { client: editor } = yield* signedInWith(
        "frames@desk.example",
        "Role_Interaid_Editor",
        Date.now()
      )
      const id = yield* made(editor, "/im-rahmen")
      bodyOf(yield* write(editor, id, { title: "Im Rahmen" }))
      const { get } = yield* openPages()
      const cookie = [...editor.cookies].map(([name, value]) => `${name}=${value}`).join("; ")
      const path = `/at/support/cms/${id}/entwurf`
      const seen = yield* get(path, { cookie })
      assert.strictEqual(seen.status, 200)
      assert.match(seen.body, /<h1[^>]*>Im Rahmen</u)
      assert.include(seen.body, '<meta name="robots" content="noindex"')
      assert.include(String(seen.headers["content-security-policy"]), "frame-ancestors 'self'")
      assert.strictEqual(seen.headers["cache-control"], "private, no-store")
      const stranger = yield* get(path)
      assert.deepStrictEqual([stranger.status, stranger.body.includes("Im Rahmen")], [401, false])
      assert.include(String(stranger.headers["content-security-policy"]), "frame-ancestors 'none'")
      assert.strictEqual((yield* get("/support/cms/x/entwurf", { cookie })).status, 404)
      setTime(morning)
    })
  )

  it.effect("never lets a start overwrite a page of the shop's own files that an editor has changed", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const editor = yield* member("house")
      const [row] = yield* sql<{ readonly id: number }>`
        select id::int as id from content_page where path = '/info-center/pelletqualitaet' or kind = 'guide' order by id limit 1`
      const id = row?.id ?? 0
      const { Path, State } = yield* show(editor, id)
      assert.strictEqual(State, "published")
      bodyOf(yield* write(editor, id, { title: "Von uns" }, { Countries: [1, 2] }))
      const article = yield* made(editor, "/news/artikel/eigener", "news")
      bodyOf(yield* write(editor, article, {}, { Author: "E. Muster", Featured: true, Countries: [3] }))
      bodyOf(yield* act(editor, article, "veroeffentlichen", atOnce))
      bodyOf(yield* act(editor, id, "adresse", { Path: `${Path}-neu` }))
      yield* ensureContent
      const after = yield* sql`select path from content_page where path in (${Path}, ${`${Path}-neu`})`
      assert.deepStrictEqual(
        after.map((each) => each["path"]),
        [`${Path}-neu`]
      )
      assert.strictEqual((yield* show(editor, id)).Draft.Contents["title"], "Von uns")
      const guest = yield* visitor
      const featured = yield* Effect.repeat(guest.get("/api/site/3/news-articles/featured"), {
        until: ({ body }) => (body as { FilePath?: string }).FilePath === "/news/artikel/eigener",
        times: 300
      })
      assert.deepInclude(featured.body as object, { Author: "E. Muster" })
      assert.notInclude((yield* guest.get("/api/site/1/news-articles?size=50")).text, "/news/artikel/eigener")
    })
  )
})
