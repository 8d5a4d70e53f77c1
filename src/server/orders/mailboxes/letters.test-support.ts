import { assert } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { LifeEvent } from "../../../domain/order/life/order-life.ts"
import { type KeptMail, workOnce } from "../../testing/registration.test-support.ts"
import type { Receipt } from "../receipt.ts"

/** Returns a text that occurs nowhere else, with an address that a mail program would turn into a link. */
export const canary = (name: string): string =>
  `Kanarie-${name} http://evil.example/${name}\r\nBcc: x@evil.example`

const named = (address: Receipt["deliveryAddress"], name: string): Receipt["deliveryAddress"] => ({
  ...address,
  companyName: canary(`${name}-company`),
  vatId: canary(`${name}-vat`),
  firstName: canary(`${name}-first`),
  lastName: canary(`${name}-last`),
  street: canary(`${name}-street`),
  houseNumber: canary(`${name}-house`),
  addition: canary(`${name}-addition`),
  city: canary(`${name}-city`),
  phone: canary(`${name}-phone`),
  deliveryNote: canary(`${name}-note`)
})

/** Puts canaries into all fields that a buyer fills in, including values that the forms would refuse today. */
const withCanaries = ({
  receipt,
  place
}: {
  readonly receipt: Receipt
  readonly place: string
}): Receipt => ({
  ...receipt,
  deliveryAddress: named(receipt.deliveryAddress, "delivery"),
  invoiceAddress: named(receipt.deliveryAddress, "invoice"),
  calculation: { ...receipt.calculation, zipCode: place, stations: 2 },
  stations: ["first", "second"].map((name) => ({
    amount: receipt.calculation.amount / 2,
    address: named(receipt.deliveryAddress, name)
  })),
  payment: {
    ...receipt.payment,
    orderReference: canary("reference"),
    mandate: {
      reference: "HM-1",
      creditorName: "Heizmarkt Beispiel GmbH",
      creditorId: "DE98ZZZ09999999999",
      textVersion: "1",
      acceptedAt: "2026-11-21T09:00:00.000Z",
      accountHolder: canary("holder"),
      account: "DE … 3000"
    }
  }
})

/** Puts a canary into each field of an order that its buyer fills in. */
export const fillWithCanaries = Effect.fnUntraced(function* (orderId: string) {
  const sql = yield* SqlClient
  const [row] = yield* sql<{
    readonly receipt: Receipt
  }>`select receipt from customer_order where id = ${orderId}`
  if (row === undefined) return yield* Effect.die("There is no such order")
  const { receipt } = row
  const filled = withCanaries({ receipt, place: receipt.calculation.zipCode })
  yield* sql`update customer_order set receipt = ${JSON.stringify(filled)}::jsonb where id = ${orderId}`
  return receipt
})

const who = { by: "seller", today: "2026-11-21" } as const

/** One event of each kind, with text written by people; a new kind of event needs an entry here. */
const eventsByType: { readonly [Type in LifeEvent["type"]]: Extract<LifeEvent, { readonly type: Type }> } = {
  "order.confirm": { type: "order.confirm", ...who },
  "order.refuse": { type: "order.refuse", ...who, reason: canary("refuse") },
  "order.schedule": { type: "order.schedule", ...who, day: "2026-12-30", reason: canary("schedule") },
  "order.deliver": {
    type: "order.deliver",
    ...who,
    day: "2026-12-30",
    amount: 6000,
    isMixed: true,
    reason: canary("deliver")
  },
  "order.invoice": { type: "order.invoice", ...who, invoiceNumber: "R-17" },
  "order.settle": { type: "order.settle", ...who },
  "order.debitReturned": { type: "order.debitReturned", ...who, reason: canary("returned") },
  "order.announceDebit": { type: "order.announceDebit", ...who },
  "order.cancel": { type: "order.cancel", ...who, reason: canary("cancel") },
  "order.withdraw": { type: "order.withdraw", ...who, by: "customer", reason: canary("withdraw") }
}

export const events: ReadonlyArray<LifeEvent> = [
  ...Object.values(eventsByType),
  {
    type: "order.deliver",
    ...who,
    day: "2026-12-30",
    amount: 3000,
    isMixed: true,
    station: 1,
    reason: canary("part")
  },
  { type: "order.cancel", ...who, by: "customer", reason: canary("own-cancel") }
]

/** Writes events into the log of an order, from version 2 on, and the deliveries at its stations. */
export const logEvents = Effect.fnUntraced(function* (orderId: string) {
  const sql = yield* SqlClient
  for (const [index, { type, ...data }] of events.entries()) {
    // a seller may use each number only once
    const own = "invoiceNumber" in data ? { ...data, invoiceNumber: orderId } : data
    yield* sql`
      insert into order_event (order_id, version, event, status, actor_kind, data, machine_version)
      values (${orderId}, ${index + 2}, ${type}, 'scheduled', 'grant', ${JSON.stringify(own)}::jsonb, 1)`
  }
  const stations = [1, 2].map((station) => ({ station, day: "2026-12-30", amount: 3000, isMixed: true }))
  yield* sql`update customer_order set life = ${JSON.stringify({ stations })}::jsonb where id = ${orderId}`
  return events.map((event, index) => ({ event, version: index + 2 }))
})

/** Adds jobs with these names and payloads directly, without the events that usually cause them. */
export const addJobs = Effect.fnUntraced(function* (
  jobs: ReadonlyArray<{ readonly task: string; readonly payload: object }>
) {
  const sql = yield* SqlClient
  for (const { task, payload } of jobs)
    yield* sql`select id from graphile_worker.add_job(${task}, ${JSON.stringify(payload)}::json)`
})

/** Asserts that a mail contains no text typed by users, and links only to the shop. */
export const expectOurs = ({ id, subject, text, html }: KeptMail) => {
  for (const body of [subject, text, html]) {
    assert.notInclude(body, "Kanarie", id)
    assert.notInclude(body, "evil", id)
    for (const [link] of body.matchAll(/(?:https?:\/\/|www\.)[^\s"<]*/giu))
      assert.isTrue(link.startsWith("https://shop.example/"), `${id}: ${link}`)
  }
}

/** Returns all mails that a mailbox receives about an order, by running the jobs that write them. */
export const everyMailOf = Effect.fnUntraced(function* (orderId: string) {
  const logged = yield* logEvents(orderId)
  yield* addJobs([
    ...logged.map(({ version }) => ({ task: "order-life-mail", payload: { orderId, version } })),
    { task: "mandate-revoked", payload: { orderId } }
  ])
  const sql = yield* SqlClient
  yield* workOnce()
  yield* sql`update customer_order set status = 'delivered' where id = ${orderId}`
  yield* addJobs([{ task: "rating-invitation", payload: { orderId } }])
  yield* workOnce()
})

/** Returns a declaration that an anonymous visitor makes with the withdrawal form. */
export const declared = (email: string, orderNumber: string) => ({
  Name: "Kanarie Huber",
  Email: email,
  OrderNumber: orderNumber,
  Reason: canary("withdrawal"),
  CountryId: 1
})

/** An address whose fields pass all checks; text that the other fields would refuse is only in the delivery note. */
export const typedAddress = {
  Title1Id: 1,
  Title2Id: 0,
  CompanyName: "Kanarie GmbH",
  VatId: "",
  FirstName: "Kanarie",
  LastName: "Kanarie",
  Street: "Kanarieweg",
  HouseNumber: "8",
  Addition: "Kanarie",
  ZipCode: "80331",
  City: "München",
  CountryId: 1,
  Phone: "+49 89 123456",
  DeliveryNote: canary("note")
}

/**
 * Jobs that mail to possibly unverified e-mail addresses, caused by anonymous users or by an order; a new job of this
 * kind needs a test here.
 */
export const toUnproved = [
  "account-mail",
  "alarm-confirmation",
  "dealer-application-mail",
  "mandate-revoked",
  "order-confirmation",
  "order-life-mail",
  "order-seller-mail",
  "price-list-age-mail",
  "rating-invitation",
  "review-reporter",
  "withdrawal-receipt"
] as const
