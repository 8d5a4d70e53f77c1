import { assert, describe, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { signInAs } from "../testing/accounts.test-support.ts"
import { realTime, SampleApi } from "../testing/api.test-support.ts"
import { bodyOf, customer, ordered, reaches, sameAsMissing } from "../testing/customers.test-support.ts"
import {
  addressPayload,
  begunDraft,
  calculationFor,
  paymentPayload,
  placeOrder,
  placePayload,
  readPlaced,
  readyDraft,
  servedPlace
} from "../testing/journey.test-support.ts"
import { TestVisitor, visitor } from "../testing/visitor.test-support.ts"

const missingId = "A".repeat(22)

interface OrderItem {
  readonly OrderId: string
  readonly Status: string
  readonly Timeline: ReadonlyArray<{ readonly State: string }>
  readonly ReorderPath: string
  readonly TotalPrice: number
  readonly CanRate: boolean
}

interface OrderPage {
  readonly Items: ReadonlyArray<OrderItem>
  readonly Total: number
  readonly Page: number
  readonly Size: number
}

layer(SampleApi, realTime)("drafts and orders of accounts (rule safety.foreign-order)", (it) => {
  it.effect(
    "a draft of A opens for no other user in any call, and every call answers as for a missing one",
    () =>
      Effect.gen(function* () {
        const a = yield* customer("draft-a@kunde.example")
        const b = yield* customer("draft-b@kunde.example")
        const draft = yield* readyDraft(a.browser)
        const place = yield* servedPlace
        const guest = yield* visitor
        const path = (id: string) => `/api/order-process/${id}`
        const missing = { ...draft, orderDraftId: missingId }
        const answers = []
        for (const stranger of [b.browser, guest]) {
          for (const one of [draft, missing]) {
            answers.push(
              yield* stranger.get(path(one.orderDraftId)),
              yield* stranger.post("/api/order-process/address/save", addressPayload(one, place)),
              yield* stranger.post("/api/order-process/payment/save", paymentPayload(one)),
              yield* stranger.post("/api/order-process/final-check", {
                OrderDraftId: one.orderDraftId,
                Version: one.version,
                SummaryHash: draft.summaryHash
              }),
              yield* stranger.post("/api/order-process/place", placePayload(one), {
                headers: { "idempotency-key": "of-another-user" }
              })
            )
          }
        }
        answers.push(yield* new TestVisitor().get(path(draft.orderDraftId)))
        sameAsMissing(answers)
        assert.strictEqual((yield* a.browser.get(path(draft.orderDraftId))).status, 200)
        assert.strictEqual((yield* placeOrder(a.browser, draft, "a-places-it")).status, 201)
      })
  )

  it.effect("a draft follows its account to another browser, where it can be ordered once", () =>
    Effect.gen(function* () {
      const a = yield* customer("moves@kunde.example")
      const draft = yield* readyDraft(a.browser)
      const { client: phone } = yield* signInAs("moves@kunde.example")
      assert.strictEqual((yield* phone.get(`/api/order-process/${draft.orderDraftId}`)).status, 200)
      const placed = yield* placeOrder(phone, draft, "from-the-phone")
      assert.strictEqual(placed.status, 201, placed.text)
      const again = yield* placeOrder(a.browser, draft, "from-the-desk")
      assert.deepInclude(again.body, { Code: "AlreadyPlaced", OrderId: readPlaced(placed).orderId })
      const sql = yield* SqlClient
      const rows =
        yield* sql`select account_id as "accountId" from customer_order where draft_id = ${draft.orderDraftId}`
      assert.deepStrictEqual(rows, [{ accountId: a.id }])
    })
  )

  it.effect("a guest's draft belongs to the browser, and is moved to the account that signs in there", () =>
    Effect.gen(function* () {
      const guest = yield* visitor
      const { draft } = yield* begunDraft(guest)
      const path = `/api/order-process/${draft.orderDraftId}`
      const b = yield* customer("adopts@kunde.example")
      const missing = yield* b.browser.get(`/api/order-process/${missingId}`)
      sameAsMissing([missing, yield* b.browser.get(path)])
      const former = new Map(guest.cookies)
      const answer = yield* guest.post("/api/account/jwt/anmelden", {
        UserName: "adopts@kunde.example",
        Password: "ein langer Satz als Kennwort"
      })
      assert.deepInclude(answer.body, { success: true })
      assert.strictEqual((yield* guest.get(path)).status, 200)
      assert.strictEqual((yield* b.browser.get(path)).status, 200)
      // the cookies from before the sign-in no longer open the draft
      const thief = new TestVisitor()
      for (const [name, value] of former) thief.cookies.set(name, value)
      sameAsMissing([missing, yield* thief.get(path)])
    })
  )

  it.effect("an order's page opens for its account on any device, and for no other user", () =>
    Effect.gen(function* () {
      const a = yield* customer("page-a@kunde.example")
      const b = yield* customer("page-b@kunde.example")
      const { orderId } = yield* ordered(a.browser, "page-of-a")
      const { client: phone } = yield* signInAs("page-a@kunde.example")
      const path = `/api/orders/${orderId}`
      assert.strictEqual((yield* a.browser.get(path)).status, 200)
      assert.strictEqual((yield* phone.get(path)).status, 200)
      const closed = [
        yield* b.browser.get(`/api/orders/${missingId}`),
        yield* b.browser.get(path),
        yield* (yield* visitor).get(path),
        yield* new TestVisitor().get(path),
        yield* phone.get(`/api/orders/${orderId.slice(0, -1)}`)
      ]
      // after signing out, the phone's former access token does not work either
      const token = phone.cookies.get("__Host-access") ?? ""
      yield* phone.post("/api/account/jwt/abmelden", {})
      closed.push(yield* phone.get(path))
      closed.push(yield* new TestVisitor().get(path, { headers: { cookie: `__Host-access=${token}` } }))
      sameAsMissing(closed)
    })
  )
})

layer(SampleApi, realTime)("the customer area's orders", (it) => {
  describe("the list", () => {
    it.effect("shows only own orders, the newest first, with status and a link to order again", () =>
      Effect.gen(function* () {
        const a = yield* customer("list-a@kunde.example")
        const b = yield* customer("list-b@kunde.example")
        const first = yield* ordered(a.browser, "list-first")
        const second = yield* ordered(a.browser, "list-second")
        const foreign = yield* ordered(b.browser, "list-foreign")
        const sql = yield* SqlClient
        yield* sql`update customer_order set placed_at = placed_at - interval '9 days' where id = ${first.orderId}`
        yield* reaches(first.orderId, "confirmed", "2026-01-10T08:00:00Z")
        yield* reaches(first.orderId, "delivered", "2026-01-12T08:00:00Z")
        const page = bodyOf<OrderPage>(yield* a.browser.get("/api/kunde/bestellungen"))
        assert.deepStrictEqual(
          page.Items.map(({ OrderId }) => OrderId),
          [second.orderId, first.orderId]
        )
        assert.deepInclude(page, { Total: 2, Page: 1, Size: 10 })
        const [young, old] = page.Items
        assert.deepStrictEqual(
          old?.Timeline.map(({ State }) => State),
          ["placed", "confirmed", "delivered"]
        )
        assert.deepStrictEqual([young?.CanRate, old?.CanRate], [false, true])
        assert.strictEqual(old?.TotalPrice, first.draft.offer.totalPrice)
        const { ZipCode } = calculationFor((yield* servedPlace).zipCode)
        assert.match(
          old?.ReorderPath ?? "",
          new RegExp(
            `^/holzpellets-lose/bestellparameter-bestaetigen\\?zipCode=${ZipCode}&amount=6000&stations=1&product=20&`
          )
        )
        const last = bodyOf<OrderPage>(yield* a.browser.get("/api/kunde/bestellungen?page=2&size=1"))
        assert.deepStrictEqual(
          last.Items.map(({ OrderId }) => OrderId),
          [first.orderId]
        )
        const others = bodyOf<OrderPage>(yield* b.browser.get("/api/kunde/bestellungen"))
        assert.deepStrictEqual(
          others.Items.map(({ OrderId }) => OrderId),
          [foreign.orderId]
        )
      })
    )

    it.effect("requires a sign-in, and refuses invalid page numbers", () =>
      Effect.gen(function* () {
        const guest = yield* visitor
        for (const path of ["startseite", "bestellungen", "stammdaten", "adressen", "datenauszug"])
          assert.strictEqual((yield* guest.get(`/api/kunde/${path}`)).status, 401, path)
        const a = yield* customer("pages@kunde.example")
        for (const query of ["page=0", "page=1e3", "size=51", "size=0", "page=-1"])
          assert.strictEqual((yield* a.browser.get(`/api/kunde/bestellungen?${query}`)).status, 422, query)
        const press = yield* customer("presse@kunde.example", ["Role_Press"])
        assert.strictEqual((yield* press.browser.get("/api/kunde/bestellungen")).status, 403)
      })
    )
  })

  describe("the start page", () => {
    it.effect("starts with the open order whose delivery is next", () =>
      Effect.gen(function* () {
        interface Home {
          readonly NextDelivery: OrderItem | null
          readonly OpenDrafts: ReadonlyArray<unknown>
          readonly LastOrders: ReadonlyArray<OrderItem>
          readonly OrderCount: number
          readonly AlarmCount: number
        }
        const a = yield* customer("home@kunde.example")
        const empty = bodyOf<Home>(yield* a.browser.get("/api/kunde/startseite"))
        assert.deepStrictEqual(empty, {
          NextDelivery: null,
          OpenDrafts: [],
          LastOrders: [],
          OrderCount: 0,
          AlarmCount: 0
        })
        const near = yield* ordered(a.browser, "home-near")
        const far = yield* ordered(a.browser, "home-far")
        const done = yield* ordered(a.browser, "home-done")
        const gone = yield* ordered(a.browser, "home-gone")
        const sql = yield* SqlClient
        const starts = [
          [far.orderId, "2026-03-20"],
          [near.orderId, "2026-02-20"],
          [done.orderId, "2026-01-20"],
          [gone.orderId, "2026-01-19"]
        ] as const
        for (const [id, day] of starts)
          yield* sql`update customer_order set receipt = jsonb_set(receipt, '{offer,startDeliveryPeriodDate}',
            to_jsonb(${day}::text)) where id = ${id}`
        yield* reaches(done.orderId, "delivered", "2026-01-20T08:00:00Z")
        yield* reaches(gone.orderId, "cancelledByCustomer", "2026-01-19T08:00:00Z")
        const home = bodyOf<Home>(yield* a.browser.get("/api/kunde/startseite"))
        assert.strictEqual(home.NextDelivery?.OrderId, near.orderId)
        assert.strictEqual(home.LastOrders.length, 3)
        assert.strictEqual(home.OrderCount, 4)
      })
    )
  })
})
