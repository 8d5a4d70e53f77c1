import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { makeAccount, signInAs } from "../../testing/accounts.test-support.ts"
import { realTime, SampleApi } from "../../testing/api.test-support.ts"
import { placeOrder, readPlaced, readyDraft } from "../../testing/journey.test-support.ts"
import { mailServer } from "../../testing/mail-server.test-support.ts"
import { followLink, placedOrder } from "../../testing/order-life.test-support.ts"
import { linkBases, mailsTo, register, workOnce } from "../../testing/registration.test-support.ts"
import { mailTasks } from "../../services.ts"
import { visitor } from "../../testing/visitor.test-support.ts"
import {
  addJobs,
  declared,
  everyMailOf,
  expectOurs,
  fillWithCanaries,
  toUnproved,
  typedAddress
} from "./letters.test-support.ts"

layer(SampleApi, realTime)("mails to an unproved mailbox (decision 032)", (it) => {
  it.effect("contain what was ordered, and no text or link typed by the buyer", () =>
    Effect.gen(function* () {
      const order = yield* placedOrder("kanarie")
      const receipt = yield* fillWithCanaries(order.orderId)
      yield* everyMailOf(order.orderId)
      const mails = yield* mailsTo(order.email)
      assert.lengthOf(
        mails.filter(({ kind }) => kind === "order-life"),
        13,
        "each event, and the mandate"
      )
      assert.sameMembers(
        [...new Set(mails.map(({ kind }) => kind))],
        ["order-confirmation", "order-life", "rating-invitation"]
      )
      mails.forEach(expectOurs)
      const confirmation = mails.find(({ kind }) => kind === "order-confirmation")
      const { seller } = receipt.offer
      for (const part of [
        order.orderNumber,
        "6.000 kg",
        "Holzpellets",
        "Gesamtpreis",
        "Mehrwertsteuer",
        "Lieferzeitraum",
        receipt.calculation.zipCode,
        seller.name,
        seller.email,
        "DE … 3000",
        "Widerrufsbelehrung",
        "Allgemeine Geschäftsbedingungen",
        `/bestellung-erfolgreich/${order.orderId}?t=`
      ])
        assert.include(confirmation?.text.toLowerCase(), part.toLowerCase())
      const refused = mails.find(({ subject }) => subject.endsWith("wurde nicht angenommen"))
      assert.include(refused?.text, "Den Grund, der genannt wurde, lesen Sie auf der Seite Ihrer Bestellung.")
    })
  )

  it.effect("contain such text once the link was opened in the ordering browser, in no other", () =>
    Effect.gen(function* () {
      const order = yield* placedOrder("kanarie-bewiesen")
      yield* fillWithCanaries(order.orderId)
      const stranger = yield* visitor
      assert.isDefined(yield* followLink(stranger, order.orderId), "the link in the mail opens the order")
      yield* workOnce()
      yield* followLink(order.buyer, order.orderId)
      yield* everyMailOf(order.orderId)
      const mails = yield* mailsTo(order.email)
      mails.filter(({ kind }) => kind === "order-confirmation").forEach(expectOurs)
      const life = mails.map(({ text }) => text).join("\n")
      for (const name of ["refuse", "schedule", "deliver", "returned", "cancel", "part", "first-street"])
        assert.include(life, `Kanarie-${name}`)
      // one more order in the same browser, and one in another browser
      const again = yield* readyDraft(order.buyer, { EmailAddress: order.email })
      const foreign = yield* readyDraft(stranger, { EmailAddress: order.email })
      const sql = yield* SqlClient
      for (const [browser, draft, key] of [
        [order.buyer, again, "proved"],
        [stranger, foreign, "unproved"]
      ] as const) {
        const { orderId } = readPlaced(yield* placeOrder(browser, draft, `${key}-again`))
        const [row] = yield* sql`
          select mailbox_proved_at is not null as proved from customer_order where id = ${orderId}`
        assert.deepStrictEqual(row, { proved: key === "proved" })
      }
    })
  )

  it.effect("of an account contain it only at its own mailbox, however late the sign-in was", () =>
    Effect.gen(function* () {
      const email = "Konto@kanarie.example"
      yield* makeAccount(email, ["Role_Customer"])
      const { client } = yield* signInAs(email)
      const sql = yield* SqlClient
      for (const [mailbox, proved] of [
        ["konto@kanarie.example", true],
        ["fremd@kanarie.example", false]
      ] as const) {
        const draft = yield* readyDraft(client, { EmailAddress: mailbox })
        const { orderId } = readPlaced(yield* placeOrder(client, draft, `account-${proved}`))
        const [row] = yield* sql`
          select mailbox_proved_at is not null as proved from customer_order where id = ${orderId}`
        assert.deepStrictEqual(row, { proved }, mailbox)
      }
      // an anonymous visitor who enters the e-mail address of an account has verified nothing
      const stranger = yield* visitor
      const draft = yield* readyDraft(stranger, { EmailAddress: email })
      const { orderId } = readPlaced(yield* placeOrder(stranger, draft, "account-of-another"))
      yield* fillWithCanaries(orderId)
      yield* everyMailOf(orderId)
      const mails = (yield* mailsTo(email)).filter(({ id }) => id.includes(orderId))
      assert.lengthOf(mails, 15)
      mails.forEach(expectOurs)
    })
  )

  it.effect("about a withdrawal contain the declared facts and the time, in our own words only", () =>
    Effect.gen(function* () {
      const order = yield* placedOrder("kanarie-widerruf")
      const guest = yield* visitor
      for (const [email, number] of [
        [order.email, order.orderNumber],
        ["niemand@kanarie.example", "Kanarie evil.example"]
      ] as const)
        assert.strictEqual((yield* guest.post("/api/withdrawals", declared(email, number))).status, 200)
      yield* workOnce()
      const receipts = [
        ...(yield* mailsTo(order.email)),
        ...(yield* mailsTo("niemand@kanarie.example"))
      ].filter(({ kind }) => kind === "withdrawal-receipt")
      assert.lengthOf(receipts, 2)
      receipts.forEach(expectOurs)
      for (const part of [order.orderNumber, "Hiermit widerrufe ich", "um 10:00:00 Uhr"])
        assert.include(receipts[0]?.text, part)
      // the reason stands in the mail as plain text: it adds neither links nor mail headers
      const [toSeller] = (yield* mailsTo(order.offer.seller.email)).filter(({ subject }) =>
        subject.startsWith(`Bestellung ${order.orderNumber}`)
      )
      assert.include(toSeller?.text, "Kanarie-withdrawal http://evil.example/withdrawal")
      assert.notMatch(toSeller?.text ?? "", /^Bcc:/mu)
    })
  )

  it.effect("that strangers request in other ways contain nothing that they typed", () =>
    Effect.gen(function* () {
      const stranger = yield* visitor
      const email = "angefragt@kanarie.example"
      const asked = yield* register(stranger, email, { form: { DeliveryAddress: typedAddress } })
      assert.strictEqual(asked.status, 200, asked.text)
      const alarm = { Email: email, CountryId: 1, ProductId: 20, ZipCode: "", Amount: 6000, Channel: "Email" }
      for (const kind of ["PriceAlarm", "Newsletter"])
        assert.strictEqual(
          (yield* stranger.post("/api/benachrichtigungen", {
            ...alarm,
            Kind: kind,
            Threshold: 300,
            Direction: "Below"
          })).status,
          200
        )
      yield* workOnce()
      const mails = yield* mailsTo(email)
      assert.sameMembers(
        mails.map(({ kind }) => kind),
        ["registration", "alarm-confirmation", "alarm-confirmation"]
      )
      mails.forEach(expectOurs)
    })
  )

  it("know every job that writes a mail", () => {
    // these jobs send mails to verified e-mail addresses only: of an account, of an alarm that was confirmed there, or
    // of a review, which starts with a mailed link or with a sign-in
    const toProved = ["account-deleted", "alarm", "review-decision"]
    assert.sameMembers(Object.keys(mailTasks(linkBases)), [...toUnproved, ...toProved])
  })

  it.effect("to a seller contain all that a seller needs, once, and no bank account", () =>
    Effect.gen(function* () {
      const sink = yield* mailServer
      const order = yield* placedOrder("verkauf")
      const receipt = yield* fillWithCanaries(order.orderId)
      const sql = yield* SqlClient
      // the offer contains the seller's e-mail address at the time of the offer; the dealer's record contains the
      // current one
      yield* sql`update dealer set email = 'heute@haendler.example' where id = ${order.offer.dealerId}`
      yield* workOnce(sink.url)
      yield* addJobs([{ task: "order-seller-mail", payload: { orderId: order.orderId } }])
      yield* workOnce(sink.url)
      const mails = yield* mailsTo("heute@haendler.example")
      assert.deepStrictEqual(
        mails.map(({ kind, sent }) => [kind, sent]),
        [["order-seller", true]]
      )
      const received = sink.received.filter((mail) => /^To: .*heute@haendler\.example/imu.test(mail))
      assert.lengthOf(received, 1)
      const [headers = ""] = received[0]?.split("\r\n\r\n") ?? []
      assert.notMatch(headers, /^Bcc:/imu)
      const [{ subject, text, html } = { subject: "", text: "", html: "" }] = mails
      assert.strictEqual(
        subject,
        `Neue Bestellung ${order.orderNumber}: 6.000 kg Holzpellets lose nach ${receipt.calculation.zipCode}`
      )
      const fields = ["company", "vat", "first", "last", "street", "house", "addition", "city", "phone"]
      for (const part of [
        order.orderNumber,
        "Holzpellets",
        "6.000 kg",
        "Gesamtpreis",
        "Lieferzeitraum",
        "Standardlieferung",
        "Schlauchlänge",
        "Rechnung des Verkäufers",
        order.email,
        "Lieferstelle 2",
        "3.000 kg",
        ...fields.flatMap((field) => [`Kanarie-delivery-${field}`, `Kanarie-invoice-${field}`]),
        "Kanarie-second-street",
        "Kanarie-second-note",
        "Kanarie-delivery-note",
        "Kanarie-reference",
        `https://shop.example/stornomanagement/bestellungen/${order.orderId}`
      ])
        for (const body of [text, html]) assert.include(body, part)
      for (const body of [subject, text, html]) {
        assert.notInclude(body, "Kanarie-holder")
        assert.notInclude(body, "DE … 3000")
      }
      assert.notMatch(text, /^Bcc:/mu)
      assert.notMatch(html, /href="(?!https:\/\/shop\.example\/)/u)
    })
  )

  it.effect("to a seller go to the operator if the operator is the seller", () =>
    Effect.gen(function* () {
      const order = yield* placedOrder("haus")
      const sql = yield* SqlClient
      yield* sql`
        update customer_order set receipt = jsonb_set(receipt, '{offer,isInteraidPayment}', 'true')
        where id = ${order.orderId}`
      yield* workOnce()
      const toHouse = yield* mailsTo("service@heizmarkt.example")
      const mail = toHouse.find(({ subject }) => subject.startsWith(`Neue Bestellung ${order.orderNumber}`))
      // the seller's staff open the order in the list of all orders
      const link = `https://shop.example/support/bestellungen/${order.orderId}`
      for (const body of [mail?.text, mail?.html]) assert.include(body, link)
    })
  )
})
