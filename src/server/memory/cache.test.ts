import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { memoryKinds } from "../../domain/support/memory-kinds.ts"
import { morning, otherCopy, realTime, SampleApi, TestApi } from "../testing/api.test-support.ts"
import { bodyOf } from "../testing/customers.test-support.ts"
import { readRefusal } from "../testing/journey.test-support.ts"
import { signedInWith } from "../testing/staff.test-support.ts"
import { type TestVisitor, visitor } from "../testing/visitor.test-support.ts"

const path = "/api/support/cache"

interface Figures {
  readonly Kind: string
  readonly Entries: number
  readonly Hits: number
  readonly Misses: number
  readonly OldestAt: string | null
}
interface Shown {
  readonly Kinds: ReadonlyArray<string>
  readonly Copies: ReadonlyArray<{
    readonly Number: number
    readonly State: "answered" | "silent"
    readonly Memories: ReadonlyArray<Figures>
  }>
  readonly Entries: ReadonlyArray<{
    readonly Key: string
    readonly Label: string
    readonly Copies: ReadonlyArray<number>
  }>
  readonly Found: number
}
interface Dropped {
  readonly Copies: ReadonlyArray<{ readonly State: "answered" | "silent"; readonly Dropped: number }>
}

const shown = (who: TestVisitor, query = "") =>
  Effect.map(who.get(path + query), (answer) => bodyOf<Shown>(answer))

const drop = (who: TestVisitor, by: string, kind: string | null, value = "") =>
  Effect.map(who.post(path, { By: by, Kind: kind, Value: value }), (answer) => bodyOf<Dropped>(answer))

const figuresOf = ({ Copies }: Shown, kind: string, copy = 0) =>
  Copies[copy]?.Memories.find(({ Kind }) => Kind === kind)

const guide = "/info-center/hackschnitzel-wassergehalt"

const titleOf = Effect.fnUntraced(function* (who: TestVisitor) {
  const answer = yield* who.get(`/api/site/1/content/page?path=${guide}`)
  return bodyOf<{ readonly Page: { readonly Title: string } }>(answer).Page.Title
})

/** Changes published content without sending the notification that an editor's change sends. */
const retitle = Effect.fnUntraced(function* (title: string) {
  const sql = yield* SqlClient
  yield* sql.withTransaction(
    Effect.andThen(
      // versions never change in normal use: this simulates a restored backup or a manual change in the database
      sql`set local session_replication_role = replica`,
      sql`
    update content_version set content = jsonb_set(content, '{title}', to_jsonb(${title}::text))
    where page_id in (select id from content_page where path = ${guide})`
    )
  )
})

const lastLogged = Effect.gen(function* () {
  const sql = yield* SqlClient
  const [row] = yield* sql<{ readonly detail: Readonly<Record<string, unknown>> }>`
    select detail from audit_event where event = 'memoryDropped' order by id desc limit 1`
  return row?.detail
})

layer(SampleApi, realTime)("the caches of all servers (rule desk.memories)", (it) => {
  it.effect("are shown with their content, to the admin all of them", () =>
    Effect.gen(function* () {
      const { client: admin } = yield* signedInWith("admin@cache.example", "Role_Interaid_Admin", morning)
      const guest = yield* visitor
      yield* guest.post("/api/location/check-zipcode", { CountryId: 1, ZipCode: "80331" })
      yield* titleOf(guest)
      yield* titleOf(guest)
      const all = yield* shown(admin, "?kind=contentTexts")
      assert.deepStrictEqual(all.Kinds, memoryKinds)
      assert.deepStrictEqual(
        all.Copies.map(({ Number, State }) => ({ Number, State })),
        [{ Number: 1, State: "answered" }]
      )
      const texts = figuresOf(all, "contentTexts")
      assert.isAtLeast(texts?.Entries ?? 0, 2)
      assert.isAtLeast(texts?.Hits ?? 0, 1)
      assert.isString(texts?.OldestAt)
      assert.deepInclude(figuresOf(all, "offerLists"), { Entries: 0, OldestAt: null })
      assert.include(
        all.Entries.map(({ Label }) => Label),
        guide
      )
      const few = yield* shown(admin, "?kind=contentTexts&search=wassergehalt")
      assert.deepStrictEqual(
        few.Entries.map(({ Label, Copies }) => ({ Label, Copies })),
        [{ Label: guide, Copies: [1] }]
      )
      assert.strictEqual(few.Found, 1)
    })
  )

  it.effect("let editors see and drop only caches of content", () =>
    Effect.gen(function* () {
      const { client: editor } = yield* signedInWith("editor@cache.example", "Role_Interaid_Editor", morning)
      assert.deepStrictEqual((yield* shown(editor)).Kinds, [
        "contentTexts",
        "notices",
        "pictures",
        "contentPages"
      ])
      assert.strictEqual((yield* editor.get(`${path}?kind=places`)).status, 403)
      assert.strictEqual((yield* editor.post(path, { By: "kind", Kind: "places", Value: "" })).status, 403)
      assert.strictEqual(
        (yield* editor.post(path, { By: "key", Kind: "priceLists", Value: "1:2" })).status,
        403
      )
      const codeOf = (answer: Parameters<typeof readRefusal>[0]) => readRefusal(answer).problems[0]?.code
      const prices = yield* editor.post(path, { By: "path", Kind: null, Value: "/pelletpreise/bayern" })
      assert.strictEqual(codeOf(prices), "othersPage")
      assert.strictEqual(
        codeOf(yield* editor.post(path, { By: "path", Kind: null, Value: "wissen" })),
        "noAddress"
      )
      assert.strictEqual(
        codeOf(yield* editor.post(path, { By: "kind", Kind: null, Value: "" })),
        "kindMissing"
      )

      const { client: adverts } = yield* signedInWith("ads@cache.example", "Role_Interaid_AdManager", morning)
      assert.deepStrictEqual((yield* shown(adverts)).Kinds, ["adverts"])
      assert.strictEqual((yield* adverts.post(path, { By: "kind", Kind: "pictures", Value: "" })).status, 403)
    })
  )

  it.effect("reload entries dropped by the page's address, and the log describes this in words", () =>
    Effect.gen(function* () {
      const { client: editor } = yield* signedInWith("drops@cache.example", "Role_Interaid_Editor", morning)
      const guest = yield* visitor
      const before = yield* titleOf(guest)
      yield* retitle("Neu geschrieben")
      assert.strictEqual(yield* titleOf(guest), before)
      const { Copies } = yield* drop(editor, "path", null, `https://www.heizmarkt.example/at${guide}?q=1`)
      assert.isAtLeast(Copies[0]?.Dropped ?? 0, 2)
      assert.strictEqual(yield* titleOf(guest), "Neu geschrieben")
      assert.deepStrictEqual(yield* lastLogged, { address: guide })
    })
  )

  it.effect("reload notices whose change was not announced", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const { client: editor } = yield* signedInWith("notes@cache.example", "Role_Interaid_Editor", morning)
      const guest = yield* visitor
      const texts = Effect.map(guest.get("/api/site/1/prompts?place=home&path=/"), (answer) =>
        bodyOf<{ readonly Items: ReadonlyArray<{ readonly Text: string }> }>(answer).Items.map(
          ({ Text }) => Text
        )
      )
      const [before] = yield* Effect.all([texts, texts])
      // the trigger that sends the notification is disabled
      yield* sql.withTransaction(
        Effect.andThen(
          sql`set local session_replication_role = replica`,
          sql`
            insert into prompt (id, text, kind, place, path, starts_at, ends_at, link_href, link_text, changed_at,
              changed_by_id, changed_by)
            values (${"c".repeat(32)}, 'Ungesagt', 'warning', 'home', '', ${new Date(morning - 1_000)}, null, '', '',
              now(), 1, 'Test')`
        )
      )
      assert.deepStrictEqual(yield* texts, before)
      const figures = figuresOf(yield* shown(editor), "notices")
      assert.deepInclude(figures, { Entries: 1 })
      assert.isAtLeast(figures?.Hits ?? 0, 1)
      assert.deepInclude((yield* drop(editor, "kind", "notices")).Copies[0], { Dropped: 1 })
      assert.deepStrictEqual(yield* lastLogged, { memory: "notices" })
      assert.include(yield* texts, "Ungesagt")
    })
  )

  it.effect("drop one entry by its key, and all of a kind", () =>
    Effect.gen(function* () {
      const { client: admin } = yield* signedInWith("keys@cache.example", "Role_Interaid_Admin", morning)
      const guest = yield* visitor
      for (const countryId of [1, 2])
        yield* guest.post("/api/location/check-zipcode", {
          CountryId: countryId,
          ZipCode: countryId === 1 ? "80331" : "1010"
        })
      const { Entries } = yield* shown(admin, "?kind=places")
      const austria = Entries.find(({ Label }) => Label === "Österreich")
      assert.isDefined(austria)
      assert.deepInclude((yield* drop(admin, "key", "places", austria.Key)).Copies[0], { Dropped: 1 })
      assert.deepStrictEqual(yield* lastLogged, { memory: "places", entry: "Österreich" })
      assert.strictEqual(figuresOf(yield* shown(admin), "places")?.Entries, Entries.length - 1)
      assert.deepInclude((yield* drop(admin, "kind", "places")).Copies[0], { Dropped: Entries.length - 1 })
      assert.deepStrictEqual(yield* lastLogged, { memory: "places" })
      const answer = yield* guest.post("/api/location/check-zipcode", { CountryId: 1, ZipCode: "80331" })
      assert.strictEqual(answer.status, 200)
      // a notification takes 8 000 bytes: what is longer is no key, and is refused instead of failing
      for (const [value, status] of [
        ["\u0001".repeat(2_200), 422],
        ["\u20ac".repeat(2_200), 200],
        ['"'.repeat(2_200), 200]
      ] as const) {
        const sent = yield* admin.post(path, { By: "key", Kind: "places", Value: value })
        assert.strictEqual(sent.status, status, value.slice(0, 1))
      }
    })
  )

  it.effect("reload a dropped price list before the drop completes, with unchanged prices", () =>
    Effect.gen(function* () {
      const { client: admin } = yield* signedInWith("lists@cache.example", "Role_Interaid_Admin", morning)
      const guest = yield* visitor
      const best = Effect.map(
        guest.get("/api/kalkulation/best-price?countryId=1"),
        ({ body }) => body as ReadonlyArray<{ readonly TimeStamp: string }>
      )
      const before = yield* best
      const list = (yield* shown(admin, "?kind=priceLists")).Entries[0]
      assert.isDefined(list)
      const { Copies } = yield* drop(admin, "kind", "priceLists")
      assert.isAtLeast(Copies[0]?.Dropped ?? 0, 1)
      const { Entries } = yield* shown(admin, "?kind=priceLists")
      assert.isNotEmpty(Entries)
      assert.deepStrictEqual(yield* best, before)
    })
  )

  it.effect("are dropped on every server, and a server that does not answer is reported", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const { client: admin } = yield* signedInWith("copies@cache.example", "Role_Interaid_Admin", morning)
      const other = yield* otherCopy
      other.setTime(morning)
      const there = yield* Effect.provideService(visitor, TestApi, other)
      const titleThere = Effect.provideService(titleOf(there), TestApi, other)
      const before = yield* titleThere
      // the other process registers itself as soon as it listens
      const both = yield* Effect.repeat(shown(admin), {
        until: ({ Copies }) => Copies.length === 2,
        times: 100
      })
      assert.deepStrictEqual(
        both.Copies.map(({ State }) => State),
        ["answered", "answered"]
      )
      yield* retitle("Auf beiden neu")
      assert.strictEqual(yield* titleThere, before)
      const { Copies } = yield* drop(admin, "path", null, guide)
      assert.deepStrictEqual(
        Copies.map(({ State }) => State),
        ["answered", "answered"]
      )
      assert.isAtLeast(Copies[1]?.Dropped ?? 0, 1)
      assert.strictEqual(yield* titleThere, "Auf beiden neu")

      // a registered process that no longer runs, as after being killed
      yield* sql`
        insert into server_copy (id, started_at) values (gen_random_uuid(), now() + interval '1 minute')`
      const silent = yield* drop(admin, "kind", "pictures")
      assert.deepStrictEqual(
        silent.Copies.map(({ State }) => State),
        ["answered", "answered", "silent"]
      )
      yield* sql`update server_copy set missed_at = now() - interval '6 minutes' where missed_at is not null`
      assert.lengthOf((yield* shown(admin)).Copies, 2)
      const left = yield* sql`select 1 from memory_answer`
      assert.isEmpty(left)
    })
  )
})
