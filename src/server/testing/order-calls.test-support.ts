import { assert } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { morning } from "./api.test-support.ts"
import { checkPayload, placeOrder, readPlaced } from "./journey.test-support.ts"
import { paymentChange, readyKind, saves } from "./order-kinds.test-support.ts"
import { pay } from "./payment-steps.test-support.ts"
import { signedInWith } from "./staff.test-support.ts"
import { sampleDay } from "./testing-database.ts"
import type { Answer, TestVisitor } from "./visitor.test-support.ts"
import { visitor } from "./visitor.test-support.ts"

/** A prepared call of the order process. */
export interface Tried {
  /** Sends the call; may be used repeatedly. */
  readonly ask: () => ReturnType<TestVisitor["get"]>
  /** The id of the draft to which the call refers. */
  readonly draftId: string
}

/** A call of the order process with its name and the function that prepares it. */
export interface OrderCall {
  readonly name: string
  /** Whether the call only reads. */
  readonly reads?: true
  /** The response to the same call if it is repeated after a success: the same response, or a conflict. */
  readonly again: "as before" | "conflict"
  readonly prepare: (staff: TestVisitor, name: string) => ReturnType<typeof prepared>
}

const prepared = Effect.fnUntraced(function* (
  name: string,
  use: (buyer: TestVisitor, made: Effect.Success<ReturnType<typeof readyKind>>) => Tried["ask"]
) {
  const buyer = yield* visitor
  const made = yield* readyKind(buyer, { variant: "Sepa", stations: 3 }, `${name}@faults.example`)
  const tried: Tried = { ask: use(buyer, made), draftId: made.draft.orderDraftId }
  return tried
})

const onDraft =
  (
    use: (buyer: TestVisitor, made: Effect.Success<ReturnType<typeof readyKind>>) => ReturnType<Tried["ask"]>
  ) =>
  (_: TestVisitor, name: string) =>
    prepared(name, (buyer, made) => () => use(buyer, made))

/** Reason that staff give for acting on orders on behalf of the dealer. */
export const onBehalf = { BehalfReason: "Am Telefon gesagt" }

export const lifeWords = {
  confirm: onBehalf,
  refuse: { Reason: "Ausverkauft", ...onBehalf },
  schedule: { Day: "2026-12-30", Reason: "Mit dem Käufer vereinbart.", ...onBehalf },
  deliver: { Day: sampleDay, Amount: 5900, IsMixed: false, Reason: "", ...onBehalf },
  invoice: {},
  settle: {},
  cancel: { Reason: "Umzug" },
  "cancel-sale": { Reason: "Kein Fahrzeug", ...onBehalf },
  withdraw: { Reason: "" }
} as const
type Action = keyof typeof lifeWords

const byBuyer: ReadonlySet<Action> = new Set<Action>(["cancel", "withdraw"])

const done = (answer: Answer) => assert.include([200, 201], answer.status, answer.text)

/** Defines the call of an action on an order to which the actions in `before` have been applied. */
const onOrder = (action: Action, ...before: ReadonlyArray<Action>): OrderCall => ({
  name: action,
  again: "as before",
  prepare: Effect.fnUntraced(function* (staff, name) {
    const buyer = yield* visitor
    const { draft } = yield* readyKind(buyer, { variant: "Invoice", stations: 1 }, `${name}@faults.example`)
    const { orderId } = readPlaced(yield* placeOrder(buyer, draft, `key-${name}`))
    const act = (each: Action, version: number) =>
      (byBuyer.has(each) ? buyer : staff).post(`/api/orders/${orderId}/${each}`, {
        Version: version,
        ...lifeWords[each]
      })
    for (const [index, each] of before.entries()) done(yield* act(each, index + 1))
    const tried: Tried = { ask: () => act(action, before.length + 1), draftId: draft.orderDraftId }
    return tried
  })
})

const declare: OrderCall = {
  name: "declare a withdrawal",
  again: "as before",
  prepare: Effect.fnUntraced(function* (_, name) {
    const buyer = yield* visitor
    const email = `${name}@faults.example`
    const { draft } = yield* readyKind(buyer, { variant: "Invoice", stations: 1 }, email)
    const { orderNumber } = readPlaced(yield* placeOrder(buyer, draft, `key-${name}`))
    const said = { Name: "Erika", Email: email, OrderNumber: orderNumber, Reason: "", CountryId: 1 }
    const tried: Tried = { ask: () => buyer.post("/api/withdrawals", said), draftId: draft.orderDraftId }
    return tried
  })
}

/** Every call of the order process, on a draft that is ready to order or on an order. */
export const orderCalls: ReadonlyArray<OrderCall> = [
  {
    name: "read the draft",
    reads: true,
    again: "as before",
    prepare: onDraft((buyer, { draft }) => buyer.get(`/api/order-process/${draft.orderDraftId}`))
  },
  {
    name: "mandate",
    reads: true,
    again: "as before",
    prepare: onDraft((buyer, { draft }) => buyer.get(`/api/order-process/${draft.orderDraftId}/mandate`))
  },
  {
    name: "installment options",
    reads: true,
    again: "as before",
    prepare: onDraft((buyer, { draft }) =>
      buyer.get(`/api/order-process/${draft.orderDraftId}/installment-options`)
    )
  },
  ...(["address", "stations", "payment"] as const).map((step): OrderCall => ({
    name: `save ${step}`,
    again: "conflict",
    prepare: onDraft((buyer, { draft, place }) =>
      buyer.post(`/api/order-process/${step}/save`, saves[step](draft, place, "saved"))
    )
  })),
  {
    name: "save an invoice in place of the mandate",
    again: "conflict",
    prepare: onDraft((buyer, { draft }) => pay(buyer, draft, paymentChange("Invoice")))
  },
  {
    name: "final check",
    reads: true,
    again: "as before",
    prepare: onDraft((buyer, { draft }) => buyer.post("/api/order-process/final-check", checkPayload(draft)))
  },
  {
    name: "place",
    again: "as before",
    prepare: (_, name) =>
      prepared(
        name,
        (buyer, { draft }) =>
          () =>
            placeOrder(buyer, draft, `key-${name}`)
      )
  },
  onOrder("confirm"),
  onOrder("refuse"),
  onOrder("cancel"),
  onOrder("withdraw"),
  onOrder("schedule", "confirm"),
  onOrder("cancel-sale", "confirm"),
  onOrder("deliver", "confirm", "schedule"),
  onOrder("invoice", "confirm", "schedule", "deliver"),
  onOrder("settle", "confirm", "schedule", "deliver", "invoice"),
  declare
]

/** Signs in a staff member who processes orders. */
export const sellingStaff = (name: string) =>
  Effect.map(
    signedInWith(`dienst-${name}@faults.example`, "Role_Interaid_Admin", morning),
    ({ client }) => client
  )

/** Reads all stored data about a draft and its order, as text that can be compared. */
export const storedAbout = Effect.fnUntraced(function* (draftId: string) {
  const sql = yield* SqlClient
  const [row] = yield* sql<{ readonly all: string }>`
    select json_build_object('draft', json_build_array(d.version, d.contents, d.offer, d.snapshot),
      'mandate', (select json_agg(json_build_array(m.reference, m.account_holder, m.text_version))
        from sepa_mandate m where m.draft_id = d.id),
      'application', (select count(*) from instalment_application a where a.draft_id = d.id),
      'orders', (select json_agg(json_build_array(o.id, o.status, o.version, o.life, o.total_cents,
        (select sum(l.amount_cents) from order_line l where l.order_id = o.id),
        (select json_agg(json_build_array(e.version, e.event, e.status, e.data) order by e.version)
          from order_event e where e.order_id = o.id),
        (select count(*) from order_grant g where g.order_id = o.id),
        (select count(*) from idempotency_key k where k.body ->> 'OrderId' = o.id),
        (select count(*) from audit_event a where a.detail ->> 'orderNumber' = o.order_number),
        (select json_agg(n.id) from withdrawal_notice n where n.order_id = o.id),
        (select json_agg(t.identifier order by t.identifier, j.id) from graphile_worker._private_jobs j
          join graphile_worker._private_tasks t on t.id = j.task_id
          where j.payload ->> 'orderId' = o.id or j.payload ->> 'reference' in
            (select n.id from withdrawal_notice n where n.order_id = o.id)))) from customer_order o where o.draft_id = d.id)
      )::text as all
    from order_draft d where d.id = ${draftId}`
  return row?.all ?? "nothing"
})
