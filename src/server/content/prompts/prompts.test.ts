import { assert, layer } from "@effect/vitest"
import { Context, Effect, Layer, Schedule } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { openPages } from "../../pages/pages.test-support.ts"
import { morning, realTime, SampleApi, TestApi } from "../../testing/api.test-support.ts"
import { member } from "../../testing/content-desk.test-support.ts"
import { bodyOf } from "../../testing/customers.test-support.ts"
import { readRefusal } from "../../testing/journey.test-support.ts"
import { KnownPrompts } from "./known-prompts.ts"
import { type TestVisitor, visitor } from "../../testing/visitor.test-support.ts"

interface Told {
  readonly Id: string
  readonly RowVersion: number
  readonly Text: string
  readonly ChangedBy: string
}
interface List {
  readonly Items: ReadonlyArray<Told>
  readonly Total: number
}

const desk = "/api/cms/prompts"
const hour = 3_600_000
const at = (hours: number) => new Date(morning + hours * hour).toISOString()

let drawn = 0
const draw = () => (++drawn).toString(16).padStart(32, "0")

const edit = (more: object = {}) => ({
  Text: "Am Montag liefern wir nicht.",
  Kind: "information",
  Place: "prices",
  Path: "",
  CountryId: null,
  StartsAt: at(-1),
  EndsAt: at(8),
  LinkHref: "",
  LinkText: "",
  ...more
})

const save = (who: TestVisitor, more: object, id = draw(), rowVersion = 0) =>
  who.post(desk, { Id: id, RowVersion: rowVersion, ...edit(more) })

const saved = (who: TestVisitor, more: object = {}) =>
  Effect.map(save(who, more), (answer) => bodyOf<Told>(answer))

const shown = Effect.fnUntraced(function* (place: string, path: string, countryId = 1) {
  const guest = yield* visitor
  const answer = yield* guest.get(`/api/site/${countryId}/prompts?${new URLSearchParams({ place, path })}`)
  return bodyOf<{ readonly Items: ReadonlyArray<{ readonly Text: string }> }>(answer).Items.map(
    ({ Text }) => Text
  )
})

/**
 * Waits until a server process shows (or no longer shows) a notice, since each process applies a change only when it
 * receives the database notification.
 */
const isShown = (text: string, place: string, path: string, wanted = true, countryId = 1) =>
  Effect.map(
    Effect.repeat(shown(place, path, countryId), {
      until: (texts) => texts.includes(text) === wanted,
      times: 300
    }),
    (texts) => assert.strictEqual(texts.includes(text), wanted, `${path}: ${texts.join()}`)
  )

const codesOf = (answer: Parameters<typeof readRefusal>[0]) =>
  readRefusal(answer).problems.map(({ field, code }) => `${field} ${code}`)

layer(SampleApi, realTime)("short notices", (it) => {
  it.effect("are shown at their place, in their country and time window (rule prompt.shown)", () =>
    Effect.gen(function* () {
      const { setTime } = yield* TestApi
      const editor = yield* member("hinweis")
      yield* saved(editor, { Text: "Überall", Place: "dealers" })
      yield* saved(editor, { Text: "In Bayern", Path: "/pelletpreise/bayern" })
      yield* saved(editor, { Text: "Große Schweiz", CountryId: 3 })
      yield* saved(editor, { Text: "Später", StartsAt: at(2) })
      yield* isShown("Überall", "dealers", "/holzpellethaendler/hessen")
      yield* isShown("In Bayern", "prices", "/pelletpreise/bayern/80331")
      yield* isShown("Grosse Schweiz", "prices", "/pelletpreise", true, 3)
      assert.deepStrictEqual(yield* shown("prices", "/pelletpreise/bayern-west"), [])
      assert.deepStrictEqual(yield* shown("home", "/"), [])
      setTime(morning + 2 * hour)
      assert.deepStrictEqual(yield* shown("prices", "/pelletpreise"), ["Später"])
      setTime(morning + 8 * hour)
      assert.deepStrictEqual(yield* shown("prices", "/pelletpreise"), [])
      assert.deepStrictEqual(yield* shown("dealers", "/holzpellethaendler"), [])
    })
  )

  it.effect("appear and expire on schedule, and pages are notified (rule prompt.shown)", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const id = draw()
      // inserted before the server process listens for database notifications, so that the one about this insert is not
      // counted
      yield* sql`
        insert into prompt (id, text, kind, place, path, starts_at, ends_at, link_href, link_text, changed_at,
          changed_by_id, changed_by)
        values (${id}, 'Gleich', 'warning', 'home', '', now() + interval '3 seconds', now() + interval '5 seconds',
          '', '', now(), 1, 'Test')`
      let told = 0
      const built = yield* Layer.build(
        KnownPrompts.layerWith(() => {
          told++
        })
      )
      const { known } = Context.get(built, KnownPrompts)
      // `onChange` is also called once when listening starts, possibly after the first read
      yield* Effect.repeat(
        Effect.sync(() => told),
        { until: (count) => count > 0, schedule: Schedule.spaced("20 millis") }
      )
      const isKnown = (prompts: ReadonlyArray<{ readonly id: string }>) =>
        prompts.some((prompt) => prompt.id === id)
      yield* Effect.repeat(known, { until: isKnown, schedule: Schedule.spaced("20 millis") })
      const changes = told
      yield* Effect.delay(Effect.void, "7 seconds")
      assert.strictEqual(told - changes, 2)
    })
  )

  it.effect("are found by words, country and state, page by page, in two sort orders", () =>
    Effect.gen(function* () {
      const { setTime } = yield* TestApi
      const editor = yield* member("findet")
      const more = { Place: "home" }
      yield* saved(editor, { ...more, Text: "Fundsache eins", CountryId: 1, StartsAt: at(-3) })
      setTime(morning + 1_000)
      yield* saved(editor, { ...more, Text: "Fundsache zwei", CountryId: 2, StartsAt: at(3) })
      setTime(morning + 2_000)
      yield* saved(editor, { ...more, Text: "Fundsache drei", StartsAt: at(-9), EndsAt: at(-8) })
      const found = (query: string) =>
        Effect.map(editor.get(`${desk}?search=fundsache&${query}`), (answer) => {
          const { Items, Total } = bodyOf<List>(answer)
          return [Total, ...Items.map(({ Text }) => Text.replace("Fundsache ", ""))]
        })
      assert.deepStrictEqual(yield* found(""), [3, "zwei", "eins", "drei"])
      assert.deepStrictEqual(yield* found("sort=changed&size=2&page=2"), [3, "eins"])
      assert.deepStrictEqual(yield* found("country=1"), [2, "eins", "drei"])
      assert.deepStrictEqual(yield* found("state=running"), [1, "eins"])
      assert.deepStrictEqual(yield* found("state=planned"), [1, "zwei"])
      assert.deepStrictEqual(yield* found("state=ended&country=3"), [1, "drei"])
    })
  )

  it.effect("are created once even if sent repeatedly, and saved over the version seen", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const editor = yield* member("speichert")
      const other = yield* member("schneller")
      const id = draw()
      // two concurrent calls, then a third one as if the first response had been lost
      const both = yield* Effect.all([save(editor, {}, id), save(editor, {}, id)], { concurrency: 2 })
      for (const answer of [...both, yield* save(editor, { StartsAt: at(-1).replace(".000", "") }, id)])
        assert.deepInclude(bodyOf<Told>(answer), { Id: id, RowVersion: 1 })
      // a further edit that is again sent as a new notice does not create a second notice, but gets a conflict with the
      // first one
      const typedOn = yield* save(editor, { Text: "Am Dienstag." }, id)
      assert.strictEqual(typedOn.status, 409)
      assert.deepNestedInclude(typedOn.body, { "Prompt.RowVersion": 1, "Prompt.Text": edit().Text })

      assert.strictEqual(bodyOf<Told>(yield* save(other, { Text: "Ihres" }, id, 1)).RowVersion, 2)
      const slower = yield* save(editor, { Text: "Meins" }, id, 1)
      assert.strictEqual(slower.status, 409, slower.text)
      assert.deepNestedInclude(slower.body, { "Prompt.Text": "Ihres", "Prompt.RowVersion": 2 })
      assert.strictEqual(bodyOf<Told>(yield* save(editor, { Text: "Ihres" }, id, 1)).RowVersion, 2)
      assert.strictEqual(bodyOf<Told>(yield* editor.get(`${desk}/${id}`)).Text, "Ihres")

      const remove = (rowVersion: number) =>
        editor.post(`${desk}/${id}/entfernen`, { RowVersion: rowVersion })
      assert.strictEqual((yield* remove(1)).status, 409)
      bodyOf(yield* remove(2))
      for (const gone of [yield* remove(2), yield* editor.get(`${desk}/${id}`)])
        assert.strictEqual(gone.status, 404)
      assert.strictEqual((yield* save(editor, {}, id, 2)).status, 404)
      const log = yield* sql<{ readonly event: string }>`
        select event from audit_event where detail ->> 'prompt' = ${id} order by id`
      assert.deepStrictEqual(
        log.map(({ event }) => event),
        ["promptSaved", "promptSaved", "promptRemoved"]
      )
    })
  )

  it.effect("are refused with the problems of each field (rule prompt.fields)", () =>
    Effect.gen(function* () {
      const editor = yield* member("prueft")
      const link = (LinkHref: string) => ({ LinkHref, LinkText: "Mehr" })
      for (const [more, expected] of [
        [{ Text: " \u200b\n" }, "Text required"],
        [{ EndsAt: at(-1) }, "EndsAt endsBefore"],
        [{ EndsAt: "2026-99-99T99:99:99Z" }, "EndsAt invalid"],
        [{ StartsAt: "0001-01-01T00:00:00Z" }, "StartsAt invalid"],
        [{ Path: "/heizoel/angebotsliste" }, "Path misplaced"],
        [{ Path: "/pelletpreise/%2e%2e" }, "Path invalid"],
        [link("javascript:alert(1)"), "LinkHref linkTarget"],
        [link("java\nscript:alert(1)"), "LinkHref linkTarget"],
        [link("data:text/html,x"), "LinkHref linkTarget"],
        [link("/\\evil.example"), "LinkHref linkTarget"],
        [{ LinkText: "Mehr" }, "LinkHref required"]
      ] as const) {
        const answer = yield* save(editor, more)
        assert.strictEqual(answer.status, 422, `${expected}: ${answer.text}`)
        assert.deepStrictEqual(codesOf(answer), [expected])
      }
      for (const more of [
        { Text: "x".repeat(241) },
        { Place: "order" },
        { CountryId: 4 },
        { Text: "\u0000" }
      ])
        assert.strictEqual((yield* save(editor, more)).status, 422, JSON.stringify(more))
      assert.strictEqual((yield* save(editor, {}, "no-key")).status, 422)
    })
  )

  it.effect("are shown in the page as text, and their links have the stated target", () =>
    Effect.gen(function* () {
      const editor = yield* member("schreibt")
      const text = 'Heute <script>alert(1)</script> & "später"\u202e\u200b'
      const path = "/info-center"
      const link = { LinkHref: "/pelletpreise", LinkText: "<b>Preise</b>" }
      yield* saved(editor, { Text: text, Kind: "warning", Place: "content", Path: path, ...link })
      yield* isShown('Heute <script>alert(1)</script> & "später"', "content", path)
      const { get } = yield* openPages()
      const page = yield* get(`/de${path}`)
      const main = page.body.slice(page.body.indexOf("<main"), page.body.indexOf("</main>"))
      assert.include(main, "Heute &lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;später&quot;<")
      assert.include(main, 'href="/de/pelletpreise">&lt;b&gt;Preise&lt;/b&gt;</a>')
      for (const other of ["/de/news", "/at/news", "/de"])
        assert.notInclude((yield* get(other)).body, "Heute &lt;", other)
      assert.include((yield* get(`/at${path}`)).body, "Heute &lt;")
    })
  )
})
