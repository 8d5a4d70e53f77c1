import { describe, expect, it } from "vitest"
import { orderStatuses } from "../../src/domain/order/draft.ts"
import { type Agreed, type LifeEvent, orderLifeVersion } from "../../src/domain/order/life/order-life.ts"
import {
  pellets,
  threeHouses,
  toStation,
  wishes
} from "../../src/domain/order/life/order-life.test-support.ts"
import { orderLifeMachine } from "../../src/machines/order-life.machine.ts"
import { justPlaced, type Life, applyEvent, replayed } from "../../src/machines/order-life/live-on.ts"
import { type Stage, stage } from "../harness/stage.ts"
import { differences, pathOf, rowsOf, type Table } from "../harness/table.ts"

type Order = Stage<typeof orderLifeMachine>

const sends = (event: LifeEvent) => (order: Order) => order.send(event)

const actions = {
  confirm: sends(wishes.confirm),
  refuse: sends(wishes.refuse),
  schedule: sends(wishes.schedule),
  deliver: sends(wishes.deliver),
  invoice: sends(wishes.invoice),
  settle: sends(wishes.settle),
  dealerCancels: sends(wishes.cancelByDealer),
  buyerCancels: sends(wishes.cancelByCustomer),
  withdraws: sends(wishes.withdraw),
  withdrawsLate: sends({ ...wishes.withdraw, today: "2026-12-18" })
}

const { confirm, schedule, deliver, invoice, settle } = actions
const where = (order: Order) => pathOf(order.snapshot().value)

/** Transitions of rule life.states, and the buyer's rights (rules law.withdrawal and law.withdrawal-form). */
type Exits = Readonly<Record<"open" | "confirmed" | "delivered", Readonly<Record<string, string>>>>

const course = (exits: Exits): Table<Order> => ({
  placed: { way: [], leads: { confirm: "confirmed", refuse: "refused", ...exits.open } },
  confirmed: { way: [confirm], leads: { schedule: "scheduled", ...exits.confirmed } },
  scheduled: { way: [confirm, schedule], leads: { deliver: "delivered", ...exits.confirmed } },
  delivered: { way: [confirm, schedule, deliver], leads: { invoice: "invoiced", ...exits.delivered } },
  invoiced: { way: [confirm, schedule, deliver, invoice], leads: { settle: "settled", ...exits.delivered } },
  settled: { way: [confirm, schedule, deliver, invoice, settle], leads: exits.delivered },
  refused: { way: [actions.refuse], leads: {} },
  cancelledByDealer: { way: [confirm, actions.dealerCancels], leads: {} },
  cancelledByCustomer: { way: [actions.buyerCancels], leads: {} }
})

const ofConsumers: Exits = {
  open: { buyerCancels: "cancelledByCustomer", withdraws: "withdrawn", withdrawsLate: "withdrawn" },
  confirmed: {
    dealerCancels: "cancelledByDealer",
    buyerCancels: "cancelledByCustomer",
    withdraws: "withdrawn",
    withdrawsLate: "withdrawn"
  },
  delivered: { withdraws: "withdrawn" }
}

const withoutRight: Exits = {
  open: { buyerCancels: "cancelledByCustomer" },
  confirmed: { dealerCancels: "cancelledByDealer" },
  delivered: {}
}

const compare = async (agreed: typeof pellets, table: Table<Order>) =>
  differences(await rowsOf(() => stage(orderLifeMachine, { agreed }), where, actions, table))

const debitActions = {
  ...actions,
  comesBack: sends(wishes.debitReturned),
  announces: sends(wishes.announceDebit)
}
const stationActions = {
  ...actions,
  first: sends(toStation(1, 3000)),
  second: sends(toStation(2, 1900)),
  third: sends(toStation(3, 1000))
}

describe("the life of an order (rule life.states)", () => {
  it("follows the table for consumers in Germany and Austria", async () => {
    const table = { ...course(ofConsumers), withdrawn: { way: [actions.withdraws], leads: {} } }
    expect(await compare(pellets, table)).toEqual([])
    expect(await compare({ ...pellets, countryId: 2 }, table)).toEqual([])
    expect(await compare({ ...pellets, productGroupId: 1 }, table)).toEqual([])
  })

  it("has exactly the states that pages, exports and the contract name", () => {
    expect(new Set(Object.keys(orderLifeMachine.states))).toEqual(new Set(orderStatuses))
  })

  it("follows the table without a right of withdrawal for Switzerland and for companies", async () => {
    expect(await compare({ ...pellets, countryId: 3 }, course(withoutRight))).toEqual([])
    expect(await compare({ ...pellets, isConsumer: false }, course(withoutRight))).toEqual([])
  })

  it("has no right of withdrawal once loose goods are mixed, and keeps the last agreed appointment", () => {
    const order = stage(orderLifeMachine, { agreed: pellets })
    for (const event of [
      wishes.confirm,
      wishes.schedule,
      { ...wishes.schedule, day: "2026-12-04" },
      { ...wishes.deliver, isMixed: true },
      wishes.withdraw
    ])
      order.send(event)
    expect(where(order)).toBe("delivered")
    expect(order.snapshot().context.scheduledDay).toBe("2026-12-04")
  })

  it("allows only the creditor to bill and to record the payment", () => {
    const order = stage(orderLifeMachine, { agreed: { ...pellets, isInteraidPayment: true } })
    for (const event of [wishes.confirm, wishes.schedule, wishes.deliver, wishes.invoice]) order.send(event)
    expect(where(order)).toBe("delivered")
    order.send({ ...wishes.invoice, by: "operator" })
    order.send(wishes.settle)
    expect(where(order)).toBe("invoiced")
    order.send({ ...wishes.settle, by: "operator" })
    expect(where(order)).toBe("settled")
  })

  it("opens the bill again after a returned debit, and announces the debit again (rule payment.mandate-life)", async () => {
    const agreed = { ...pellets, isDirectDebit: true }
    const table = course(withoutRight)
    const { invoiced, settled } = table
    if (invoiced === undefined || settled === undefined) throw new Error("The table has no bill")
    const debited: Table<Order> = {
      ...table,
      invoiced: {
        ...invoiced,
        leads: { ...invoiced.leads, comesBack: "invoiced", announces: "invoiced" }
      },
      settled: { ...settled, leads: { ...settled.leads, comesBack: "invoiced" } }
    }
    expect(
      differences(
        await rowsOf(
          () => stage(orderLifeMachine, { agreed: { ...agreed, isConsumer: false } }),
          where,
          debitActions,
          debited
        )
      )
    ).toEqual([])
  })

  it("accepts debit events only with an open bill, from the creditor and with the bank's reason", () => {
    const { debitReturned, announceDebit } = wishes
    const debited = { ...pellets, isDirectDebit: true }
    const billed: Life = { ...justPlaced, status: "invoiced" }
    const taken = (agreed: Agreed, life: Life, event: LifeEvent) => applyEvent(agreed, life, event)?.status
    for (const event of [debitReturned, announceDebit]) {
      expect(taken(debited, billed, event)).toBe("invoiced")
      expect(taken(debited, billed, { ...event, by: "customer" })).toBeUndefined()
      expect(taken(pellets, billed, event), "paid by invoice").toBeUndefined()
    }
    expect(taken(debited, billed, { ...debitReturned, reason: "" })).toBeUndefined()
    expect(taken(debited, { ...billed, status: "settled" }, debitReturned)).toBe("invoiced")
    expect(taken(debited, { ...billed, status: "settled" }, announceDebit)).toBeUndefined()
  })

  it("delivers to several stations one by one, and cannot be cancelled after the first delivery", () => {
    const order = stage(orderLifeMachine, { agreed: threeHouses })
    const { first, second, third, dealerCancels, buyerCancels, deliver: all } = stationActions
    for (const action of [confirm, schedule, second]) action(order)
    expect(where(order)).toBe("scheduled")
    for (const action of [second, dealerCancels, buyerCancels, all, third]) action(order)
    expect([where(order), order.snapshot().context.stations.length]).toEqual(["scheduled", 2])
    first(order)
    expect(where(order)).toBe("delivered")
    expect(order.snapshot().context.delivery?.amount).toBe(5900)
  })

  it("accepts an event only from its own party: the buyer cannot confirm, the operator cannot withdraw", () => {
    const order = stage(orderLifeMachine, { agreed: pellets })
    for (const event of [wishes.confirm, wishes.refuse]) order.send({ ...event, by: "customer" })
    order.send({ ...wishes.withdraw, by: "operator" })
    expect(where(order)).toBe("placed")
  })

  it("keeps days, numbers and reasons", () => {
    const order = stage(orderLifeMachine, { agreed: pellets })
    actions.confirm(order)
    actions.schedule(order)
    expect(order.snapshot().context.scheduledDay).toBe("2026-12-03")
    actions.deliver(order)
    expect(order.snapshot().context.delivery).toMatchObject({ day: "2026-12-03", amount: 6000 })
    actions.invoice(order)
    expect(order.snapshot().context.invoiceNumber).toBe("R-1")
    for (const [way, reason] of [
      [[actions.refuse], "Ausverkauft"],
      [[confirm, actions.dealerCancels], "Kein Fahrer"],
      [[sends({ ...wishes.cancelByCustomer, reason: "Umzug" })], "Umzug"],
      [[confirm, sends({ ...wishes.cancelByCustomer, reason: "Umzug" })], "Umzug"],
      [[sends({ ...wishes.withdraw, reason: "Zu spät" })], "Zu spät"]
    ] as const) {
      const ended = stage(orderLifeMachine, { agreed: pellets })
      for (const action of way) action(ended)
      expect([ended.snapshot().context.reason, ended.snapshot().status]).toEqual([reason, "done"])
    }
  })

  it("accepts no event without a required reason", () => {
    const order = stage(orderLifeMachine, { agreed: pellets })
    order.send({ ...wishes.refuse, reason: "" })
    expect(where(order)).toBe("placed")
  })

  it("can be replayed from its log, up to the first entry that does not fit", () => {
    const logged = (...events: ReadonlyArray<LifeEvent>) =>
      events.map((event) => ({ machineVersion: orderLifeVersion, event }))
    const log = logged(wishes.confirm, wishes.schedule, wishes.deliver, wishes.invoice)
    const played = replayed(pellets, log)
    expect(played).toMatchObject({
      kind: "replayed",
      life: { status: "invoiced", facts: { scheduledDay: "2026-12-03", invoiceNumber: "R-1", reason: null } }
    })
    expect(played.kind === "replayed" && played.life.facts.delivery?.amount).toBe(6000)
    expect(replayed(pellets, [])).toEqual({ kind: "replayed", life: justPlaced })
    expect(replayed(pellets, logged(wishes.confirm, wishes.invoice))).toEqual({ kind: "broken", index: 1 })
    expect(
      replayed(pellets, [...logged(wishes.confirm), { machineVersion: 0, event: wishes.schedule }])
    ).toEqual({ kind: "otherVersion", index: 1, version: 0 })
    expect(applyEvent(pellets, { ...justPlaced, status: "settled" }, wishes.confirm)).toBeUndefined()
  })
})
