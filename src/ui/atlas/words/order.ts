import { type FormStep, formSteps, orderSteps } from "../../../domain/order/steps.ts"
import type { Words } from "../words.ts"

/** Purposes of steps that are not clear from the names of their forms. */
const purposes: Readonly<Partial<Record<FormStep, string>>> = {
  DeliveryAddress: "The delivery address.",
  DeliveryStations: "The amount of each station; only in orders with several stations.",
  Payment: "The payment method."
}

/** States that every step with a form passes through. */
const ofForms = formSteps.flatMap((step) => {
  const { form, shown } = orderSteps[step]
  return Object.entries({
    "": purposes[step] ?? `The step with the form "${form}".`,
    ".editing": "The form is filled in.",
    ".flawed": "The form has an error, which is shown at its field.",
    ".saving": "The step is being saved.",
    ".unsaved": "No answer; the input is kept.",
    ".reloading": "The step was changed elsewhere; the other version is being loaded.",
    ".unread": "The other version could not be loaded.",
    ".conflict": "Both versions are shown until one is chosen."
  }).map(([state, words]) => [`step.${shown.state}${state}`, words] as const)
})

export const orderWords: Words = {
  purpose: "The wizard from a draft to a placed order; only the server decides which steps are accessible.",
  states: {
    sorting: "Checks whether the page contains the draft.",
    loading: "The draft is being loaded.",
    unloaded: "It could not be loaded.",
    deciding: "Chooses the requested step if it is accessible, otherwise the latest accessible one.",
    step: "A step of the wizard is shown.",
    ...Object.fromEntries(ofForms),
    "step.payment.arriving": "Checks whether the buyer has to agree at the provider first.",
    "step.payment.leaving":
      "The browser leaves for the provider's page, where the buyer agrees to the payment.",
    "step.summary": "The summary: exactly what is shown is ordered, once, at the price shown.",
    "step.summary.sorting": "Checks whether the offer has expired, or its expiry is unknown.",
    "step.summary.checking": "The final check for changes and double orders.",
    "step.summary.offered": "The offer can be ordered until it expires.",
    "step.summary.offered.admitting":
      "Checks for a price change not yet shown, whether the summary is accessible, and for a double order.",
    "step.summary.offered.doubled":
      "The same goods were ordered to the same place recently; the buyer is told once.",
    "step.summary.offered.keying": "Creates the idempotency key of the order.",
    "step.summary.offered.unkeyed": "No key could be created; without one nothing is sent.",
    "step.summary.offered.reviewing": "The summary is shown, and the order can be placed.",
    "step.summary.offered.priceChanged":
      "Both prices are shown; the order can be placed only after the new one was acknowledged.",
    "step.summary.placing": "The order is being placed.",
    "step.summary.unanswered":
      "It is not known whether it was placed; a request with the same key finds out.",
    "step.summary.refused": "The server refused the order, with a reason.",
    "step.summary.recalculating": "The offer has expired, or its expiry is unknown; it is calculated again.",
    "step.summary.unchecked": "It could not be calculated again.",
    "step.summary.repricing": "The server reported another price; the draft is loaded again.",
    "step.summary.repaying": "The payment was not accepted; the draft is loaded again.",
    "step.summary.paymentDeclined":
      "Nothing is ordered and nothing is authorised; other payment methods are available.",
    "step.summary.reloading": "The draft was changed elsewhere; it is loaded again.",
    "step.summary.unread": "It could not be loaded.",
    "step.summary.changed": "The changes made elsewhere are shown until they are acknowledged.",
    missing: "This visitor has no such draft.",
    offerGone: "The dealer no longer offers this.",
    placed: "The order is placed."
  },
  events: {
    "history.moved": "The browser went back or forward to the URL of a step.",
    "load.retry": "The user requests the draft again.",
    "step.goto": "The user goes to another step.",
    "step.previous": "The user goes one step back.",
    "form.save": "The form of a step is submitted.",
    "form.keep": "The input is kept without being saved.",
    "save.retry": "The same save is sent again.",
    "conflict.keepMine": "The user keeps their own input.",
    "conflict.takeTheirs": "The user takes over the other version.",
    "leave.retry": "The buyer opens the provider's page again.",
    "moisture.declare": "The buyer's declaration for German wood chips.",
    "place.retry": "The user asks once more after a failure in the summary.",
    "double.acknowledge": "The buyer confirms this order in addition to the recent one.",
    "order.place": 'The button "zahlungspflichtig bestellen".',
    "price.acknowledge": "The new price is acknowledged.",
    "change.acknowledge": "The change is acknowledged."
  }
}
