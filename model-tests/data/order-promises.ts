import type { SnapshotFrom } from "xstate"
import { moistureProblems } from "../../src/domain/legal/wood-chip-moisture.ts"
import { formSteps, type OrderStepKey, orderSteps } from "../../src/domain/order/steps.ts"
import { hasOtherFigures } from "../../src/domain/price/price-figures.ts"
import { formProblems } from "../../src/domain/order/wizard/order-forms.ts"
import { type Order, orderMachine } from "../../src/machines/order.machine.ts"
import type { Promises } from "../harness/explore.ts"

type Snapshot = SnapshotFrom<typeof orderMachine>

/** Returns the declaration that is still missing, in the states that depend on it. */
const undeclared = (value: unknown, { draft, moisture }: Order) =>
  draft !== null && /"(?:keying|reviewing)"/u.test(JSON.stringify(value))
    ? [moistureProblems(draft, moisture)[0]?.field]
    : []

const isOpen = ({ draft }: Order, key: OrderStepKey): boolean =>
  draft?.steps.some((step) => step.key === key) === true
const isRight = ({ form, draft }: Order): boolean =>
  form !== null && draft !== null && formProblems(form, draft).length === 0

const isForm = (snapshot: Snapshot): boolean =>
  snapshot.matches("step") && !snapshot.matches({ step: "summary" })

const isSaving = (snapshot: Snapshot): boolean =>
  formSteps.some((step) => snapshot.matches({ step: { [orderSteps[step].shown.state]: "saving" } }))

/**
 * Returns whether the price of the draft differs from the price that was last shown at the button or in the notice of a
 * change.
 */
const hasPriceChanged = ({ draft, seenOffer }: Order): boolean =>
  draft !== null && seenOffer !== null && hasOtherFigures(seenOffer, draft.offer)

/** Returns everything that the guards of the order machine can distinguish in a state. */
export const orderSight = (snapshot: Snapshot): unknown => {
  const { value, context } = snapshot
  // the machine never leaves these states, whatever the draft is
  return value === "missing" || value === "offerGone"
    ? value
    : [
        value,
        context.draft?.steps.length,
        // while a form is shown, the remaining validity of the offer does not matter; it only matters in the summary
        isForm(snapshot) ? null : context.offerValidFor,
        context.wish?.step,
        hasPriceChanged(context),
        isSaving(snapshot) ? context.next?.step : null,
        ...undeclared(value, context)
      ]
}

/** Statements that hold in every state of an order. */
export const orderPromises: Promises<typeof orderMachine> = {
  "no answer breaks the wizard": ({ status }) => status !== "error",
  "the payment step is closed before the server has validated the address": (snapshot) =>
    !snapshot.matches({ step: "payment" }) ||
    snapshot.matches({ step: { payment: "conflict" } }) ||
    isOpen(snapshot.context, "Payment"),
  "the stations step is closed for one place of delivery": (snapshot) =>
    !snapshot.matches({ step: "deliveryStations" }) ||
    snapshot.matches({ step: { deliveryStations: "conflict" } }) ||
    isOpen(snapshot.context, "DeliveryStations"),
  "the summary is closed before the server has validated the draft": (snapshot) =>
    !snapshot.matches({ step: "summary" }) ||
    snapshot.matches({ step: { summary: "changed" } }) ||
    snapshot.matches({ step: { summary: { offered: "priceChanged" } } }) ||
    snapshot.matches({ step: { summary: "paymentDeclined" } }) ||
    (isOpen(snapshot.context, "Summary") && snapshot.context.draft?.summaryHash !== null),
  "an order on its way has its key": (snapshot) =>
    !(
      snapshot.matches({ step: { summary: "placing" } }) ||
      snapshot.matches({ step: { summary: "unanswered" } })
    ) || snapshot.context.idempotencyKey === "key-1",
  "the button is never shown at a price that was neither seen nor acknowledged": (snapshot) =>
    !(["keying", "unkeyed", "reviewing"] as const).some((state) =>
      snapshot.matches({ step: { summary: { offered: state } } })
    ) || !hasPriceChanged(snapshot.context),
  "no second order is placed without a warning": (snapshot) =>
    !snapshot.matches({ step: { summary: "placing" } }) ||
    snapshot.context.recentOrders <= snapshot.context.acceptedOrders,
  "no German wood chips are ordered undeclared": (snapshot) =>
    !snapshot.matches({ step: { summary: "placing" } }) ||
    snapshot.context.draft === null ||
    moistureProblems(snapshot.context.draft, snapshot.context.moisture).length === 0,
  "whatever has changed takes a new key": (snapshot) =>
    snapshot.context.idempotencyKey === null ||
    snapshot.matches({ step: { summary: { offered: "reviewing" } } }) ||
    snapshot.matches({ step: { summary: "placing" } }) ||
    snapshot.matches({ step: { summary: "unanswered" } }),
  "nothing wrong is sent": (snapshot) => !isSaving(snapshot) || isRight(snapshot.context),
  "the user is sent to the provider only to agree to the saved payment": (snapshot) =>
    !snapshot.matches({ step: { payment: "leaving" } }) || snapshot.context.approvalUrl !== null,
  "a placed order is named": ({ status, output }) => status !== "done" || output?.orderId === "order-1"
}
