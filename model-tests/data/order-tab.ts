import { createActor, fromPromise } from "xstate"
import type { StepForm } from "../../src/domain/order/wizard/order-forms.ts"
import {
  type CheckAnswer,
  type LoadAnswer,
  type OrderEvent,
  orderMachine,
  type PlaceAnswer,
  type SaveAnswer
} from "../../src/machines/order.machine.ts"
import type { DraftKey, Placing, SeenSummary, StepSave } from "../../src/machines/order/answers.ts"
import { NoAnswer } from "../../src/services/client/no-answer.ts"
import { placingKeys } from "../../src/services/actors/placing-keys.ts"
import { keepTyped, readTyped } from "../../src/services/actors/typed-forms.ts"
import type { TabGround } from "../harness/browser.ts"
import { addressForm, paymentForm } from "./drafts.ts"
import { draftId, type FakeOrderServer, type Visitor } from "./fake-order-server.ts"

/** Returns the form of a step; a number makes forms distinguishable. */
export const formOf = (step: string, number: number): StepForm | undefined => {
  if (step === "DeliveryAddress") {
    const deliveryAddress = { ...addressForm.deliveryAddress, houseNumber: String(number) }
    return { ...addressForm, deliveryAddress }
  }
  return step === "Payment" ? { ...paymentForm, orderReference: `K${number}` } : undefined
}

/**
 * Opens the wizard of one document: the real machine, with the data loaded by the page and the values stored in the
 * tab.
 */
export const openWizard = (
  { values, ask, clock, name }: TabGround,
  server: FakeOrderServer,
  visitor: () => Visitor,
  makeKey: () => string
) => {
  const keys = placingKeys(values, makeKey)
  const asked = async <T>(signal: AbortSignal, work: (as: Visitor) => T): Promise<T> => {
    // a call carries the cookies of the moment when it is sent
    const as = visitor()
    const answer = await ask(signal, () => ({ type: "ok", value: work(as) }))
    if (answer.type === "ok") return answer.value
    throw new NoAnswer(name)
  }
  const page = server.load(visitor())
  if (page.kind === "gone") return undefined
  const actor = createActor(
    orderMachine.provide({
      actors: {
        loadDraft: fromPromise<LoadAnswer, DraftKey>(({ signal }) => asked(signal, server.load)),
        saveStep: fromPromise<SaveAnswer, StepSave>(({ input, signal }) =>
          asked(signal, (as) => server.save(as, input))
        ),
        takeKey: fromPromise<string, SeenSummary>(async ({ input }) => keys.take(input)),
        checkOffer: fromPromise<CheckAnswer, SeenSummary>(({ input, signal }) =>
          asked(signal, (as) => server.check(as, input))
        ),
        placeOrder: fromPromise<PlaceAnswer, Placing>(({ input, signal }) =>
          asked(signal, (as) => server.place(as, input))
        )
      },
      actions: { forgetKey: (_, { draftId: placed }) => keys.forget(placed) }
    }),
    { input: { draftId, wish: null, held: page, typed: readTyped(values, draftId) }, clock }
  )
  let { typed } = actor.getSnapshot().context
  actor.subscribe(({ context }) => {
    if (context.typed === typed) return
    typed = context.typed
    keepTyped(values, draftId, typed)
  })
  actor.start()
  const matches = (value: Parameters<ReturnType<typeof actor.getSnapshot>["matches"]>[0]): boolean =>
    actor.getSnapshot().matches(value)
  const shown = () => actor.getSnapshot().context.wish?.step ?? ""
  const can = (event: OrderEvent): boolean =>
    actor.getSnapshot().status === "active" && actor.getSnapshot().can(event)

  return {
    stop: () => {
      actor.stop()
    },
    send: (event: OrderEvent) => actor.send(event),
    can,
    matches,
    shown,
    price: () => actor.getSnapshot().context.draft?.offer.totalPrice ?? 0,
    orderId: () => actor.getSnapshot().context.orderId,
    state: () => JSON.stringify(actor.getSnapshot().value),
    /** Returns the next event of a visitor whom nothing interrupts; `undefined` if the visitor can only wait. */
    next: (number: number): OrderEvent | undefined => {
      const form = formOf(shown(), number)
      const events: ReadonlyArray<OrderEvent> = [
        { type: "save.retry" },
        { type: "load.retry" },
        { type: "place.retry" },
        { type: "conflict.keepMine" },
        { type: "price.acknowledge" },
        { type: "change.acknowledge" },
        { type: "order.place" },
        ...(form === undefined ? [] : [{ type: "form.save", form } as const])
      ]
      return events.find(can)
    }
  }
}

export type Wizard = NonNullable<ReturnType<typeof openWizard>>
