import { assign, setup } from "xstate"
import type { OrderStatus } from "../domain/order/draft.ts"
import { lifeProblems } from "../domain/order/life/life-problems.ts"
import { type Agreed, type LifeEvent, type LifeFacts, nothingYet } from "../domain/order/life/order-life.ts"
import { afterDelivery, completes, type ReportedDelivery } from "../domain/order/life/station-deliveries.ts"
import { isPartys, mayLeave } from "../domain/order/life/rights.ts"

interface Context extends LifeFacts {
  readonly agreed: Agreed
}

interface At {
  /** The status of the order when the event occurs. */
  readonly status: OrderStatus
}

/** Returns the reason given by the party that ended the order; other events have none. */
const reasonIn = (event: LifeEvent): string | null => ("reason" in event ? event.reason : null)

const orderLife = setup({
  types: {
    input: {} as { readonly agreed: Agreed },
    context: {} as Context,
    events: {} as LifeEvent
  },
  actions: {
    keepReason: assign(({ event }) => ({ reason: reasonIn(event) })),
    keepDay: assign((_, { day }: { readonly day: string }) => ({ scheduledDay: day })),
    keepDelivery: assign(({ context }, delivery: ReportedDelivery) =>
      afterDelivery(context.agreed, context, delivery)
    ),
    keepInvoice: assign((_, { invoiceNumber }: { readonly invoiceNumber: string }) => ({ invoiceNumber }))
  },
  guards: {
    /**
     * Whether the event comes from an authorised party, is complete, and is allowed by law and terms in this state on
     * this day.
     */
    isAllowed: ({ context, event }, { status }: At) =>
      isPartys(event, context.agreed) &&
      lifeProblems(context.agreed, event, context).length === 0 &&
      mayLeave(event, context.agreed, status, context),
    /** Whether the delivery is allowed and covers the last open station, or all stations at once. */
    isLastAndAllowed: ({ context, event }, delivery: ReportedDelivery) =>
      completes(context.agreed, context, delivery) &&
      isPartys(event, context.agreed) &&
      lifeProblems(context.agreed, event, context).length === 0,
    isBuyersAndAllowed: ({ context, event }, { status }: At) =>
      event.by === "customer" && mayLeave(event, context.agreed, status, context)
  }
})

const allowedAt = (status: OrderStatus) => ({ type: "isAllowed", params: { status } }) as const
const buyersAt = (status: OrderStatus) => ({ type: "isBuyersAndAllowed", params: { status } }) as const

const withdrawal = (status: OrderStatus) =>
  ({ guard: allowedAt(status), target: "withdrawn", actions: "keepReason" }) as const

const cancellation = (status: OrderStatus) =>
  [
    { guard: buyersAt(status), target: "cancelledByCustomer", actions: "keepReason" },
    { guard: allowedAt(status), target: "cancelledByDealer", actions: "keepReason" }
  ] as const

/**
 * The life of a placed order on the server (rule life.states): run by XState's pure `transition` on the stored state,
 * so it has no timers and no ports, and every event contains the day on which it occurs. An order is the buyer's offer;
 * the seller's confirmation makes the contract.
 */
export const orderLifeMachine = orderLife.createMachine({
  id: "orderLife",
  context: ({ input: { agreed } }) => ({ agreed, ...nothingYet }),
  initial: "placed",
  states: {
    placed: {
      on: {
        "order.confirm": { guard: allowedAt("placed"), target: "confirmed" },
        "order.refuse": { guard: allowedAt("placed"), target: "refused", actions: "keepReason" },
        // only the buyer can cancel here: a seller who does not accept the order uses `order.refuse`
        "order.cancel": { guard: buyersAt("placed"), target: "cancelledByCustomer", actions: "keepReason" },
        "order.withdraw": withdrawal("placed")
      }
    },
    confirmed: {
      on: {
        "order.schedule": {
          guard: allowedAt("confirmed"),
          target: "scheduled",
          actions: { type: "keepDay", params: ({ event }) => event }
        },
        "order.cancel": cancellation("confirmed"),
        "order.withdraw": withdrawal("confirmed")
      }
    },
    scheduled: {
      on: {
        /** Another day was agreed. */
        "order.schedule": {
          guard: allowedAt("scheduled"),
          target: "scheduled",
          actions: { type: "keepDay", params: ({ event }) => event }
        },
        "order.deliver": [
          {
            guard: { type: "isLastAndAllowed", params: ({ event }) => event },
            target: "delivered",
            actions: { type: "keepDelivery", params: ({ event }) => event }
          },
          /** Other stations are still open. */
          {
            guard: allowedAt("scheduled"),
            target: "scheduled",
            actions: { type: "keepDelivery", params: ({ event }) => event }
          }
        ],
        "order.cancel": cancellation("scheduled"),
        "order.withdraw": withdrawal("scheduled")
      }
    },
    delivered: {
      on: {
        "order.invoice": {
          guard: allowedAt("delivered"),
          target: "invoiced",
          actions: { type: "keepInvoice", params: ({ event }) => event }
        },
        "order.withdraw": withdrawal("delivered")
      }
    },
    invoiced: {
      on: {
        "order.settle": { guard: allowedAt("invoiced"), target: "settled" },
        "order.announceDebit": { guard: allowedAt("invoiced"), target: "invoiced" },
        "order.debitReturned": { guard: allowedAt("invoiced"), target: "invoiced" },
        "order.withdraw": withdrawal("invoiced")
      }
    },
    /** Paid; a withdrawal is still possible within the withdrawal period. */
    settled: {
      on: {
        /** The bank returned the debit: the bill is open again. */
        "order.debitReturned": { guard: allowedAt("settled"), target: "invoiced" },
        "order.withdraw": withdrawal("settled")
      }
    },
    refused: { type: "final" },
    cancelledByDealer: { type: "final" },
    cancelledByCustomer: { type: "final" },
    withdrawn: { type: "final" }
  }
})
