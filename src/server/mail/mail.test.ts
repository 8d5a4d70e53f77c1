import { assert, describe, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { runOnce } from "graphile-worker"
import { realTime, SampleApi, TestApi } from "../testing/api.test-support.ts"
import { Secrets } from "../http/secrets.ts"
import { jobLogger, jobPool } from "../jobs/job-pool.ts"
import { taskListOf } from "../jobs/tasks.ts"
import { draftNow, placeOrder, readPlaced, readyDraft } from "../testing/journey.test-support.ts"
import { mailServer } from "../testing/mail-server.test-support.ts"
import { outboxLayer } from "./outbox.ts"
import { confirmDue } from "../orders/confirmations-due.ts"
import { grantTokens, openByMail } from "../orders/grants.ts"
import { tasks } from "../services.ts"
import { TestVisitor, visitor } from "../testing/visitor.test-support.ts"

const linkBases = {
  de: "https://shop.example",
  "de-AT": "https://shop.example/at",
  ch: "https://shop.example/ch"
}

/** Runs all due jobs, once each. */
const workOnce = (smtpUrl?: string) =>
  Effect.gen(function* () {
    yield* confirmDue(linkBases)
    const pool = yield* jobPool(() => {}, 2)
    const taskList = yield* taskListOf(tasks({ linkBases }))
    yield* Effect.promise(() => runOnce({ pgPool: pool, taskList, logger: jobLogger(() => {}) }))
  }).pipe(Effect.scoped, Effect.provide(outboxLayer(smtpUrl)))

const orderNow = Effect.fnUntraced(function* (key: string, change: object = {}) {
  const buyer = yield* visitor
  const placed = yield* placeOrder(buyer, yield* readyDraft(buyer, change), key)
  assert.strictEqual(placed.status, 201, placed.text)
  return { buyer, ...readPlaced(placed) }
})

interface KeptMail {
  readonly recipient: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly sent: boolean
}

const mailsOf = Effect.fnUntraced(function* (orderId: string) {
  const sql = yield* SqlClient
  return yield* sql<KeptMail>`
    select recipient, subject, body_text as text, body_html as html, sent_at is not null as sent
    from mail where id = ${`order-confirmation-${orderId}`}`
})

/** Returns the Message-IDs of the confirmations that a mail server received. */
const confirmationsIn = (received: ReadonlyArray<string>) =>
  received
    .map((mail) => /^Message-ID: (.*)$/im.exec(mail)?.[1]?.trim() ?? "")
    .filter((id) => id.startsWith("<order-confirmation-"))

/** Makes a failed job due again, as if time had passed. */
const dueAgain = Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`update graphile_worker._private_jobs set run_at = now() where attempts > 0`
})

layer(SampleApi, realTime)("the confirmation of an order", (it) => {
  it.effect("is stored with the receipt, the legal texts and a link that opens the order", () =>
    Effect.gen(function* () {
      const { orderId, orderNumber } = yield* orderNow("mail-kept")
      yield* workOnce()
      const [mail, ...more] = yield* mailsOf(orderId)
      assert.deepStrictEqual(more, [])
      assert(mail !== undefined)
      assert.deepStrictEqual(
        { recipient: mail.recipient, subject: mail.subject, sent: mail.sent },
        {
          recipient: "erika@example.de",
          subject: `Ihre Bestellung ${orderNumber} ist eingegangen`,
          sent: false
        }
      )
      for (const part of [
        orderNumber,
        "6.000 kg",
        "Gesamtpreis",
        "Mehrwertsteuer",
        "Widerrufsbelehrung",
        "Allgemeine Geschäftsbedingungen"
      ])
        assert.include(mail.text.toLowerCase(), part.toLowerCase())
      assert.match(mail.text, /^Gesamtpreis: [\d.]+,\d\d\s€$/m)
      const link = /https:\/\/shop\.example\/holzpellets-lose\/bestellung-erfolgreich\/\S+/.exec(
        mail.text
      )?.[0]
      const token = new URL(link ?? "").searchParams.get("t") ?? ""
      assert.include(mail.html, `href="${link}"`)

      const { atThatTime } = yield* TestApi
      const wrong = [
        yield* atThatTime(openByMail(orderId, `${token.slice(1)}A`, undefined)),
        yield* atThatTime(openByMail("A".repeat(22), token, undefined)),
        yield* atThatTime(openByMail(orderId, "", undefined))
      ]
      assert.deepStrictEqual(wrong, [undefined, undefined, undefined])
      const cookie = yield* atThatTime(openByMail(orderId, token, undefined))
      const [pair = ""] = cookie?.split(";") ?? []
      const page = yield* new TestVisitor().get(`/api/orders/${orderId}`, { headers: { cookie: pair } })
      assert.strictEqual(page.status, 200)
      const sql = yield* SqlClient
      const stored =
        yield* sql`select 1 from order_grant where encode(token_hash, 'escape') like ${`%${token}%`}`
      assert.deepStrictEqual(stored, [], "the token itself is nowhere in the database")
    })
  )

  it.effect(
    "is stored without the token of its link if a mail server sends it (rule safety.mailed-links)",
    () =>
      Effect.gen(function* () {
        const sink = yield* mailServer
        const { orderId } = yield* orderNow("mail-secret")
        yield* workOnce(sink.url)
        const { sign } = yield* Secrets
        const { mail: token } = grantTokens(sign, orderId)
        const [kept] = yield* mailsOf(orderId)
        assert.include(kept?.text, `/bestellung-erfolgreich/${orderId}?t=…`)
        for (const body of [kept?.text, kept?.html]) assert.notInclude(body, token)
        assert.include(sink.received.join("").replace(/=\r\n/gu, ""), token)
      })
  )

  it.effect("is one mail, however often its job runs", () =>
    Effect.gen(function* () {
      const sink = yield* mailServer
      const { orderId } = yield* orderNow("mail-twice")
      yield* workOnce(sink.url)
      const sql = yield* SqlClient
      yield* sql`select id from graphile_worker.add_job('order-confirmation', json_build_object('orderId', ${orderId}::text))`
      yield* workOnce(sink.url)
      assert.strictEqual(confirmationsIn(sink.received).length, 1)
      assert.deepStrictEqual(
        (yield* mailsOf(orderId)).map(({ sent }) => sent),
        [true]
      )
    })
  )

  describe("with a mail server that fails", () => {
    it.effect("is sent later, always with the same Message-ID, and the order stays placed", () =>
      Effect.gen(function* () {
        const sink = yield* mailServer
        const { orderId, buyer } = yield* orderNow("mail-faults")
        yield* workOnce("smtp://127.0.0.1:1")
        for (const code of [450, 451]) {
          sink.refuse = { code, at: "data" }
          yield* dueAgain
          yield* workOnce(sink.url)
          assert.deepStrictEqual(
            (yield* mailsOf(orderId)).map(({ sent }) => sent),
            [false]
          )
        }
        assert.strictEqual((yield* buyer.get(`/api/orders/${orderId}`)).status, 200)
        sink.refuse = undefined
        yield* dueAgain
        yield* workOnce(sink.url)
        // simulates a process that was killed after sending the mail and before recording that: the mail is sent again
        // with the same Message-ID
        const sql = yield* SqlClient
        yield* sql`update mail set sent_at = null where id = ${`order-confirmation-${orderId}`}`
        yield* sql`select id from graphile_worker.add_job('order-confirmation', json_build_object('orderId', ${orderId}::text))`
        yield* workOnce(sink.url)
        assert.deepStrictEqual(confirmationsIn(sink.received), [
          `<order-confirmation-${orderId}@heizmarkt.example>`,
          `<order-confirmation-${orderId}@heizmarkt.example>`
        ])
      })
    )
  })

  it.effect("makes text of what a buyer wrote, never a header, a tag or a line of the shop's own text", () =>
    Effect.gen(function* () {
      const sink = yield* mailServer
      const buyer = yield* visitor
      const evil = "</td><script>alert(1)</script>"
      const draft = yield* readyDraft(buyer)
      const sql = yield* SqlClient
      yield* sql`update order_draft set contents = jsonb_set(jsonb_set(contents,
          '{deliveryAddress,deliveryNote}', ${JSON.stringify(`${evil}\r\nBcc: x@evil.example\r\n\r\nGesamtpreis: 0,00 €`)}::jsonb),
          '{payment,orderReference}', ${JSON.stringify(`${evil.slice(0, 20)}\r\nX: y`)}::jsonb)
        where id = ${draft.orderDraftId}`
      const now = yield* draftNow(buyer, draft.orderDraftId)
      const placed = yield* placeOrder(buyer, now, "mail-evil")
      const { orderId } = readPlaced(placed)
      yield* workOnce(sink.url)
      const [mail] = yield* mailsOf(orderId)
      assert.notInclude(mail?.html ?? "", "<script")
      const [toSeller] = yield* sql<KeptMail>`
        select body_text as text, body_html as html from mail where id = ${`order-life-${orderId}-1-seller`}`
      assert.include(toSeller?.text ?? "", "Gesamtpreis: 0,00 €", "the seller reads all of it")
      assert.strictEqual(sink.received.length, 2)
      for (const received of sink.received) {
        const [headers = ""] = received.split("\r\n\r\n")
        assert.match(headers, /^To: /m)
        assert.notMatch(headers, /^(?:Bcc|X):/im)
      }
      for (const written of [mail, toSeller]) {
        assert.notMatch(written?.text ?? "", /^(?:Gesamtpreis: 0,00|X: y)/m)
        assert.notInclude(written?.html ?? "", "<script")
      }
      const { sign } = yield* Secrets
      assert.notInclude(mail?.html ?? "", sign("grant", orderId), "the cookie's token is not the mail's")
    })
  )
})
