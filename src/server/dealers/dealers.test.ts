import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { realTime, SampleApi, TestApi } from "../testing/api.test-support.ts"
import { servedPlace } from "../testing/journey.test-support.ts"
import { sampleDay } from "../testing/testing-database.ts"
import { visitor } from "../testing/visitor.test-support.ts"
import { storeDealerPrices } from "./store-dealer-prices.ts"

interface Card {
  readonly Id: number
  readonly Path: string
  readonly Rating: number
  readonly Certifications: ReadonlyArray<string>
  readonly Branch: { readonly Id: number; readonly Path: string; readonly Kilometres?: number }
  readonly Price: { readonly UnitPrice: number; readonly TotalPrice: number; readonly DeliveryEnd: string }
}

interface List {
  readonly Items: ReadonlyArray<Card>
  readonly Total: number
}

const ask = Effect.fnUntraced(function* (path: string) {
  const guest = yield* visitor
  return yield* guest.get(`/api/site/1/${path}`)
})

const list = (query: string) => Effect.map(ask(`dealers?${query}`), ({ body }) => body as List)
const idsOf = ({ Items }: List) => Items.map(({ Id }) => Id)
const show = (id: number | string) => ask(`dealers/${id}`)
const place = (path: string) =>
  Effect.map(
    ask(`dealer-pages?path=${path}`),
    ({ body }) => body as Readonly<Record<"Kind" | "Path" | "Title" | "State", string>>
  )

/**
 * Repeats a call until the server has processed a notification; a page may be two seconds out of date, or longer on a
 * busy machine.
 */
const eventually = <A, E, R>(ask: Effect.Effect<A, E, R>, isSo: (answer: A) => boolean) =>
  Effect.gen(function* () {
    const until = performance.now() + 10_000
    let answer = yield* ask
    while (!isSo(answer) && performance.now() < until) {
      yield* Effect.sleep("20 millis")
      answer = yield* ask
    }
    return answer
  })

const setState = Effect.fnUntraced(function* (id: number, state: string) {
  const sql = yield* SqlClient
  yield* sql`update dealer set state = ${state} where id = ${id}`
})

layer(SampleApi, realTime)("dealers in public", (it) => {
  it.effect("are listed by country, state and postal code, in the requested order, page by page", () =>
    Effect.gen(function* () {
      const { zipCode } = yield* servedPlace
      const all = yield* list("")
      assert.isAbove(all.Total, 1)
      assert.strictEqual(all.Total, all.Items.length)
      const here = yield* list(`zipCode=${zipCode}`)
      assert.isAtLeast(here.Total, 1)
      assert.includeMembers(idsOf(all), [...idsOf(here)])
      assert.deepStrictEqual(yield* list(`zip=${zipCode}`), here)
      // the dealer list has the same prices in the same order as the price page of the place
      const offers = (yield* ask(`${zipCode}/prices/dealers`)).body as ReadonlyArray<{
        readonly DealerId: number
        readonly TotalPrice: number
      }>
      assert.deepStrictEqual(
        here.Items.map(({ Id, Price }) => [Id, Price.TotalPrice]),
        offers.map(({ DealerId, TotalPrice }) => [DealerId, TotalPrice])
      )
      const byDate = (yield* list("sort=1")).Items.map(({ Price }) => Price.DeliveryEnd)
      assert.deepStrictEqual(byDate, byDate.toSorted())
      const byRating = (yield* list("sort=2")).Items.map(({ Rating }) => Rating)
      assert.deepStrictEqual(
        byRating,
        byRating.toSorted((one, other) => other - one)
      )
      const [first = 0, second = 0] = idsOf(all)
      assert.deepStrictEqual(idsOf(yield* list("page=2&size=1")), [second])
      assert.deepStrictEqual(idsOf(yield* list("page=99&size=1")), [])
      assert.deepInclude(yield* list("page=1&size=1"), { Total: all.Total })
      assert.notStrictEqual(first, second)
      // the dealer list accepts the same filters as the list of offers
      const gentle = yield* list("pcert=4")
      assert.isTrue(gentle.Items.every(({ Certifications }) => Certifications.includes("ENplus A2")))
      assert.isAtMost(gentle.Total, all.Total)
      const totalsOf = ({ Items }: List) => new Map(Items.map(({ Id, Price }) => [Id, Price.TotalPrice]))
      for (const extra of ["ap", "lbp"]) {
        const usual = totalsOf(yield* list("size=100"))
        const wished = totalsOf(yield* list(`size=100&${extra}=1`))
        assert.isNotEmpty([...wished], extra)
        for (const [id, total] of wished) assert.isAbove(total, usual.get(id) ?? Infinity, `${extra} ${id}`)
        assert.deepStrictEqual(totalsOf(yield* list(`size=100&${extra}=0`)), usual, extra)
        assert.isAbove(
          (yield* list(`zipCode=${zipCode}&${extra}=1`)).Items[0]?.Price.TotalPrice ?? 0,
          here.Items[0]?.Price.TotalPrice ?? Infinity
        )
      }
      const states = (yield* ask("dealer-states")).body as ReadonlyArray<{
        readonly Name: string
        readonly Path: string
        readonly Dealers: number
      }>
      for (const { Path, Dealers } of states)
        assert.strictEqual((yield* list(`stateName=${Path.split("/").at(-1)}`)).Total, Dealers, Path)
      for (const nowhere of ["zipCode=00000", "stateName=nirgendwo", "zipCode=x"])
        assert.deepInclude(yield* list(nowhere), { Items: [], Total: 0 })
    })
  )

  it.effect("have one address each, and others redirect to it (rule dealer.address)", () =>
    Effect.gen(function* () {
      const { Items } = yield* list("")
      const [card] = Items
      assert.isDefined(card)
      assert.match(card.Path, /^\/holzpellethaendler\/[a-z-]+\/[0-9]{5}\/[0-9]{6}$/u)
      for (const path of [String(card.Id), `nirgendwo/99999/${card.Id}`, `52/${card.Id}`])
        assert.deepInclude(yield* place(path), { Kind: "Dealer", Path: card.Path, State: "Active" })
      assert.deepInclude(yield* place("999999"), { Kind: "Unknown", Path: "" })
      assert.deepInclude(yield* place("hessen/80331"), {
        Kind: "Zip",
        Path: "/holzpellethaendler/bayern/80331",
        Title: "80331 München"
      })
      const { Paths } = (yield* ask("dealer-pages/all")).body as { readonly Paths: ReadonlyArray<string> }
      assert.include(Paths, card.Path)
      assert.strictEqual(new Set(Paths).size, Paths.length)
      for (const path of Paths.slice(0, 40))
        assert.deepInclude(yield* place(path.replace("/holzpellethaendler", "")), { Path: path })
    })
  )

  it.effect("show company, certificates, payments, fees and delivery area", () =>
    Effect.gen(function* () {
      const [card] = (yield* list("")).Items
      assert.isDefined(card)
      const { status, body } = yield* show(card.Id)
      assert.strictEqual(status, 200)
      const profile = body as Readonly<Record<string, unknown>>
      assert.deepInclude(profile, { Id: card.Id, Path: card.Path, State: "Active", Price: card.Price })
      const certificates = profile["Certifications"] as ReadonlyArray<Readonly<Record<string, unknown>>>
      assert.deepInclude(certificates[0], {
        Name: "ENplus",
        Number: profile["EnplusId"],
        CheckUrl: "https://www.enplus-pellets.de/"
      })
      // the profile contains as many quality marks as the dealer's price list
      const [sold] = yield* (yield* SqlClient)<{ readonly marks: number }>`
        select count(distinct p.certification_id)::int as marks from price_row p join delivery_area a on a.id = area_id
        where a.dealer_id = ${card.Id} and p.product_id in (20, 23, 27) and p.certification_id > 0`
      const goods = certificates.flatMap(
        ({ Goods }) => Goods as ReadonlyArray<{ readonly Products: ReadonlyArray<string> }>
      )
      const ofPellets = goods.filter(({ Products }) =>
        Products.some((name) => name.startsWith("Holzpellets"))
      )
      assert.strictEqual(ofPellets.length, sold?.marks)
      assert.match(String(profile["Register"]), /^Amtsgericht Musterstadt/u)
      // Reads a place like a client that relies only on the specification (decision 009).
      const placeOf = ({ Street, ZipCode, City }: Readonly<Record<string, unknown>>) => ({
        Street,
        ZipCode,
        City,
        CountryId: 1
      })
      assert.deepStrictEqual(profile["Address"], placeOf(profile))
      for (const branch of profile["Branches"] as ReadonlyArray<Readonly<Record<string, unknown>>>)
        assert.deepStrictEqual(branch["Address"], placeOf(branch))
      assert.deepStrictEqual(profile["Prices"], [{ ProductId: 20, UnitPrice: card.Price.UnitPrice }])
      for (const part of [
        "Branches",
        "DeliveryArea",
        "OpeningHours",
        "PaymentIds",
        "Fees",
        "Products",
        "PriceDays"
      ])
        assert.isNotEmpty(profile[part], part)
      const days = profile["PriceDays"] as ReadonlyArray<{ readonly Date: string }>
      assert.strictEqual(days.at(-1)?.Date, "2026-01-14")
    })
  )

  it.effect("show their nearest branch with its distance if both places are known", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const { zipCode } = yield* servedPlace
      const first = Effect.map(list(`zipCode=${zipCode}`), ({ Items }) => Items[0])
      const card = yield* first
      assert.isDefined(card)
      assert.notProperty(card.Branch, "Kilometres")
      // moves the visitor to Munich and every branch of the dealer to Augsburg, 57 km away
      yield* sql`update place set latitude = 48.3717, longitude = 10.8983 where country_id = 1 and zip_code in (
        select zip_code from branch where dealer_id = ${card.Id})`
      yield* sql`update place set latitude = 48.1374, longitude = 11.5755 where country_id = 1 and zip_code = ${zipCode}`
      const near = yield* eventually(first, (found) => found?.Branch.Kilometres !== undefined)
      assert.strictEqual(near?.Branch.Kilometres, 57)
      // the pages of the dealer and of its branches also show the distance, if the request contains the visitor's
      // postal code
      const distances = (query: string) =>
        Effect.map(show(`${card.Id}${query}`), ({ body }) =>
          (body as { readonly Branches: ReadonlyArray<Card["Branch"]> }).Branches.map(
            ({ Kilometres }) => Kilometres
          )
        )
      assert.deepStrictEqual([...new Set(yield* distances(`?zipCode=${zipCode}`))], [57])
      for (const nowhere of ["", "?zipCode=00000", "?zipCode=x"])
        assert.deepStrictEqual([...new Set(yield* distances(nowhere))], [undefined])
    })
  )

  it.effect("have today's price stored permanently, as the mean of their areas (rule dealer.prices)", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const { atThatTime } = yield* TestApi
      yield* atThatTime(storeDealerPrices(1, sampleDay))
      yield* sql`update dealer_price_day set price = price + 1 where day = ${sampleDay}::date`
      yield* atThatTime(storeDealerPrices(1, sampleDay))
      const all = yield* list("size=100")
      const stored = yield* sql<{ readonly id: number; readonly price: number }>`
        select dealer_id as id, price from dealer_price_day where day = ${sampleDay}::date`
      assert.sameMembers(
        stored.map(({ id }) => id),
        [...idsOf(all)]
      )
      for (const { Id, Price } of all.Items) {
        const price = stored.find(({ id }) => id === Id)?.price ?? 0
        // the stored price is higher: it is the mean over the dealer's areas, while the dealer list shows the price of
        // the cheapest area
        assert.isAbove(price, Math.round(Price.UnitPrice * 100), String(Id))
      }
    })
  )

  it.effect("show figures of their orders, from ten orders on (rule dealer.figures)", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const [row] = yield* sql<{ readonly id: number; readonly failed: number; readonly delivered: number }>`
        select dealer_id as id,
          count(*) filter (where status in ('refused', 'cancelledByDealer'))::int as failed,
          count(*) filter (where status in ('delivered', 'invoiced', 'settled'))::int as delivered
        from customer_order join dealer d on d.id = dealer_id and d.country_id = 1
        where status in ('refused', 'cancelledByDealer', 'delivered', 'invoiced', 'settled')
          and placed_at > ${sampleDay}::timestamptz - interval '1 year'
        group by 1 order by count(*) desc limit 1`
      assert.isDefined(row)
      const { id, failed, delivered } = row
      assert.isAtLeast(failed + delivered, 10)
      const { Promises } = (yield* show(id)).body as { readonly Promises: unknown }
      assert.deepInclude(Promises, {
        Orders: failed + delivered,
        Delivered: delivered,
        FailedPercent: Math.round((100 * failed) / (failed + delivered))
      })
    })
  )

  it.effect("are unknown, paused or ended in every list at once (rule dealer.states)", () =>
    Effect.gen(function* () {
      for (const id of ["999999", "1", "x", "0"]) assert.strictEqual((yield* show(id)).status, 404)
      const { zipCode } = yield* servedPlace
      const id = idsOf(yield* list(`zipCode=${zipCode}`))[0] ?? 0
      const isListed = Effect.map(list(""), (told) => idsOf(told).includes(id))
      const isOffered = Effect.map(ask(`${zipCode}/prices/dealers`), ({ body }) =>
        (body as ReadonlyArray<{ readonly DealerId: number }>).some(({ DealerId }) => DealerId === id)
      )
      const inStates = Effect.map(ask("dealer-states"), ({ body }) =>
        (body as ReadonlyArray<{ readonly Dealers: number }>).reduce((sum, { Dealers }) => sum + Dealers, 0)
      )
      const everywhere = yield* inStates
      assert.isTrue(yield* isOffered)
      yield* setState(id, "paused")
      assert.isFalse(yield* eventually(isListed, (is) => !is))
      assert.isBelow(yield* inStates, everywhere)
      assert.isFalse(yield* eventually(isOffered, (is) => !is))
      const paused = yield* show(id)
      assert.strictEqual(paused.status, 200)
      assert.deepInclude(paused.body, { State: "Paused", Price: null, Prices: [] })
      assert.deepInclude((yield* ask(`dealers/${id}/reviews`)).body, { IsListed: false })
      const { Paths } = (yield* ask("dealer-pages/all")).body as { readonly Paths: ReadonlyArray<string> }
      assert.isFalse(Paths.some((path) => path.endsWith(`/${id}`)))
      yield* setState(id, "ended")
      assert.strictEqual((yield* eventually(show(id), ({ status }) => status === 410)).status, 410)
      assert.deepInclude(yield* place(String(id)), { Kind: "Dealer", State: "Ended" })
      yield* setState(id, "active")
      assert.isTrue(yield* eventually(isListed, (is) => is))
      assert.strictEqual(yield* inStates, everywhere)
      assert.deepInclude((yield* ask(`dealers/${id}/reviews`)).body, { IsListed: true })
    })
  )
})
