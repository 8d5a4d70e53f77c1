import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { morning, realTime, SampleApi } from "../testing/api.test-support.ts"
import { act, dealerUser, placedOrder } from "../testing/order-life.test-support.ts"
import {
  booked,
  cancelledOrders,
  cancellationAudit,
  feedback,
  listOf,
  missingId,
  newKey,
  readList,
  readSaves,
  rowOf,
  save
} from "./cancellations.test-support.ts"
import { readRefusal } from "../testing/journey.test-support.ts"
import { signedInWith } from "../testing/staff.test-support.ts"

layer(SampleApi, realTime)("the cancellation desk", (it) => {
  it.effect(
    "lists an order as soon as its dealer cancels it, with its goods and the party that cancelled",
    () =>
      Effect.gen(function* () {
        const order = yield* placedOrder("storno")
        const { client } = yield* dealerUser("liste@haendler.example", order.offer.dealerId)
        const before = yield* listOf(client, { Search: order.orderNumber })
        assert.strictEqual(before.status, 404, before.text)
        const ended = yield* act(client, order.orderId, "refuse", { Version: 1, Reason: "Ausverkauft" })
        assert.strictEqual(ended.status, 200, ended.text)
        const row = yield* rowOf(client, order.orderId)
        assert.deepStrictEqual(row, {
          orderId: order.orderId,
          orderNumber: order.orderNumber,
          customer: "Erika Beispiel",
          phone: row.phone,
          dealerId: order.offer.dealerId,
          dealer: order.offer.name,
          productGroupId: 3,
          productId: order.offer.productId,
          productName: row.productName,
          amount: 6000,
          totalPrice: order.offer.totalPrice,
          currency: "EUR",
          cancelledAt: "2026-01-15T09:00:00.000Z",
          end: "refused",
          version: 1,
          isBooked: false,
          bookedAs: null,
          isDirty: false,
          feedback: { status: 0, reason: null, comment: "" },
          customerComments: [],
          dealerComments: []
        })
        assert.include(row.productName, "pellets")
      })
  )

  it.effect("finds by local day, state, dealer and words, page by page, the newest first", () =>
    Effect.gen(function* () {
      const { client } = yield* dealerUser("suche@haendler.example", 100_001)
      const staff = yield* signedInWith("suche@desk.example", "Role_Interaid_DealerSupport", morning)
      // in Berlin, 31 July ends at 22:00 UTC
      const ids = yield* cancelledOrders({
        dealerId: 100_001,
        prefix: "suche",
        count: 3,
        at: "2025-07-31T22:00:30Z"
      })
      const other = yield* cancelledOrders({
        dealerId: 100_002,
        prefix: "anders",
        at: "2025-07-31T12:00:00Z"
      })
      const july = { From: "2025-07-31", To: "2025-07-31" }
      const august = { From: "2025-08-01", To: "2025-08-01" }
      const idsOf = (answer: { readonly text: string }) =>
        readList(answer).items.map(({ orderId }) => orderId)
      assert.deepStrictEqual(idsOf(yield* listOf(client, august)), ids.slice(0, 1))
      assert.deepStrictEqual(idsOf(yield* listOf(client, july)), ids.slice(1))
      assert.deepStrictEqual(idsOf(yield* listOf(staff.client, july)), [...ids.slice(1), ...other])
      assert.deepStrictEqual(idsOf(yield* listOf(staff.client, { ...july, DealerId: 100_002 })), other)
      const paged = yield* listOf(staff.client, { ...july, Page: 2, Size: 1 })
      assert.deepStrictEqual([idsOf(paged), readList(paged).total], [ids.slice(2), 3])
      assert.deepStrictEqual(
        idsOf(yield* listOf(staff.client, { ...july, Search: "anders- pellets" })),
        other
      )
      const sql = yield* SqlClient
      yield* sql`
        update customer_order set receipt = jsonb_set(receipt, '{deliveryAddress,phone}', '"0171 / 66 55-445"')
        where id = ${other[0] ?? ""}`
      for (const Search of ["+49 171 6655445", "01716655"]) {
        assert.deepStrictEqual(idsOf(yield* listOf(staff.client, { ...july, Search })), other, Search)
        assert.strictEqual((yield* listOf(client, { ...july, Search })).status, 404, Search)
      }
      const [called] = readList(yield* listOf(staff.client, { ...july, DealerId: 100_002 })).items
      assert.strictEqual(called?.phone, "0171 / 66 55-445")
      yield* save(client, [booked(ids[1] ?? "", 1, "credit")])
      assert.deepStrictEqual(idsOf(yield* listOf(client, { ...july, Status: "open" })), ids.slice(2))
      assert.deepStrictEqual(idsOf(yield* listOf(client, { ...july, Status: "booked" })), ids.slice(1, 2))
      yield* feedback(client, ids[2] ?? "", 1)
      assert.deepStrictEqual(idsOf(yield* listOf(client, { ...july, Status: "feedback" })), ids.slice(1, 2))
      for (const nothing of [
        { ...july, Search: "gibt es nicht" },
        { From: "2025-08-02", To: "2025-07-01" },
        { ...july, CountryId: 2 },
        { ...july, Page: 9 }
      ])
        assert.strictEqual((yield* listOf(client, nothing)).status, 404)
      const noDay = yield* listOf(client, { From: "2025-02-30", To: "2025-13-01" })
      assert.strictEqual(noDay.status, 422)
      assert.deepStrictEqual(
        readRefusal(noDay).problems.map(({ code, field }) => `${field} ${code}`),
        ["From noDay", "To noDay"]
      )
    })
  )

  it.effect("saves bookings over the version that was seen, and logs each change", () =>
    Effect.gen(function* () {
      const { id, client } = yield* dealerUser("buchen@haendler.example", 100_001)
      const [one = "", two = "", three = ""] = yield* cancelledOrders({
        dealerId: 100_001,
        prefix: "buchen",
        count: 3
      })
      const first = yield* save(client, [
        booked(one, 1, "reversal"),
        booked(two, 1, "goodwill"),
        booked(three, 1, null)
      ])
      assert.strictEqual(first.status, 200, first.text)
      assert.deepStrictEqual(readSaves(first), {
        saved: [
          { orderId: one, version: 2 },
          { orderId: two, version: 2 },
          // this order was not changed
          { orderId: three, version: 1 }
        ],
        failed: []
      })
      assert.deepInclude(yield* rowOf(client, one), { isBooked: true, bookedAs: "reversal", version: 2 })
      const back = yield* save(client, [booked(one, 2, null)])
      assert.deepStrictEqual(readSaves(back).saved, [{ orderId: one, version: 3 }])
      assert.deepStrictEqual(
        (yield* cancellationAudit(id)).map(({ event, detail }) => [event, detail["before"], detail["after"]]),
        [
          ["cancellationBooked", "", "reversal"],
          ["cancellationBooked", "", "goodwill"],
          ["cancellationBooked", "reversal", ""]
        ]
      )
    })
  )

  it.effect("answers a row that another user has changed first as a conflict, and saves the others", () =>
    Effect.gen(function* () {
      const { client } = yield* dealerUser("konflikt@haendler.example", 100_001)
      const staff = yield* signedInWith("konflikt@desk.example", "Role_Interaid_Financial", morning)
      const [one = "", two = "", three = ""] = yield* cancelledOrders({
        dealerId: 100_001,
        prefix: "konfl",
        count: 3
      })
      yield* save(staff.client, [booked(one, 1, "credit"), booked(three, 1, "goodwill")])
      const late = yield* save(client, [
        booked(one, 1, "reversal"),
        booked(two, 1, "reversal"),
        booked(three, 1, "goodwill")
      ])
      assert.strictEqual(late.status, 409, late.text)
      const { saved, failed } = readSaves(late)
      assert.deepStrictEqual(saved, [
        { orderId: two, version: 2 },
        // both users wanted the same change; the version stays 1, because this user has not read the other user's
        // changes
        { orderId: three, version: 1 }
      ])
      const current = yield* rowOf(client, one)
      assert.deepInclude(current, { bookedAs: "credit", version: 2 })
      assert.deepStrictEqual(failed, [{ orderId: one, code: "Conflict", current }])
      const newer = yield* save(client, [booked(one, 9, "reversal")])
      assert.strictEqual(newer.status, 409, "a version that there is not yet")
      assert.strictEqual((yield* save(client, [booked(one, 2, "reversal")])).status, 200)
    })
  )

  it.effect("does not overwrite unread changes, even if both users booked or wrote the same", () =>
    Effect.gen(function* () {
      const { client } = yield* dealerUser("ungelesen@haendler.example", 100_001)
      const staff = yield* signedInWith("ungelesen@desk.example", "Role_Interaid_Financial", morning)
      const [one = "", two = ""] = yield* cancelledOrders({ dealerId: 100_001, prefix: "ungel", count: 2 })
      yield* save(staff.client, [booked(one, 1, "credit")])
      yield* feedback(client, one, 2)
      const same = yield* save(staff.client, [booked(one, 1, "credit")])
      const [{ version } = { version: 0 }] = readSaves(same).saved
      assert.strictEqual((yield* save(staff.client, [booked(one, version, "goodwill")])).status, 409)
      yield* feedback(client, two, 1)
      yield* save(staff.client, [booked(two, 2, "credit")])
      const { body } = yield* feedback(client, two, 1)
      const said = (body as { readonly Version: number }).Version
      assert.strictEqual((yield* save(client, [booked(two, said, "goodwill")])).status, 409)
      assert.deepInclude(yield* rowOf(client, two), { bookedAs: "credit", version: 3 })
    })
  )

  it.effect("refuses invalid bookings, and bookings without a key", () =>
    Effect.gen(function* () {
      const { client } = yield* dealerUser("falsch@haendler.example", 100_001)
      const [one = ""] = yield* cancelledOrders({ dealerId: 100_001, prefix: "falsch" })
      const fits = booked(one, 1, "reversal")
      const wrong = [
        [{ ...fits, BookedAs: null }],
        [{ ...fits, IsBooked: false }],
        [fits, fits],
        [{ ...fits, BookedAs: "gift" }],
        [{ ...fits, Version: 0 }],
        [{ ...fits, DealerId: 100_001 }],
        []
      ]
      for (const items of wrong) {
        const answer = yield* save(client, items)
        assert.strictEqual(answer.status, 422, answer.text)
      }
      for (const key of ["", "kurz", "ä".repeat(9)].slice(0, 2)) {
        const answer = yield* save(client, [fits], key)
        assert.strictEqual(answer.status, 400, answer.text)
      }
      assert.deepInclude(yield* rowOf(client, one), { version: 1, isBooked: false })
    })
  )

  it.effect(
    "answers a repeated batch as before, without a second effect; its key is refused for another",
    () =>
      Effect.gen(function* () {
        const { id, client } = yield* dealerUser("nochmal@haendler.example", 100_001)
        const staff = yield* signedInWith("nochmal@desk.example", "Role_Interaid_DealerSupport", morning)
        const [one = "", two = ""] = yield* cancelledOrders({ dealerId: 100_001, prefix: "nochm", count: 2 })
        yield* save(staff.client, [booked(two, 1, "credit")])
        const items = [
          booked(one, 1, "reversal"),
          booked(two, 1, "reversal"),
          booked(missingId, 1, "reversal")
        ]
        const key = newKey()
        const first = yield* save(client, items, key)
        assert.strictEqual(first.status, 409)
        yield* save(staff.client, [booked(one, 2, "goodwill")])
        const again = yield* save(client, items, key)
        assert.deepStrictEqual([again.status, again.text], [409, first.text])
        assert.strictEqual(again.headers.get("idempotency-replayed"), "true")
        assert.isNull(first.headers.get("idempotency-replayed"))
        assert.deepInclude(yield* rowOf(client, one), { version: 3, bookedAs: "goodwill" })
        assert.lengthOf(yield* cancellationAudit(id), 1)
        const other = yield* save(client, items.slice(0, 1), key)
        assert.deepStrictEqual([other.status, readRefusal(other).code], [422, "KeyReused"])
        // the same idempotency key counts as another key if another user sends it
        assert.strictEqual((yield* save(staff.client, [booked(one, 3, "credit")], key)).status, 200)
      })
  )
})
