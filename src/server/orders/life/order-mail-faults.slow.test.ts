import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { realTime, SampleApi } from "../../testing/api.test-support.ts"
import { mailServer, type MailServer } from "../../testing/mail-server.test-support.ts"
import { act, placedOrder } from "../../testing/order-life.test-support.ts"
import { dueAgain, workOnce } from "../../testing/registration.test-support.ts"

/** Mail servers that refuse all mails, each in a different way. */
const faults: Readonly<Record<string, (server: MailServer) => string>> = {
  down: () => "smtp://127.0.0.1:1",
  slow: (server) => {
    server.hold = new Promise<void>(() => {})
    return server.url
  },
  refusing: (server) => {
    server.refuse = { code: 451, at: "data" }
    return server.url
  }
}

const impatient = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 300 }

interface Kept {
  readonly id: string
  readonly sent: boolean
  readonly failed: boolean
}

/** Returns all stored mails about an order, to buyer, seller and staff. */
const mailsAbout = Effect.fnUntraced(function* (orderNumber: string) {
  const sql = yield* SqlClient
  return yield* sql<Kept>`
    select id, sent_at is not null as sent, failed_at is not null as failed from mail
    where body_text like ${`%${orderNumber}%`} or subject like ${`%${orderNumber}%`} order by id`
})

const numberOfJobs = Effect.gen(function* () {
  const sql = yield* SqlClient
  const [row] = yield* sql<{ readonly count: number }>`
    select count(*)::int as count from graphile_worker._private_jobs where attempts > 0`
  return row?.count
})

const idsOf = (received: ReadonlyArray<string>) =>
  received.map((mail) => /^Message-ID: <(.*)@/imu.exec(mail)?.[1] ?? "").toSorted()

layer(SampleApi, realTime)("an order while the mail server fails (decision 014)", (it) => {
  for (const [name, fault] of Object.entries(faults)) {
    it.effect(`(${name}) is placed, cancelled and withdrawn as usual, and its mails wait`, () =>
      Effect.gen(function* () {
        const server = yield* mailServer
        const url = fault(server)
        const cancelled = yield* placedOrder(`${name}-cancelled`)
        const withdrawn = yield* placedOrder(`${name}-withdrawn`)
        yield* workOnce(url, impatient)
        const cancel = { Version: 1, Reason: "Umzug" }
        assert.strictEqual((yield* act(cancelled.buyer, cancelled.orderId, "cancel", cancel)).status, 200)
        const { orderNumber, email } = withdrawn
        const said = { Name: "Erika", Email: email, OrderNumber: orderNumber, Reason: "", CountryId: 1 }
        assert.strictEqual((yield* withdrawn.buyer.post("/api/withdrawals", said)).status, 200)
        yield* workOnce(url, impatient)
        assert.deepStrictEqual(server.received, [])
        assert.isAbove((yield* numberOfJobs) ?? 0, 3)
        for (const { orderNumber: about } of [cancelled, withdrawn])
          for (const { sent, failed } of yield* mailsAbout(about))
            assert.deepStrictEqual([sent, failed], [false, false])

        server.hold = undefined
        server.refuse = undefined
        yield* dueAgain
        yield* workOnce(server.url)
        yield* workOnce(server.url)
        const kept = [...(yield* mailsAbout(cancelled.orderNumber)), ...(yield* mailsAbout(orderNumber))]
        assert.isTrue(kept.every(({ sent }) => sent))
        assert.deepStrictEqual(idsOf(server.received), kept.map(({ id }) => id).toSorted())
        const kinds = kept.map(({ id }) =>
          id
            .replace(`-${cancelled.orderId}`, "")
            .replace(`-${withdrawn.orderId}`, "")
            .replace(/-W-\w{10}/u, "")
        )
        assert.deepStrictEqual(kinds.toSorted(), [
          "order-confirmation",
          "order-confirmation",
          "order-life-1-seller",
          "order-life-1-seller",
          "order-life-2",
          "order-life-2-seller",
          "order-life-2-seller",
          "withdrawal-receipt"
        ])
      })
    )
  }

  it.effect("sends no mail twice to the buyer if only the buyer's mail was accepted", () =>
    Effect.gen(function* () {
      const server = yield* mailServer
      const { buyer, orderId, orderNumber } = yield* placedOrder("halfway")
      yield* workOnce(server.url)
      yield* act(buyer, orderId, "cancel", { Version: 1, Reason: "Umzug" })
      let read = 0
      server.onRead = () => {
        read += 1
        if (read === 2) server.refuse = { code: 451, at: "data" }
      }
      yield* workOnce(server.url)
      server.refuse = undefined
      yield* dueAgain
      yield* workOnce(server.url)
      const ids = idsOf(server.received)
      assert.deepStrictEqual(ids, [...new Set(ids)])
      assert.deepStrictEqual(
        ids,
        (yield* mailsAbout(orderNumber)).map(({ id }) => id)
      )
      assert.strictEqual(read, 3, "the buyer's, the seller's refused, the seller's taken")
    })
  )
})
