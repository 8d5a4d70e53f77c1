import { assert, layer } from "@effect/vitest"
import { Effect, Schedule } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { findOrder } from "../orders/order-page.ts"
import { receiptSections } from "../orders/receipt-sections.ts"
import { morning, otherCopy, realTime, SampleApi, TestApi } from "../testing/api.test-support.ts"
import { bodyOf } from "../testing/customers.test-support.ts"
import {
  begunDraft,
  calculationFor,
  checkPayload,
  draftNow,
  firstOffer,
  placeOrder,
  readPlaced,
  readRefusal,
  readyDraft,
  servedPlace
} from "../testing/journey.test-support.ts"
import { visitor } from "../testing/visitor.test-support.ts"
import {
  deadlines,
  desk,
  init,
  pellets,
  publish,
  rules,
  save,
  type Sheet,
  shown,
  staff,
  usual
} from "./option-rules.test-support.ts"

const asBefore = [
  "108 Standardlieferung *",
  "109 Spätestens in 10 Werktagen",
  "110 Express in 48 Stunden",
  "111 Express in 24 Stunden"
]
const asPublished = ["108 Standardlieferung", "109 In zwei Wochen *", "111 Express in 24 Stunden"]

layer(SampleApi, realTime)("the operator's rules about options (rule option.house-rules)", (it) => {
  it.effect("are those of the catalogue until some are published, and are in a list of all", () =>
    Effect.gen(function* () {
      const who = yield* staff("liste")
      const { Items, Total } = bodyOf<{ readonly Items: ReadonlyArray<Sheet>; readonly Total: number }>(
        yield* who.get(desk)
      )
      assert.strictEqual(Total, Items.length)
      assert.strictEqual(Total % 3, 0)
      assert.isTrue(Items.every((row) => row.Number === 0 && !row.HasDraft))
      assert.deepInclude(yield* shown(who), { RowVersion: 0, Draft: null, Published: null })
      assert.deepStrictEqual(deadlines(yield* init(who)), asBefore)
      assert.strictEqual((yield* who.get(`${desk}/1/99`)).status, 404)
    })
  )

  it.effect("are saved as a draft over the version that was read, invisible to buyers", () =>
    Effect.gen(function* () {
      const [one, other] = [yield* staff("eins"), yield* staff("zwei")]
      const { RowVersion } = yield* shown(one)
      const saved = yield* one.post(pellets, { RowVersion, Rules: usual })
      assert.strictEqual(saved.status, 200, saved.text)
      assert.deepStrictEqual(bodyOf<Sheet>(saved).Draft, usual)
      // repeating the same save causes no conflict, but a different save does
      assert.strictEqual((yield* one.post(pellets, { RowVersion, Rules: usual })).status, 200)
      const late = yield* other.post(pellets, { RowVersion, Rules: rules({}) })
      assert.strictEqual(late.status, 409)
      const { Sheet: theirs } = late.body as { readonly Sheet: Sheet }
      assert.deepStrictEqual(theirs.Draft, usual)
      for (const [act, more] of [
        ["veroeffentlichen", { Reason: "spät" }],
        ["wiederherstellen", { Number: 0 }],
        ["verwerfen", {}]
      ] as const) {
        const answer = yield* other.post(`${pellets}/${act}`, { RowVersion, ...more })
        assert.strictEqual(answer.status, 409, act)
      }
      assert.deepStrictEqual(deadlines(yield* init(other)), asBefore)
      const now = yield* shown(one)
      assert.strictEqual(
        (yield* one.post(`${pellets}/verwerfen`, { RowVersion: now.RowVersion })).status,
        200
      )
      assert.deepInclude(yield* shown(one), { HasDraft: false, Number: 0 })
    })
  )

  it.effect("are refused by field if they would leave nothing to order", () =>
    Effect.gen(function* () {
      const who = yield* staff("leer")
      const refused = yield* save(
        who,
        rules({
          options: {
            108: { isOffered: false },
            109: { isOffered: false },
            110: { isOffered: false },
            111: { isOffered: false, name: "" }
          },
          exclusions: [{ one: 127, other: 133 }]
        })
      )
      assert.strictEqual(refused.status, 422)
      assert.deepStrictEqual(
        readRefusal(refused).problems.map(({ field, code }) => `${field} ${code}`),
        ["Default_MaxDelivery nothingFree", "Name_111 required", "Exclusions excludesDefault"]
      )
      assert.isFalse((yield* shown(who)).HasDraft)
      const { RowVersion } = yield* shown(who)
      assert.strictEqual(
        (yield* who.post(`${pellets}/veroeffentlichen`, { RowVersion, Reason: "nichts da" })).status,
        404
      )
    })
  )

  it.effect("are previewed in prices before publication, and nothing of that is stored", () =>
    Effect.gen(function* () {
      const who = yield* staff("vorschau")
      const { zipCode } = yield* servedPlace
      const preview = (parameters: ReadonlyArray<object>, draft: unknown = usual) =>
        who.post(`${pellets}/vorschau`, {
          Rules: draft,
          Calculation: { ...calculationFor(zipCode), Parameters: parameters }
        })
      const list = yield* preview([{ Id: 111 }])
      assert.strictEqual(list.status, 200, list.text)
      assert.isNotEmpty(bodyOf<{ readonly Items: ReadonlyArray<unknown> }>(list).Items)
      assert.strictEqual((yield* preview([{ Id: 110 }])).status, 422)
      assert.strictEqual((yield* preview([], rules({ options: { 108: { isOffered: false } } }))).status, 422)
      // a dealer without a remaining payment method makes no offer
      const byInvoice = rules({ options: { 42: { isOffered: false }, 45: { isOffered: false } } })
      const invoiced = yield* preview([{ Id: 40 }], byInvoice)
      assert.strictEqual(invoiced.status, 200, invoiced.text)
      assert.isFalse((yield* shown(who)).HasDraft)
      assert.deepStrictEqual(deadlines(yield* init(who)), asBefore)
    })
  )

  it.effect("take effect at once for init and prices when published, on every server", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const who = yield* staff("gilt")
      const guest = yield* visitor
      const copy = yield* otherCopy
      copy.setTime(morning)
      const elsewhere = Effect.provideService(init(guest), TestApi, copy)
      assert.deepStrictEqual(deadlines(yield* elsewhere), asBefore)

      const { configuration } = yield* firstOffer(guest)
      const sheet = yield* publish(who, usual, "Express 48 fällt weg")
      assert.deepInclude(sheet, { HasDraft: false, Number: 1, Draft: null })
      assert.deepStrictEqual(sheet.Published, usual)
      assert.deepStrictEqual(deadlines(yield* init(guest)), asPublished)
      // other countries and product groups do not change
      assert.deepStrictEqual(deadlines(yield* init(guest, "2/3")), asBefore)
      const asked = (id: number) =>
        guest.post("/api/kalkulation/berechnen", { ...configuration, Parameters: [{ Id: id }] })
      assert.deepStrictEqual(
        readRefusal(yield* asked(110)).problems.map(({ field, code }) => `${field} ${code}`),
        ["Parameters.0.Id unknownChoice"]
      )
      assert.strictEqual((yield* asked(111)).status, 200)
      const told = yield* Effect.repeat(elsewhere, {
        until: (data) => deadlines(data)?.length === 3,
        schedule: Schedule.max([Schedule.spaced("50 millis"), Schedule.recurs(39)])
      })
      assert.deepStrictEqual(deadlines(told), asPublished)

      const [revision] = yield* sql<{ readonly reason: string; readonly by: string }>`
        select reason, published_by as by from option_rules_revision where number = 1`
      assert.strictEqual(revision?.reason, "Express 48 fällt weg")
      const changed = yield* Effect.exit(sql`update option_rules_revision set reason = 'anders'`)
      assert.strictEqual(changed._tag, "Failure")
      const events = yield* sql<{ readonly event: string }>`
        select event from audit_event where event like 'optionRules%' order by id desc limit 2`
      assert.deepStrictEqual(
        events.map(({ event }) => event),
        ["optionRulesPublished", "optionRulesSaved"]
      )

      // the catalogue is restored as a draft, and takes effect when it is published
      const restored = yield* who.post(`${pellets}/wiederherstellen`, {
        RowVersion: sheet.RowVersion,
        Number: 0
      })
      assert.deepStrictEqual(bodyOf<Sheet>(restored).Draft, rules({}))
      assert.deepStrictEqual(deadlines(yield* init(guest)), asPublished)
      const again = yield* publish(who, rules({}), "Zurück")
      assert.deepStrictEqual(
        again.Revisions.map(({ Number, Reason }) => `${Number} ${Reason}`),
        ["2 Zurück", "1 Express 48 fällt weg"]
      )
      assert.deepStrictEqual(deadlines(yield* init(guest)), asBefore)
      // repeating the same request, as after a lost response, succeeds without a conflict
      const repeated = yield* who.post(`${pellets}/veroeffentlichen`, {
        RowVersion: again.RowVersion - 1,
        Reason: "Zurück"
      })
      assert.deepStrictEqual(bodyOf<Sheet>(repeated), again)
      const other = yield* who.post(`${pellets}/veroeffentlichen`, {
        RowVersion: again.RowVersion - 1,
        Reason: "Anders"
      })
      assert.strictEqual(other.status, 409)
      const former = yield* who.post(`${pellets}/wiederherstellen`, {
        RowVersion: again.RowVersion,
        Number: 1
      })
      const formerAgain = yield* who.post(`${pellets}/wiederherstellen`, {
        RowVersion: again.RowVersion,
        Number: 1
      })
      assert.deepStrictEqual(bodyOf<Sheet>(formerAgain), bodyOf<Sheet>(former))
      assert.deepStrictEqual(bodyOf<Sheet>(former).Draft, usual)
      const unknown = yield* who.post(`${pellets}/wiederherstellen`, {
        RowVersion: again.RowVersion + 1,
        Number: 9
      })
      assert.strictEqual(unknown.status, 404)
    })
  )

  it.effect("end no order: one with a removed option reports this and keeps all input", () =>
    Effect.gen(function* () {
      const who = yield* staff("ordnung")
      const buyer = yield* visitor
      const draft = yield* readyDraft(buyer)
      // the default option that the order contains is no longer offered
      yield* publish(
        who,
        rules({ groups: { MaxDelivery: { defaultId: 109 } }, options: { 108: { isOffered: false } } }),
        "Probe"
      )
      const checked = yield* buyer.post("/api/order-process/final-check", checkPayload(draft))
      assert.strictEqual(readRefusal(checked).code, "OfferGone", checked.text)
      const placed = yield* placeOrder(buyer, draft, "optionen-1")
      assert.strictEqual(readRefusal(placed).code, "OfferGone", placed.text)
      const kept = yield* draftNow(buyer, draft.orderDraftId)
      assert.deepStrictEqual(kept.steps, draft.steps)
      // once the option is offered again, the same order can be placed
      yield* publish(who, rules({}), "Probe")
      const done = yield* placeOrder(buyer, draft, "optionen-2")
      assert.strictEqual(done.status, 201, done.text)
    })
  )

  it.effect("can require a concrete choice for an order, while prices are compared without it", () =>
    Effect.gen(function* () {
      const who = yield* staff("braucht")
      const buyer = yield* visitor
      yield* publish(who, rules({ groups: { Payment: { isNeeded: true } } }), "Probe")
      const { configuration, offer } = yield* firstOffer(buyer)
      const start = yield* buyer.post("/api/order-process/start", {
        Configuration: configuration,
        DealerId: offer.dealerId,
        OfferHash: offer.hash
      })
      assert.strictEqual(start.status, 422)
      assert.deepStrictEqual(
        readRefusal(start).problems.map(({ field, code }) => `${field} ${code}`),
        ["Configuration.Parameters choiceNeeded"]
      )
      yield* publish(who, rules({}), "Probe")
      yield* begunDraft(buyer)
    })
  )

  it.effect("do not change the names of options in an order that was already started", () =>
    Effect.gen(function* () {
      const who = yield* staff("woerter")
      const buyer = yield* visitor
      const sent = { Configuration: { Parameters: [{ Id: 109, Name: "Geschenkt" }] } }
      yield* publish(who, usual, "Probe")
      const draft = yield* readyDraft(buyer)
      const words = (parameters: typeof draft.calculation.parameters) =>
        parameters.flatMap(({ id, name }) => (name === undefined ? [] : [`${id} ${name}`]))
      assert.deepStrictEqual(words(draft.calculation.parameters), ["109 In zwei Wochen"])
      const { orderId } = readPlaced(yield* placeOrder(buyer, draft, "optionen-3"))
      yield* publish(who, rules({ options: { 109: { name: "Binnen zehn Tagen" } } }), "Probe")
      const order = yield* findOrder(orderId)
      assert(order !== undefined)
      assert.include(JSON.stringify(receiptSections(order)), "In zwei Wochen")
      // callers cannot choose the label of an option
      const { configuration, offer } = yield* firstOffer(buyer)
      const start = yield* buyer.post("/api/order-process/start", {
        Configuration: { ...configuration, ...sent.Configuration },
        DealerId: offer.dealerId,
        OfferHash: offer.hash
      })
      assert.notInclude(start.text, "Geschenkt")
      yield* publish(who, rules({}), "Probe")
    })
  )
})
