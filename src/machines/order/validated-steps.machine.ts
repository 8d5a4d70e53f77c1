import { assign, setup } from "xstate"
import { orderMachineVersion } from "../../domain/order/draft.ts"

/** What the validated steps of an order follow from: what of it is filled in and valid. */
export interface StepFacts {
  readonly address: boolean
  readonly stations: boolean
  readonly payment: boolean
  /** Delivery points of the order, 1–5. */
  readonly count: number
}

/**
 * The part of the order machine that the server runs (decision 019): how far an order has come by what of it is valid.
 * It stands in the last step that is open; the wizard enters what this has opened, and nothing else.
 */
export const validatedStepsMachine = setup({
  types: {
    input: {} as StepFacts,
    context: {} as StepFacts,
    events: {} as { readonly type: "facts.changed"; readonly facts: StepFacts }
  },
  actions: { keep: assign((_, facts: StepFacts) => facts) },
  guards: {
    lacksAddress: ({ context }) => !context.address,
    lacksStations: ({ context }) => context.count > 1 && !context.stations,
    lacksPayment: ({ context }) => !context.payment
  }
}).createMachine({
  id: "validatedSteps",
  version: String(orderMachineVersion),
  context: ({ input }) => input,
  initial: "deciding",
  on: {
    "facts.changed": {
      target: ".deciding",
      actions: { type: "keep", params: ({ event }) => event.facts }
    }
  },
  states: {
    deciding: {
      always: [
        { guard: "lacksAddress", target: "DeliveryAddress" },
        { guard: "lacksStations", target: "DeliveryStations" },
        { guard: "lacksPayment", target: "Payment" },
        { target: "Summary" }
      ]
    },
    DeliveryAddress: {},
    DeliveryStations: {},
    Payment: {},
    /** The final check opens with it: the two have one condition (rule order.steps). */
    Summary: {}
  }
})
