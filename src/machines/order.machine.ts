import { orderMachineVersion } from "../domain/order/draft.ts"
import {
  type AddressableStep,
  addressableSteps,
  ofEachFormState,
  orderSteps,
  type StepState
} from "../domain/order/steps.ts"
import type { Order } from "./order/context.ts"
import { beginOrder, shownWish } from "./order/context.ts"
import { formStepState } from "./order/form-step.state.ts"
import { paymentStepState } from "./order/payment-step.state.ts"
import { orderSetup, shownInPlace } from "./order/setup.ts"
import { summaryState } from "./order/summary.state.ts"

export type { CheckAnswer, HeldDraft, LoadAnswer, PlaceAnswer, SaveAnswer } from "./order/answers.ts"
export type { Order, OrderInput } from "./order/context.ts"
export type { OrderEvent, ShownStep } from "./order/setup.ts"

/**
 * The steps from the last to the second, in the order in which they are tried; the first step is shown if none of these
 * can be shown.
 */
const laterSteps = addressableSteps.slice(1).toReversed()

const entering = (step: AddressableStep) => ({
  target: `step.${orderSteps[step].shown.state}`,
  actions: [
    {
      type: "showStep" as const,
      params: ({ context }: { readonly context: Order }) => ({ ...shownWish(context), move: context.move })
    },
    "keepShown" as const
  ]
})

/**
 * The order wizard, from a draft to a placed order; only the server's validated list decides which step may be entered.
 */
export const orderMachine = orderSetup.createMachine({
  id: "order",
  version: String(orderMachineVersion),
  context: beginOrder,
  output: ({ context }) => ({ orderId: context.orderId ?? "" }),
  initial: "sorting",
  states: {
    sorting: {
      always: [
        { guard: "isPlaced", target: "placed" },
        { guard: "hasDraft", target: "deciding" },
        { target: "loading" }
      ]
    },
    loading: {
      tags: "busy",
      invoke: {
        id: "loadDraft",
        src: "loadDraft",
        input: ({ context }) => ({ draftId: context.draftId }),
        onDone: [
          {
            guard: { type: "isPlacedDraft", params: ({ event }) => event.output },
            target: "placed",
            actions: { type: "learn", params: ({ event }) => event.output }
          },
          {
            guard: { type: "isAnswer", params: ({ event }) => ({ answer: event.output, kind: "loaded" }) },
            target: "deciding",
            actions: { type: "learn", params: ({ event }) => event.output }
          },
          { target: "missing" }
        ],
        onError: "unloaded"
      },
      on: { "history.moved": { actions: { type: "keepWish", params: ({ event }) => event } } }
    },
    unloaded: {
      on: {
        "load.retry": "loading",
        "history.moved": { actions: { type: "keepWish", params: ({ event }) => event } }
      }
    },
    /** The requested step if it may be entered, otherwise the latest accessible one (rule order.steps). */
    deciding: {
      always: [
        ...laterSteps.map((step) => ({
          guard: { type: "leadsTo" as const, params: step },
          ...entering(step)
        })),
        entering("DeliveryAddress")
      ]
    },
    step: {
      initial: "deliveryAddress",
      // leaving a step discards the offer's remaining validity; a response that continues the wizard then sets it again
      exit: "forgetTime",
      on: {
        "step.goto": [
          { guard: { type: "isShown", params: ({ event }) => event } },
          {
            guard: { type: "canEnter", params: ({ event }) => event },
            target: "deciding",
            actions: [
              { type: "keepWish", params: ({ event }) => event },
              { type: "moveBy", params: "push" }
            ]
          },
          { actions: { type: "keepRefusal", params: ({ event }) => event } }
        ],
        "history.moved": [
          { guard: { type: "isShown", params: ({ event }) => event } },
          {
            guard: { type: "canEnter", params: ({ event }) => event },
            target: "deciding",
            actions: [
              { type: "keepWish", params: ({ event }) => event },
              { type: "moveBy", params: "replace" }
            ]
          },
          {
            actions: [
              { type: "keepRefusal", params: ({ event }) => event },
              { type: "showStep", params: shownInPlace }
            ]
          }
        ],
        "step.previous": {
          guard: "hasPrevious",
          target: "deciding",
          actions: ["keepPrevious", { type: "moveBy", params: "push" }]
        }
      },
      states: {
        ...ofEachFormState(formStepState),
        payment: paymentStepState,
        summary: summaryState
      } satisfies Readonly<Record<StepState, object>>
    },
    /** The visitor has no such draft: it was discarded, or started in another session. */
    missing: {},
    /** The dealer no longer has this offer: the user returns to the list, with the same choices. */
    offerGone: {},
    placed: {
      type: "final",
      entry: [
        { type: "forgetKey", params: ({ context: { draftId } }) => ({ draftId }) },
        { type: "openOrder", params: ({ context }) => ({ orderId: context.orderId ?? "" }) }
      ]
    }
  }
})
