import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { makeAccount, signInAs } from "../../testing/accounts.test-support.ts"
import { morning, realTime, SampleApi } from "../../testing/api.test-support.ts"
import { bodyOf } from "../../testing/customers.test-support.ts"
import { act, dealerUser, ledTo, placedOrder, readPage } from "../../testing/order-life.test-support.ts"
import { signedInWith } from "../../testing/staff.test-support.ts"
import { sampleDay } from "../../testing/testing-database.ts"
import type { Answer } from "../../testing/visitor.test-support.ts"

interface Shown {
  readonly OrderId: string
  readonly Amount?: number
  readonly TotalPrice: number
}

const delivered = [
  ["confirm", {}],
  ["schedule", { Day: "2026-12-30", Reason: "Mit dem Käufer vereinbart." }],
  ["deliver", { Day: sampleDay, Amount: 5900, IsMixed: false, Reason: "" }]
] as const

/** Returns the amount and price in the list's row of this order. */
const shownIn = (answer: Answer, orderId: string) => {
  const { Items } = bodyOf<{ readonly Items: ReadonlyArray<Shown> }>(answer)
  const row = Items.find((each) => each.OrderId === orderId) ?? assert.fail(answer.text)
  return { amount: row.Amount, price: row.TotalPrice }
}

layer(SampleApi, realTime)("an order of which less came than was ordered (rule life.billed)", (it) => {
  it.effect("has the amount and price of its bill in every list, also once it is withdrawn", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const { orderId, orderNumber, offer, buyer, email } = yield* placedOrder("weniger")
      const { client: dealer } = yield* dealerUser("weniger@haendler.example", offer.dealerId)
      const Version = yield* ledTo(dealer, orderId, [...delivered, ["invoice", {}]])
      const page = readPage(yield* buyer.get(`/api/orders/${orderId}`))
      const { totalPrice } = page.delivery?.bill ?? assert.fail("the order has no bill")
      assert.isBelow(totalPrice, offer.totalPrice)
      const billed = { amount: 5900, price: totalPrice }
      const accountId = yield* makeAccount(email, ["Role_Customer"])
      yield* sql`update customer_order set account_id = ${accountId} where id = ${orderId}`
      const { client: owner } = yield* signInAs(email)
      const staff = "weniger@desk.example"
      const { client: service } = yield* signedInWith(staff, "Role_Interaid_CustomerSupport", morning)
      const lists = Effect.gen(function* () {
        const ownList = shownIn(yield* owner.get("/api/kunde/bestellungen"), orderId)
        const search = shownIn(yield* service.get(`/api/desk-orders?search=${orderNumber}`), orderId)
        const customer = yield* service.get(`/api/support/kunde?id=${accountId}`)
        const { Orders } = bodyOf<{ readonly Orders: ReadonlyArray<Shown> }>(customer)
        return { ownList, search, prices: Orders.map(({ TotalPrice }) => TotalPrice) }
      })
      const expected = { ownList: billed, search: billed, prices: [totalPrice] }
      assert.deepStrictEqual(yield* lists, expected)
      yield* act(owner, orderId, "withdraw", { Version, Reason: "" })
      assert.deepStrictEqual(yield* lists, expected)
      const month = { CountryId: 1, From: "2026-01-01", To: "2026-01-31", Page: 1, Size: 100 }
      const grid = yield* dealer.post("/api/ordercancellationlist/getOrderCancellationList", month)
      assert.deepStrictEqual(shownIn(grid, orderId), billed)
    })
  )
})
