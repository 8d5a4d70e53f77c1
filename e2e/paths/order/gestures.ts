import { addressForm, paymentForm } from "../../../model-tests/data/drafts.ts"
import { stationsForm } from "../../../model-tests/data/several.ts"
import { pathOf } from "../../../model-tests/harness/table.ts"
import {
  type AddressableStep,
  addressableSteps,
  formSteps,
  orderSteps
} from "../../../src/domain/order/steps.ts"
import type { StepForm } from "../../../src/domain/order/wizard/order-forms.ts"
import type { Order, orderMachine } from "../../../src/machines/order.machine.ts"
import { gesturesOn } from "../harness/gestures.ts"
import { keyTaken, orderAnswers } from "./answers.ts"
import type { OrderScreen } from "./screen.ts"
import type { Gesture } from "../harness/paths-of.ts"

const { does, waits } = gesturesOn<typeof orderMachine, OrderScreen>()
type When = Parameters<typeof does>[2]
type At = Parameters<When>[0]

const isIn = (at: At, step: AddressableStep, states: ReadonlyArray<string>): boolean =>
  isAt(at, step) && states.includes(pathOf(at.value).split(".").at(-1) ?? "")
const isAt = (at: At, step: AddressableStep): boolean => at.matches({ step: orderSteps[step].shown.state })
const isOpen = (at: At, step: AddressableStep): boolean =>
  at.matches("step") &&
  at.context.draft?.steps.some(({ key }) => key === step) === true &&
  (step !== "Summary" || at.context.draft.summaryHash !== null)
/** Returns whether the wizard stays on the step until the server has responded. */
const isHeld = (at: At, step: AddressableStep): boolean =>
  isIn(at, step, [step === "Summary" ? "placing" : "saving"])
const isHeldAnywhere: When = (at) => addressableSteps.some((step) => isHeld(at, step))

const moves = (step: AddressableStep) => ({ type: "history.moved", step, variant: null })
const asks = (step: AddressableStep) => ({ type: "step.goto", step, variant: null })

const goes = (step: AddressableStep): ReadonlyArray<Gesture<OrderScreen>> => [
  does(
    `goes to ${step}`,
    // the machine requests the new URL, and the page then reports the changed URL
    [asks(step), moves(step), keyTaken],
    (at) => isOpen(at, step) && !isAt(at, step) && !isHeldAnywhere(at),
    ({ screen }) => screen.goTo(step)
  ),
  does(
    `wants to go to ${step}`,
    [asks(step)],
    (at) => isOpen(at, step) && !isAt(at, step) && isHeldAnywhere(at),
    ({ screen }) => screen.goTo(step)
  ),
  does(
    `browses to ${step}`,
    [moves(step)],
    (at) =>
      at.matches("loading") ||
      at.matches("unloaded") ||
      (isOpen(at, step) && !isAt(at, step) && !isHeldAnywhere(at)),
    ({ screen }) => screen.browseTo(step)
  )
]

/**
 * Tries to go to a step that is not open: the wizard resets the URL to the step that stays open, and the page also
 * reports this change.
 */
const browsesInVain = (from: AddressableStep, to: AddressableStep): ReadonlyArray<Gesture<OrderScreen>> => [
  does(
    `browses from ${from} to ${to}, which is not open`,
    [moves(to), moves(from)],
    (at) => isAt(at, from) && !isHeld(at, from) && !isOpen(at, to),
    ({ screen }) => screen.browseTo(to)
  ),
  does(
    `browses from ${from} to ${to} while it is sent`,
    [moves(to), moves(from)],
    (at) => isHeld(at, from),
    ({ screen }) => screen.browseTo(to)
  )
]

const leaves = (
  step: AddressableStep,
  to: AddressableStep,
  isOf: When = () => true
): ReadonlyArray<Gesture<OrderScreen>> => [
  does(
    `goes back from ${step}`,
    [{ type: "step.previous" }, moves(to)],
    (at) => isOf(at) && isAt(at, step) && !isIn(at, step, ["saving", "conflict"]),
    ({ screen }) => screen.goBack()
  ),
  does(
    `wants to go back from ${step}`,
    [{ type: "step.previous" }],
    (at) => isOf(at) && isHeld(at, step),
    ({ screen }) => screen.goBack()
  )
]

const canSave = ["editing", "flawed", "unsaved", "unread"]
const saves = (
  step: AddressableStep,
  right: StepForm,
  mistake: object
): ReadonlyArray<Gesture<OrderScreen>> =>
  [true, false].map((isRight) => {
    const form = isRight ? right : { ...right, ...mistake }
    return does(
      `saves ${step} ${isRight ? "filled in" : "with a mistake"}`,
      [
        { type: "form.keep", form },
        { type: "form.save", form }
      ],
      (at) => isIn(at, step, canSave),
      async ({ screen }) => {
        await screen.fill(step, isRight)
        await screen.submit()
      }
    )
  })

const presses = (name: string, event: { readonly type: string }, when: When): Gesture<OrderScreen> =>
  does(`presses "${name}": ${event.type}`, [event, keyTaken], when, ({ screen }) =>
    screen.button(name).click()
  )

/** Returns whether the price differs from the price that the buyer saw at the button or in the notice of a change. */
export const isOtherPrice = ({ draft, seenOffer }: Order): boolean =>
  draft !== null && seenOffer !== null && seenOffer.totalPrice !== draft.offer.totalPrice

const again = "Noch einmal versuchen"
const isSummary =
  (...states: ReadonlyArray<string>): When =>
  (at) =>
    isIn(at, "Summary", states)
const isForm =
  (...states: ReadonlyArray<string>): When =>
  (at) =>
    formSteps.some((step) => isIn(at, step, states))

const time: Gesture<OrderScreen> = {
  ...waits("xstate.after.offerLifetime.order.step.summary.offered"),
  isTimed: true,
  // 15 s more, because the clock was running while the page loaded the drafts; a call that starts here still does not
  // time out (20 s)
  act: ({ page }, { ms }) => page.clock.runFor(ms + 15_000)
}

/** All user actions in the wizard, and all server responses. */
export const orderGestures: ReadonlyArray<Gesture<OrderScreen>> = [
  ...addressableSteps.flatMap(goes),
  ...browsesInVain("DeliveryAddress", "Payment"),
  ...browsesInVain("DeliveryStations", "Payment"),
  ...browsesInVain("Payment", "DeliveryAddress"),
  ...browsesInVain("Summary", "DeliveryAddress"),
  ...leaves("DeliveryStations", "DeliveryAddress"),
  // with several delivery places the previous step is the stations step
  ...leaves("Payment", "DeliveryAddress", ({ context }) => context.draftId !== "several"),
  ...saves("DeliveryAddress", addressForm, { emailAddress: "" }),
  ...saves("DeliveryStations", stationsForm, { stations: [] }),
  ...saves("Payment", paymentForm, { paymentId: 42 }),
  presses(again, { type: "load.retry" }, (at) => at.matches("unloaded")),
  presses(again, { type: "save.retry" }, isForm("unsaved", "unread")),
  presses("Meine Eingabe speichern", { type: "conflict.keepMine" }, isForm("conflict")),
  presses("Gespeichertes übernehmen", { type: "conflict.takeTheirs" }, isForm("conflict")),
  presses("PayPal öffnen", { type: "leave.retry" }, (at) => isIn(at, "Payment", ["leaving"])),
  presses("zahlungspflichtig bestellen", { type: "order.place" }, isSummary("reviewing")),
  presses("erneut senden", { type: "place.retry" }, isSummary("unanswered")),
  presses(again, { type: "place.retry" }, isSummary("unchecked", "unread", "refused")),
  presses("Mit den neuen Werten weiter", { type: "price.acknowledge" }, isSummary("priceChanged")),
  presses(
    "Mit den neuen Werten weiter",
    { type: "change.acknowledge" },
    (at) => isSummary("changed")(at) && isOtherPrice(at.context)
  ),
  presses(
    "Gelesen, weiter",
    { type: "change.acknowledge" },
    (at) => isSummary("changed")(at) && !isOtherPrice(at.context)
  ),
  presses("Andere Zahlungsart wählen", { type: "change.acknowledge" }, isSummary("paymentDeclined")),
  presses("Gelesen, weiter zur Bestellung", { type: "double.acknowledge" }, isSummary("doubled")),
  does(
    "declares dry wood chips",
    [{ type: "moisture.declare", declaration: { moistureClass: "below25", burningAssured: false } }],
    (at) => at.context.draftId === "chips" && isSummary("reviewing")(at) && at.context.moisture === null,
    ({ page }) => page.getByRole("radio", { name: "Holzfeuchte unter 25 %" }).check()
  ),
  ...orderAnswers,
  time
]
