import { formSteps, orderSteps } from "../../../src/domain/order/steps.ts"

const isBusy =
  "While something is sent or read, the button that saves is busy and takes no click and no Enter."
const isLocked = "Two versions stand beside each other then: the form is locked, and its button is not there."

const savesInVain = formSteps.flatMap((step) =>
  Object.entries({ conflict: isLocked, reloading: isBusy, saving: isBusy }).map(
    ([state, reason]) =>
      [`order.step.${orderSteps[step].shown.state}.${state} --form.save[0]--> (stays)`, reason] as const
  )
)

/** Transitions that no user can trigger on the current pages, each with the reason. */
export const orderExclusions: Readonly<Record<string, string>> = {
  "order.step --step.goto[0]--> (stays)": "The step that is shown is no link in the list of steps.",
  "order.step --step.goto[2]--> (stays)":
    "Only steps that are open are links; an address of one that is not is handled as a step in history.",
  ...Object.fromEntries(savesInVain),
  "order.step.deliveryAddress.saving --step.previous[0]--> (stays)":
    "Back from the first step leads to the offer, which is a page of its own.",
  "order.step.summary.placing --step.previous[0]--> (stays)":
    "The summary has no link that goes one step back.",
  "order.step.summary.placing --moisture.declare[0]--> (stays)":
    "The declaration is locked while the order is on its way.",
  "order.step.summary.unanswered --moisture.declare[0]--> (stays)":
    "The declaration is locked until it is known whether the order was placed.",
  "order.step.summary.unanswered --order.place[0]--> order.step.summary.placing":
    "The button that orders is disabled then: the one beside the question sends it again.",
  "order.step.summary.offered.keying --xstate.error.actor.takeKey[0]--> order.step.summary.offered.unkeyed":
    "Taking a key never fails: storage that is missing or forbidden becomes memory.",
  "order.step.summary.offered.unkeyed --place.retry[0]--> order.step.summary.offered.keying":
    "Taking a key never fails, so that no buyer is left without one."
}
