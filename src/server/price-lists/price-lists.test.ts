import { assert, layer } from "@effect/vitest"
import { Effect, Exit } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { completeCalculation } from "../../domain/options/complete-calculation.ts"
import { configurationOf } from "../../domain/options/configuration.ts"
import { morning, realTime, SampleApi, TestApi } from "../testing/api.test-support.ts"
import { bodyOf } from "../testing/customers.test-support.ts"
import { visitor } from "../testing/visitor.test-support.ts"
import { settleDueLists } from "./due-lists.ts"
import {
  dealersElsewhere,
  dealersOf,
  listOf,
  pathOf,
  publication,
  publish,
  type Published,
  sentFrom,
  staffFor,
  type ToldEntry,
  workerOf
} from "./price-lists.test-support.ts"

interface Offered {
  readonly DealerId: number
  readonly Hash: string
  readonly TotalPrice: number
}

const wish = completeCalculation({ zipCode: "80331", amount: 6000 }, configurationOf(1, 3))

/** Requests the offers in Munich and returns them by dealer. */
const offersNow = Effect.gen(function* () {
  const answer = yield* (yield* visitor).post("/api/kalkulation/berechnen", wish)
  assert.strictEqual(answer.status, 200, answer.text)
  const { Items } = bodyOf<{ readonly Items: ReadonlyArray<Offered> }>(answer)
  return new Map(Items.map((offer) => [offer.DealerId, offer]))
})

/** Requests the offers until the dealer's offer has changed; server processes have two seconds to load the new list. */
const offersAfter = Effect.fnUntraced(function* (dealerId: number, before: Offered | undefined) {
  for (let tries = 0; tries < 40; tries += 1) {
    const offers = yield* offersNow
    if (offers.get(dealerId)?.Hash !== before?.Hash) return offers
    yield* Effect.sleep("50 millis")
  }
  return yield* Effect.die("No copy has read the new list within two seconds")
})

layer(SampleApi, realTime)("a published price list", (it) => {
  it.effect("changes the offers of its dealer and no other dealer's hash (rule price-list.version)", () =>
    Effect.gen(function* () {
      const [dealerId = 0] = yield* dealersOf()
      const dealer = yield* workerOf("liste@haendler.example", dealerId)
      const list = yield* listOf(dealer)
      assert.deepInclude(list, { DealerId: dealerId, Version: 0 })
      const before = yield* offersNow
      assert.isTrue(before.has(dealerId))
      const { IsChanged, Entry, Current } = yield* publish(dealer, list)
      assert.isTrue(IsChanged)
      assert.deepInclude(Entry ?? {}, { Version: 2, State: "inForce", Source: "dealer", Added: 0, Gone: 0 })
      assert.strictEqual(Entry?.Changed, list.Rows.length)
      assert.deepStrictEqual(
        Current.Rows.map(({ UnitPrice }) => UnitPrice),
        list.Rows.map(({ UnitPrice }) => UnitPrice + 100)
      )
      const after = yield* offersAfter(dealerId, before.get(dealerId))
      for (const [id, { Hash, TotalPrice }] of before)
        if (id === dealerId) assert.closeTo(after.get(id)?.TotalPrice ?? 0, TotalPrice + 6, 0.001)
        else assert.strictEqual(after.get(id)?.Hash, Hash, `dealer ${id}`)

      const same = yield* publish(dealer, Current, { Rows: sentFrom(Current) })
      assert.deepInclude(same, { IsChanged: false, Entry: null })
      assert.strictEqual(same.Current.Version, 2)
      const late = yield* dealer.post(pathOf(0, "veroeffentlichen"), {
        ...publication(list),
        Rows: sentFrom(list)
      })
      assert.strictEqual(late.status, 409, late.text)
      const { Current: told } = late.body as Pick<Published, "Current">
      assert.strictEqual(told.Version, 2)

      const history = bodyOf<{ readonly Items: ReadonlyArray<ToldEntry> }>(
        yield* dealer.get(pathOf(0, "verlauf"))
      ).Items
      assert.deepStrictEqual(
        history.map(({ Version, Source, State }) => [Version, Source, State]),
        [
          [2, "dealer", "inForce"],
          [1, "before", "former"]
        ]
      )
      const first = history[1]?.Id ?? 0
      const restored = yield* dealer.post(pathOf(0, `verlauf/${first}/zurueckholen`), publication(Current))
      assert.strictEqual(restored.status, 200, restored.text)
      const back = bodyOf<Published>(restored)
      assert.deepInclude(back.Entry ?? {}, { Version: 3, RestoredFrom: first })
      assert.deepStrictEqual(back.Current.Rows, list.Rows)
      const shown = yield* dealer.get(pathOf(0, `verlauf/${back.Entry?.Id ?? 0}`))
      const { Changes } = bodyOf<{ readonly Changes: ReadonlyArray<{ readonly Kind: string }> }>(shown)
      assert.lengthOf(Changes, list.Rows.length)
      assert.isTrue(Changes.every(({ Kind }) => Kind === "changed"))
    })
  )

  it.effect("is refused with row, column, value and what to do, and warnings must be accepted", () =>
    Effect.gen(function* () {
      const [, dealerId = 0] = yield* dealersOf()
      const dealer = yield* workerOf("maengel@haendler.example", dealerId)
      const list = yield* listOf(dealer)
      const rows = sentFrom(list)
      const [first, ...others] = rows
      const flawed = [{ ...first, Area: "gibtesnicht", UnitPrice: "12.5" }, ...others]
      const refused = yield* dealer.post(pathOf(0, "veroeffentlichen"), {
        ...publication(list),
        Rows: flawed
      })
      assert.strictEqual(refused.status, 422, refused.text)
      assert.include(refused.text, '"Code":"areaUnknown","Field":"Rows[1].Area"')
      assert.include(refused.text, '"value":"12.5"')
      const checked = yield* dealer.post(pathOf(0, "pruefen"), { Rows: flawed })
      assert.strictEqual(checked.status, 200, checked.text)
      const { Findings } = bodyOf<{ readonly Findings: ReadonlyArray<{ readonly Kind: string }> }>(checked)
      assert.deepStrictEqual(
        Findings.map(({ Kind }) => Kind),
        ["areaUnknown", "priceInvalid"]
      )
      const dear = { ...publication(list), Rows: sentFrom(list, ({ UnitPrice }) => UnitPrice * 10) }
      const warned = yield* dealer.post(pathOf(0, "veroeffentlichen"), { ...dear, AcceptWarnings: false })
      assert.strictEqual(warned.status, 422)
      assert.include(warned.text, '"Code":"warningsNotAccepted"')
      assert.strictEqual((yield* listOf(dealer)).Version, 0)
    })
  )

  it.effect("is previewed by the engine without being shown to visitors (rule price-list.preview)", () =>
    Effect.gen(function* () {
      const [, , dealerId = 0] = yield* dealersOf()
      const dealer = yield* workerOf("vorschau@haendler.example", dealerId)
      const list = yield* listOf(dealer)
      const before = yield* offersNow
      const ask = (Rows: unknown, change: object = {}) =>
        dealer.post(pathOf(0, "vorschau"), {
          Rows,
          ProductGroupId: 3,
          ZipCode: "80331",
          Amount: 6000,
          ...change
        })
      const cheap = yield* ask(sentFrom(list, ({ UnitPrice }) => Math.round(UnitPrice / 2)))
      assert.strictEqual(cheap.status, 200, cheap.text)
      const { Now, Next, OfferCount } = bodyOf<{
        readonly Now: { readonly Place: number; readonly Total: number }
        readonly Next: { readonly Place: number; readonly Total: number }
        readonly OfferCount: number
      }>(cheap)
      const own = before.get(dealerId)
      assert.strictEqual(Now.Total, Math.round((own?.TotalPrice ?? 0) * 100))
      assert.strictEqual(Now.Place, [...before.keys()].indexOf(dealerId) + 1)
      assert.strictEqual(Next.Place, 1)
      assert.isBelow(Next.Total, Now.Total)
      assert.strictEqual(OfferCount, before.size)
      assert.deepStrictEqual(
        yield* offersNow.pipe(Effect.map((offers) => offers.get(dealerId)?.Hash)),
        own?.Hash
      )
      assert.strictEqual((yield* ask(sentFrom(list), { ZipCode: "8033" })).status, 422)
      assert.strictEqual((yield* ask([])).status, 422)
    })
  )

  it.effect("waits for its time, can be withdrawn, and is put in force by the job", () =>
    Effect.gen(function* () {
      const { setTime, atThatTime } = yield* TestApi
      const sql = yield* SqlClient
      const [dealerId = 0] = yield* dealersElsewhere
      const staff = yield* staffFor("planung@haus.example")
      const list = yield* listOf(staff, dealerId)
      const BeginsAt = new Date(morning + 3_600_000).toISOString()
      const unreasoned = yield* staff.post(pathOf(dealerId, "veroeffentlichen"), {
        ...publication(list),
        Rows: sentFrom(list)
      })
      assert.include(unreasoned.text, '"Code":"required","Field":"Reason"')
      const planned = yield* publish(staff, list, { BeginsAt, Reason: "Wie am Telefon besprochen" })
      assert.deepInclude(planned.Entry ?? {}, { Version: null, State: "scheduled", Source: "staff", By: "" })
      assert.strictEqual(planned.Current.Version, 0)
      const again = yield* publish(staff, list, { BeginsAt, Reason: "Noch einmal" })
      assert.isFalse(again.IsChanged)
      const [jobs] = yield* sql<{ readonly count: number }>`
        select count(*)::int as count from graphile_worker.jobs
        where task_identifier = 'price-lists-due' and run_at = ${BeginsAt}::timestamptz`
      assert.strictEqual(jobs?.count, 1)
      yield* atThatTime(settleDueLists)
      assert.deepStrictEqual((yield* listOf(staff, dealerId)).Rows, list.Rows)
      const path = pathOf(dealerId, `verlauf/${planned.Entry?.Id ?? 0}/zuruecknehmen`)
      const taken = yield* staff.post(path, { Reason: "Irrtum" })
      assert.strictEqual(taken.status, 200, taken.text)
      assert.strictEqual((yield* staff.post(path, { Reason: "Irrtum" })).status, 409)
      const second = yield* publish(staff, list, { BeginsAt, Reason: "Doch" })
      setTime(morning + 3_600_001)
      // the list is published once, even if several processes run the job at the same time
      yield* atThatTime(Effect.all([settleDueLists, settleDueLists], { concurrency: 2 }))
      const entries = yield* sql`
        select version, state from price_list where id = ${second.Entry?.Id ?? 0}`
      assert.deepStrictEqual(entries, [{ version: 2, state: "published" }])
      const log = yield* sql`
        select event from audit_event where (detail ->> 'dealer')::int = ${dealerId} order by id`
      assert.deepStrictEqual(
        log.map(({ event }) => event),
        ["priceListPublished", "priceListWithdrawn", "priceListPublished"]
      )
      setTime(morning)
    })
  )

  it.effect("that is scheduled is not delayed by another dealer's that cannot be put in force", () =>
    Effect.gen(function* () {
      const { setTime, atThatTime } = yield* TestApi
      const sql = yield* SqlClient
      const [broken = 0] = yield* dealersOf()
      const [dealerId = 0] = yield* dealersElsewhere
      const staff = yield* staffFor("kaputt@haus.example")
      const BeginsAt = new Date(morning + 3_600_000).toISOString()
      const planned = yield* publish(staff, yield* listOf(staff, dealerId), {
        BeginsAt,
        Reason: "Zum Ersten"
      })
      const [bad] = yield* sql<{ readonly id: number }>`
        insert into price_list (dealer_id, state, source, begins_at, created_at, contents, row_count)
        values (${broken}, 'scheduled', 'staff', ${new Date(morning).toISOString()}::timestamptz,
          ${new Date(morning).toISOString()}::timestamptz, '{}', 0) returning id`
      setTime(morning + 3_600_001)
      const exit = yield* Effect.exit(atThatTime(settleDueLists))
      assert.isTrue(Exit.isFailure(exit), "the job says that something is wrong")
      const [entry] = yield* sql`select state from price_list where id = ${planned.Entry?.Id ?? 0}`
      assert.deepStrictEqual(entry, { state: "published" })
      yield* sql`delete from price_list where id = ${bad?.id ?? 0}`
      setTime(morning)
    })
  )

  it.effect("and its keys cannot be accessed by other dealers", () =>
    Effect.gen(function* () {
      const [one = 0, other = 0] = yield* dealersOf()
      const dealer = yield* workerOf("fremd@haendler.example", one)
      const list = yield* listOf(dealer)
      for (const to of ["", "verlauf", "verlauf/1", "schluessel"])
        assert.strictEqual((yield* dealer.get(pathOf(other, to))).status, 404, to)
      for (const [to, body] of [
        ["pruefen", { Rows: sentFrom(list) }],
        ["veroeffentlichen", { ...publication(list), Rows: sentFrom(list) }],
        ["verlauf/1/zurueckholen", publication(list)],
        ["schluessel", { Name: "Fremd" }]
      ] as const)
        assert.strictEqual((yield* dealer.post(pathOf(other, to), body)).status, 404, to)
      const sql = yield* SqlClient
      const [foreign] = yield* sql<{ readonly number: string; readonly id: number }>`
        select a.external_number as number, a.id from delivery_area a where a.dealer_id = ${other}
          and a.external_number not in (select external_number from delivery_area where dealer_id = ${one}) limit 1`
      if (foreign !== undefined) {
        const [first] = sentFrom(list)
        const checked = yield* dealer.post(pathOf(0, "pruefen"), {
          Rows: [{ ...first, Area: foreign.number }]
        })
        assert.include(checked.text, "areaUnknown")
      }
    })
  )
})
