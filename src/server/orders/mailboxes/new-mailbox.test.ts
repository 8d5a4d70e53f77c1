import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { makeAccount, signInAs } from "../../testing/accounts.test-support.ts"
import { morning, realTime, SampleApi, TestApi } from "../../testing/api.test-support.ts"
import { limits } from "../../http/rate-limits.ts"
import {
  addressPayload,
  firstOffer,
  paymentPayload,
  placeOrder,
  readDraft,
  readRefusal,
  readSaved
} from "../../testing/journey.test-support.ts"
import { followLink } from "../../testing/order-life.test-support.ts"
import { register, workOnce } from "../../testing/registration.test-support.ts"
import { type TestVisitor, visitor } from "../../testing/visitor.test-support.ts"

const day = 86_400_000
const most = limits.newMailbox.perNetwork

/** Creates drafts from one offer, and in each one saves the address step with a different e-mail address. */
const wizard = Effect.gen(function* () {
  const { place, configuration, offer } = yield* firstOffer(yield* visitor)
  const begin = Effect.fnUntraced(function* (buyer: TestVisitor) {
    return readDraft(
      yield* buyer.post("/api/order-process/start", {
        Configuration: configuration,
        DealerId: offer.dealerId,
        OfferHash: offer.hash
      })
    )
  })
  const address = Effect.fnUntraced(function* (buyer: TestVisitor, email: string) {
    const draft = yield* begin(buyer)
    const answer = yield* buyer.post(
      "/api/order-process/address/save",
      addressPayload(draft, place, { EmailAddress: email })
    )
    return { draft, answer }
  })
  const order = Effect.fnUntraced(function* (buyer: TestVisitor, email: string) {
    const { answer } = yield* address(buyer, email)
    if (answer.status !== 200) return answer
    const paid = yield* buyer.post("/api/order-process/payment/save", paymentPayload(readSaved(answer).draft))
    return yield* placeOrder(buyer, readSaved(paid).draft, `key-${email}-${Math.random()}`)
  })
  return { address, order }
})

/** Deletes all rate-limit counts, as at the start of the next window. */
const uncounted = Effect.flatMap(SqlClient, (sql) => sql`delete from rate_count`)

const unproved = ["EmailAddress mailboxUnproved"]
const wrong = (answer: { readonly text: string }) =>
  readRefusal(answer).problems.map(({ field, code }) => `${field} ${code}`)

layer(SampleApi, realTime)("unproved mailboxes in the orders of a network", (it) => {
  it.effect("are limited to 30 a day, with their mails, also for 200 concurrent orders", () =>
    Effect.gen(function* () {
      yield* uncounted
      const { order, address } = yield* wizard
      const guest = yield* visitor
      const answers = yield* Effect.forEach(
        Array.from({ length: 200 }, (_, index) => `viele-${index}@dorf.example`),
        // each order uses a new session, like a caller who wants to look like a new visitor each time
        (email) => Effect.flatMap(visitor, (stranger) => order(stranger, email)),
        { concurrency: 8 }
      )
      const placed = answers.filter(({ status }) => status === 201)
      const refused = answers.filter(({ status }) => status === 422)
      assert.deepStrictEqual([placed.length, refused.length], [most, 200 - most])
      for (const answer of refused) assert.deepStrictEqual(wrong(answer), unproved)
      const sql = yield* SqlClient
      const [counts] = yield* sql`
        select (select count(*)::int from customer_order where email like 'viele-%@dorf.example') as orders,
          (select count(*)::int from rate_count where bucket like 'newMailbox:m:%') as mailboxes`
      assert.deepStrictEqual(counts, { orders: most, mailboxes: most })
      yield* workOnce()
      const [mailed] = yield* sql`
        select count(distinct recipient)::int as mailboxes from mail where recipient like 'viele-%@dorf.example'`
      assert.deepStrictEqual(mailed, { mailboxes: most })

      // a buyer who has ordered before can continue, and the next day the count starts at zero
      const [known] = yield* sql<{ readonly email: string }>`
        select email from customer_order where email like 'viele-%@dorf.example' limit 1`
      const knownEmail = known?.email ?? ""
      assert.strictEqual((yield* address(guest, knownEmail.toUpperCase())).answer.status, 200)
      assert.deepStrictEqual(wrong((yield* address(guest, "noch-einer@dorf.example")).answer), unproved)
      const { setTime } = yield* TestApi
      setTime(morning + day)
      const tomorrow = yield* wizard
      const { answer } = yield* tomorrow.address(yield* visitor, "noch-einer@dorf.example")
      assert.strictEqual(answer.status, 200, answer.text)
      setTime(morning)
    })
  )

  it.effect("do not block a buyer who has proved the mailbox", () =>
    Effect.gen(function* () {
      yield* uncounted
      const { order, address } = yield* wizard
      // this e-mail address was verified by the link of an order before the limit was reached
      const neighbour = yield* visitor
      const first = yield* order(neighbour, "Nachbar@dorf.example")
      assert.strictEqual(first.status, 201, first.text)
      const { OrderId } = first.body as { readonly OrderId: string }
      yield* followLink(neighbour, OrderId)
      yield* uncounted
      for (let index = 0; index < most; index++) yield* address(yield* visitor, `dorf-${index}@dorf.example`)
      assert.deepStrictEqual(wrong((yield* address(yield* visitor, "letzter@dorf.example")).answer), unproved)
      assert.strictEqual((yield* order(neighbour, "nachbar@dorf.example")).status, 201)
      // the verification is valid only in the browser that opened the link
      assert.deepStrictEqual(wrong((yield* address(yield* visitor, "nachbar@dorf.example")).answer), unproved)
      // the advice in the response works: registering is still possible, and signed-in customers can order
      assert.strictEqual((yield* register(yield* visitor, "letzter@dorf.example")).status, 200)
      const email = "konto@dorf.example"
      yield* makeAccount(email, ["Role_Customer"])
      const { client } = yield* signInAs(email)
      assert.strictEqual((yield* order(client, "Konto@Dorf.example")).status, 201)
      assert.deepStrictEqual(wrong((yield* address(client, "anderer@dorf.example")).answer), unproved)
    })
  )

  it.effect("are counted on the day of the order, too, if the address was saved before", () =>
    Effect.gen(function* () {
      yield* uncounted
      const { setTime } = yield* TestApi
      // the day ends at midnight UTC while the offer stays valid: in Germany the date is the same before and after
      const midnight = Math.ceil(morning / day) * day
      setTime(midnight - 300_000)
      const { address } = yield* wizard
      const early = yield* visitor
      const { answer } = yield* address(early, "gestern@dorf.example")
      assert.strictEqual(answer.status, 200, answer.text)
      const paid = yield* early.post(
        "/api/order-process/payment/save",
        paymentPayload(readSaved(answer).draft)
      )
      const { draft } = readSaved(paid)
      setTime(midnight + 300_000)
      for (let index = 0; index < most; index++) {
        const { answer: saved } = yield* address(yield* visitor, `heute-${index}@dorf.example`)
        assert.strictEqual(saved.status, 200, saved.text)
      }
      assert.deepStrictEqual(wrong(yield* placeOrder(early, draft, "placed-a-day-later")), unproved)
      yield* uncounted
      assert.strictEqual((yield* placeOrder(early, draft, "placed-a-day-later")).status, 201)
      setTime(morning)
    })
  )
})
