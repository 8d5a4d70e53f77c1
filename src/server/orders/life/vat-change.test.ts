import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { decimalSignOf } from "../../../domain/csv/csv.ts"
import type { CountryId } from "../../../domain/place/country.ts"
import { morning, realTime, SampleApi, TestApi } from "../../testing/api.test-support.ts"
import { bodyOf } from "../../testing/customers.test-support.ts"
import { endless } from "../../testing/endless-limits.test-support.ts"
import { onBehalf } from "../../testing/order-calls.test-support.ts"
import { act, expectLogged, ledTo, readPage } from "../../testing/order-life.test-support.ts"
import { signedInWith } from "../../testing/staff.test-support.ts"
import { ask, recordsOf } from "../../statistics/statistics.test-support.ts"
import { sampleDay } from "../../testing/testing-database.ts"
import { type TestVisitor, visitor } from "../../testing/visitor.test-support.ts"
import {
  cents,
  changeOn,
  dayAfter,
  type Goods,
  inside,
  markets,
  offered,
  onTop,
  ordered,
  table
} from "./vat-change.test-support.ts"

interface Expected {
  readonly total: number
  readonly tenths: number
  readonly vat: number
}

/** Delivers an order on a day, and compares the bill with the expected one. */
const delivered = Effect.fnUntraced(function* (
  staff: TestVisitor,
  order: Effect.Success<ReturnType<typeof ordered>>,
  day: string,
  expected: Expected,
  note: string
) {
  const version = yield* ledTo(staff, order.orderId, [
    ["confirm", onBehalf],
    ["schedule", { Day: "2026-12-30", Reason: "Mit dem Käufer vereinbart.", ...onBehalf }]
  ])
  const delivery = { Version: version, Day: day, Amount: 6000, IsMixed: false, Reason: "", ...onBehalf }
  const answer = yield* act(staff, order.orderId, "deliver", delivery)
  assert.strictEqual(answer.status, 200, `${note}: ${answer.text}`)
  // the call is repeated after a lost response, whatever the rate table contains by then
  const again = yield* act(staff, order.orderId, "deliver", delivery)
  assert.strictEqual(again.status, 200, again.text)
  const { Bill } = bodyOf<{ readonly Bill: Readonly<Record<string, number>> }>(answer)
  assert.deepStrictEqual(
    [Bill["TotalPrice"], Bill["VatRate"], Bill["VatAmount"], Bill["NetTotal"]].map((each) =>
      cents(each ?? 0)
    ),
    [expected.total, expected.tenths * 10, expected.vat, expected.total - expected.vat],
    note
  )
  yield* expectLogged(order.orderId)
  return { ...order, ...expected }
})

layer(SampleApi, realTime)("a change of VAT", (it) => {
  it.effect(
    "is the same in offer, order, bill, statistics and export, the day before, on the day and after it",
    () =>
      Effect.gen(function* () {
        const { setTime } = yield* TestApi
        const areas = yield* markets
        const marketOf = (countryId: CountryId) =>
          areas.find((each) => each.countryId === countryId) ?? assert.fail()
        const anonymous = yield* visitor
        yield* changeOn(areas, new Map(areas.map(({ countryId }) => [countryId, "2027-12-31"])))
        const ends = new Map<CountryId, string>()
        const starts = new Map<CountryId, string>()
        for (const goods of table) {
          const { offer } = yield* offered(anonymous, goods, marketOf(goods.countryId))
          ends.set(goods.countryId, offer.endDeliveryPeriodDate)
          starts.set(goods.countryId, offer.startDeliveryPeriodDate)
          assert.isBelow(Date.parse(offer.startDeliveryPeriodDate), Date.parse(offer.endDeliveryPeriodDate))
        }
        const from = (days: ReadonlyMap<CountryId, string>, more: number) =>
          new Map([...days].map(([countryId, day]) => [countryId, dayAfter(day, more)]))
        const expectRates = Effect.fnUntraced(function* (
          days: ReadonlyMap<CountryId, string>,
          tenthsOf: (goods: Goods) => number
        ) {
          yield* changeOn(areas, days)
          for (const goods of table) {
            const { offer } = yield* offered(anonymous, goods, marketOf(goods.countryId))
            const total = cents(offer.totalPrice)
            const tenths = tenthsOf(goods)
            assert.deepStrictEqual(
              [offer.vatRate * 10, cents(offer.vatAmount), cents(offer.netTotal)],
              [tenths, inside(total, tenths), total - inside(total, tenths)]
            )
          }
        })
        // the delivery window is after the change: only the new rate applies
        yield* expectRates(from(starts, 0), ({ after }) => after)
        assert.isNull((yield* offered(anonymous, table[0] ?? assert.fail(), marketOf(1))).offer.earlierVat)

        const all: Array<
          { readonly goods: Goods; readonly orderNumber: string; readonly agreed: Expected } & Expected
        > = []
        for (const crosses of [false, true]) {
          const change = from(ends, crosses ? 0 : 1)
          setTime(morning)
          // the delivery window ends on the day of the VAT change, or on the day before
          yield* expectRates(change, ({ before, after }) => (crosses ? after : before))
          const billedOrders = []
          for (const goods of table)
            for (const days of [-1, 0, 1]) {
              const name = `${goods.countryId}-${goods.group}-${crosses}-${days}`
              const order = yield* ordered(goods, marketOf(goods.countryId), name)
              const { offer } = order
              const total = cents(offer.totalPrice)
              const tenths = crosses ? goods.after : goods.before
              const net = total - inside(total, tenths)
              assert.deepStrictEqual(
                offer.earlierVat,
                crosses
                  ? {
                      vatRate: goods.before / 10,
                      vatAmount: onTop(net, goods.before) / 100,
                      totalPrice: (net + onTop(net, goods.before)) / 100
                    }
                  : null
              )
              const agreed = { total, tenths, vat: inside(total, tenths) }
              const rate = days < 0 ? goods.before : goods.after
              // the total that the offer stated for a delivery before the VAT change, or the agreed total with
              // recalculated tax
              const bill =
                crosses && days < 0
                  ? { total: net + onTop(net, rate), tenths: rate, vat: onTop(net, rate) }
                  : { total, tenths: rate, vat: inside(total, rate) }
              const day = dayAfter(change.get(goods.countryId) ?? "", days)
              billedOrders.push({ goods, order, day, agreed, bill, name })
            }
          const staff = (yield* signedInWith(
            `steuer-${crosses}@haus.example`,
            "Role_Interaid_Admin",
            Date.parse("2026-04-01T09:00:00Z")
          )).client
          for (const { goods, order, day, agreed, bill, name } of billedOrders) {
            const came = yield* delivered(staff, order, day, bill, name)
            const page = readPage(yield* order.buyer.get(`/api/orders/${order.orderId}`))
            assert.strictEqual(cents(page.delivery?.bill.totalPrice ?? 0), bill.total, name)
            all.push({ goods, agreed, ...came })
          }
        }

        // the VAT rates change once more: bills that were already written stay unchanged
        yield* changeOn(areas, new Map(areas.map(({ countryId }) => [countryId, "2016-01-01"])))
        const { client } = yield* signedInWith(
          "steuer@haus.example",
          "Role_Interaid_Financial",
          Date.parse("2026-04-02T09:00:00Z")
        )
        for (const goods of table) {
          const mine = all.filter((each) => each.goods === goods)
          assert.lengthOf(mine, 6)
          const statistic = bodyOf<{ readonly Total: { readonly Orders: number; readonly Revenue: number } }>(
            yield* ask(client, {
              CountryId: goods.countryId,
              From: sampleDay,
              To: sampleDay,
              ProductId: goods.product
            })
          )
          assert.strictEqual(statistic.Total.Orders, 6)
          assert.strictEqual(
            cents(statistic.Total.Revenue),
            mine.reduce((sum, { total }) => sum + total, 0)
          )
          const file = yield* client.get(
            `/api/orders-export/orders.csv?countryId=${goods.countryId}&from=${sampleDay}&to=${sampleDay}&productGroupId=${goods.group}`
          )
          const [head = [], ...records] = recordsOf(file.text)
          const column = (record: ReadonlyArray<string>, name: string) => record[head.indexOf(name)]
          const text = (value: number, places: number) =>
            value.toFixed(places).replace(".", decimalSignOf(goods.countryId))
          for (const { orderNumber, agreed, total, tenths, vat } of mine) {
            const record = records.find(([number]) => number === orderNumber) ?? assert.fail()
            assert.deepStrictEqual(
              [
                "Gesamtpreis brutto",
                "MwSt.-Satz in %",
                "davon MwSt.",
                "Rechnungsbetrag brutto",
                "Rechnung: MwSt.-Satz in %",
                "Rechnung: davon MwSt."
              ].map((name) => column(record, name)),
              [
                text(agreed.total / 100, 2),
                text(agreed.tenths / 10, 1),
                text(agreed.vat / 100, 2),
                text(total / 100, 2),
                text(tenths / 10, 1),
                text(vat / 100, 2)
              ]
            )
          }
        }
      }).pipe(endless)
  )
})
