import { assign, setup } from "xstate"
import { type MoistureDeclaration, moistureProblems } from "../../domain/legal/wood-chip-moisture.ts"
import { formProblems, type StepForm } from "../../domain/order/wizard/order-forms.ts"
import {
  stepAfter,
  stepBefore,
  stepProblem,
  stepShown,
  type StepWish
} from "../../domain/order/wizard/step-walk.ts"
import { leastOfferLifetime } from "../../domain/offer/offer.ts"
import type { AddressableStep } from "../../domain/order/steps.ts"
import { hasOtherFigures } from "../../domain/price/price-figures.ts"
import { actionPort, port } from "../effect-port.ts"
import type {
  CheckAnswer,
  DraftKey,
  LoadAnswer,
  OrderAnswer,
  PlaceAnswer,
  Placing,
  SaveAnswer,
  SeenSummary,
  StepSave
} from "./answers.ts"
import {
  type AddressMove,
  draftOf,
  hasTypedOn,
  learned,
  type Order,
  type OrderInput,
  shownWish
} from "./context.ts"

/** The step for the URL and the browser history. */
export interface ShownStep extends StepWish {
  readonly move: AddressMove
}

type FormEvent = { readonly form: StepForm }

export type OrderEvent =
  | ({ readonly type: "step.goto" } & StepWish)
  /** The browser went back or forward to the URL of a step. */
  | ({ readonly type: "history.moved" } & StepWish)
  | { readonly type: "step.previous" }
  | ({ readonly type: "form.save" } & FormEvent)
  /** Preserves the input across a change of steps, without saving it. */
  | ({ readonly type: "form.keep" } & FormEvent)
  /** The buyer is still on the page during the redirect to the payment approval. */
  | { readonly type: "leave.retry" }
  | { readonly type: "save.retry" }
  | { readonly type: "load.retry" }
  | { readonly type: "conflict.keepMine" }
  | { readonly type: "conflict.takeTheirs" }
  | { readonly type: "change.acknowledge" }
  | { readonly type: "price.acknowledge" }
  /** The buyer wants this order in addition to the recent ones. */
  | { readonly type: "double.acknowledge" }
  | { readonly type: "moisture.declare"; readonly declaration: MoistureDeclaration }
  | { readonly type: "order.place" }
  | { readonly type: "place.retry" }

const shownStep = (context: Order): StepWish => context.wish ?? shownWish(context)

export const orderSetup = setup({
  types: {
    input: {} as OrderInput,
    context: {} as Order,
    events: {} as OrderEvent,
    output: {} as { readonly orderId: string },
    tags: {} as "busy"
  },
  actors: {
    loadDraft: port<LoadAnswer, DraftKey>("loadDraft"),
    saveStep: port<SaveAnswer, StepSave>("saveStep"),
    /** Returns the idempotency key of a summary: the same key until it is removed by `forgetKey`. */
    takeKey: port<string, SeenSummary>("takeKey"),
    /** Calculates the draft's offer again (`final-check`). */
    checkOffer: port<CheckAnswer, SeenSummary>("checkOffer"),
    placeOrder: port<PlaceAnswer, Placing>("placeOrder")
  },
  actions: {
    learn: assign(({ context }, answer: OrderAnswer) => learned(context, answer)),
    keepWish: assign((_, { step, variant }: StepWish) => ({ wish: { step, variant } })),
    keepPrevious: assign(({ context }) => ({
      wish: stepBefore(draftOf(context).applicableSteps, shownStep(context).step)
    })),
    keepNext: assign((_, { step, variant }: StepWish) => ({ next: { step, variant } })),
    /** Stays on the shown step and stores why the requested step, e.g. of a deep link, cannot be entered. */
    keepShown: assign(({ context }) => ({
      wish: shownWish(context),
      refusal: context.wish === null ? null : (stepProblem(draftOf(context), context.wish) ?? null),
      problems: []
    })),
    /**
     * Input typed during the save was not sent: it is preserved, and the user stays on this step unless another step
     * was requested.
     */
    goOn: assign(({ context }): Partial<Order> => {
      const { typed, next } = context
      if (hasTypedOn(context)) {
        const wish = next ?? shownStep(context)
        return { wish, form: null, move: next === null ? "replace" : "push" }
      }
      return {
        wish: next ?? stepAfter(draftOf(context).applicableSteps, shownStep(context).step),
        typed: { ...typed, [shownStep(context).step]: undefined },
        form: null,
        move: "push"
      }
    }),
    /** Prepares the current input of the form for sending again, unless it has validation errors. */
    takeTyped: assign(({ context }) => {
      const typed = context.form === null ? undefined : context.typed[context.form.step]
      const isRight = typed !== undefined && formProblems(typed, draftOf(context)).length === 0
      return isRight ? { form: typed } : {}
    }),
    /** The machine has no clock: once a step has been left, the remaining validity of the offer is unknown. */
    forgetTime: assign({ offerValidFor: 0 }),
    moveBy: assign((_, move: AddressMove) => ({ move })),
    keepRefusal: assign(({ context }, wish: StepWish) => ({
      refusal: stepProblem(draftOf(context), wish) ?? null
    })),
    keepTyped: assign(({ context }, { form }: FormEvent) => ({
      typed: { ...context.typed, [form.step]: form }
    })),
    keepForm: assign(({ context }, { form }: FormEvent) => ({
      form,
      next: null,
      typed: { ...context.typed, [form.step]: form },
      problems: formProblems(form, draftOf(context))
    })),
    dropForm: assign(({ context }) => ({
      form: null,
      typed: { ...context.typed, [shownStep(context).step]: undefined }
    })),
    keepSeen: assign(({ context }) => ({ seenOffer: draftOf(context).offer })),
    acceptDouble: assign(({ context }) => ({ acceptedOrders: context.recentOrders })),
    keepMoisture: assign(({ context }, moisture: MoistureDeclaration) => ({
      moisture,
      problems: context.problems.filter(
        ({ field }) => field !== "moistureClass" && field !== "burningAssured"
      )
    })),
    tellUndeclared: assign(({ context }) => ({
      problems: moistureProblems(draftOf(context), context.moisture)
    })),
    keepKey: assign((_, idempotencyKey: string) => ({ idempotencyKey })),
    forgetApproval: assign({ approvalUrl: null }),
    dropKey: assign({ idempotencyKey: null }),
    /**
     * Removes the idempotency key after its final response, so that the next attempt to place an order gets a new key.
     */
    forgetKey: actionPort<DraftKey>(),
    /** Redirects to the page for approving the payment. */
    leaveTo: actionPort<{ readonly approvalUrl: string }>(),
    showStep: actionPort<ShownStep>(),
    openOrder: actionPort<{ readonly orderId: string }>()
  },
  guards: {
    hasDraft: ({ context }) => context.draft !== null,
    isPlaced: ({ context }) => context.orderId !== null,
    isAnswer: (_, { answer, kind }: { readonly answer: OrderAnswer; readonly kind: OrderAnswer["kind"] }) =>
      answer.kind === kind,
    isPlacedDraft: (_, answer: LoadAnswer) => answer.kind === "loaded" && answer.draft.placedOrderId !== null,
    leadsTo: ({ context }, step: AddressableStep) => stepShown(draftOf(context), context.wish) === step,
    isShown: ({ context }, { step }: StepWish) => shownStep(context).step === step,
    canEnter: ({ context }, wish: StepWish) => stepProblem(draftOf(context), wish) === undefined,
    hasPrevious: ({ context }) =>
      stepBefore(draftOf(context).applicableSteps, shownStep(context).step) !== null,
    isOwnForm: ({ context }, { form }: FormEvent) => form.step === shownStep(context).step,
    isRightForm: ({ context }, { form }: FormEvent) =>
      form.step === shownStep(context).step && formProblems(form, draftOf(context)).length === 0,
    isStillOpen: ({ context }) => stepProblem(draftOf(context), shownStep(context)) === undefined,
    isSummaryOpen: ({ context }) =>
      stepProblem(draftOf(context), { step: "Summary", variant: null }) === undefined,
    /**
     * Compares only the visible values, because the hash also covers the price list (rule offer.hash), which is not
     * shown.
     */
    hasPriceChanged: ({ context }) =>
      context.seenOffer !== null && hasOtherFigures(context.seenOffer, draftOf(context).offer),
    isDoubled: ({ context }) =>
      stepProblem(draftOf(context), { step: "Summary", variant: null }) === undefined &&
      context.recentOrders > context.acceptedOrders,
    isDeclared: ({ context }) => moistureProblems(draftOf(context), context.moisture).length === 0,
    mustAgree: ({ context }) => context.approvalUrl !== null,
    isExpired: ({ context }) => context.offerValidFor <= 0
  },
  delays: {
    offerLifetime: ({ context }) => Math.max(context.offerValidFor, leastOfferLifetime)
  }
})

/** Returns the shown step, which replaces the current entry of the browser history. */
export const shownInPlace = ({ context }: { readonly context: Order }): ShownStep => ({
  ...shownStep(context),
  move: "replace"
})
