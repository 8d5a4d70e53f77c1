import { type FormStep, formSteps, orderSteps } from "../../../domain/order/steps.ts"
import type { Words } from "../words.ts"

/** Purposes of steps that are not clear from the names of their forms. */
const purposes: Readonly<Partial<Record<FormStep, string>>> = {
  DeliveryAddress: "Where the goods go.",
  DeliveryStations: "Which station gets how much; only in orders of more than one.",
  Payment: "How it is paid."
}

/** States that every step with a form passes through. */
const ofForms = formSteps.flatMap((step) => {
  const { form, shown } = orderSteps[step]
  return Object.entries({
    "": purposes[step] ?? `Where the form "${form}" is filled in.`,
    ".editing": "The form is filled in.",
    ".flawed": "Something is wrong, and the field says what.",
    ".saving": "The step is on its way to the server.",
    ".unsaved": "No answer; what was typed is kept.",
    ".reloading": "It was changed elsewhere; the other version is read.",
    ".unread": "The other version could not be read.",
    ".conflict": "Both versions are shown until one is chosen."
  }).map(([state, words]) => [`step.${shown.state}${state}`, words] as const)
})

export const orderWords: Words = {
  purpose:
    "The wizard from a draft to a placed order; which step may be entered is the server's validated list alone.",
  states: {
    sorting: "Looks whether the page brought the draft along.",
    loading: "The draft is read.",
    unloaded: "It could not be read.",
    deciding: "Picks the step asked for if it may be entered, else the latest that may.",
    step: "A step of the wizard is shown.",
    ...Object.fromEntries(ofForms),
    "step.payment.arriving": "Looks whether the buyer has to agree elsewhere first.",
    "step.payment.leaving": "The page is left for where the buyer agrees to the payment.",
    "step.summary": "The last look: what is ordered is what is shown, once, at the price that was seen.",
    "step.summary.sorting": "Looks whether the offer's time is over, or not known.",
    "step.summary.checking": "The final check: what has changed, and was this ordered twice?",
    "step.summary.offered": "The offer may be ordered while its time lasts.",
    "step.summary.offered.admitting":
      "Looks whether another price is still untold, whether the summary is open, and whether it is a double order.",
    "step.summary.offered.doubled": "The same goods went to the same place lately; the buyer is told once.",
    "step.summary.offered.keying": "Takes the key that makes a second placing harmless.",
    "step.summary.offered.unkeyed": "There is no key; without one nothing is sent.",
    "step.summary.offered.reviewing": "The summary is shown, and the button orders.",
    "step.summary.offered.priceChanged":
      "Both prices are shown; nothing is ordered before the new one was acknowledged.",
    "step.summary.placing": "The order is on its way.",
    "step.summary.unanswered": "It is not known whether it was placed; the same key finds out.",
    "step.summary.refused": "The server refused the order, and says why.",
    "step.summary.recalculating": "The offer's time is over, or not known; it is calculated anew.",
    "step.summary.unchecked": "It could not be calculated anew.",
    "step.summary.repricing": "The server found another price; the draft is read again.",
    "step.summary.repaying": "The payment was not accepted; the draft is read again.",
    "step.summary.paymentDeclined": "Nothing is ordered and nothing is held; there are other ways to pay.",
    "step.summary.reloading": "The draft was changed elsewhere; it is read again.",
    "step.summary.unread": "That could not be read.",
    "step.summary.changed": "What changed elsewhere is shown until it was seen.",
    missing: "There is no such draft for this visitor.",
    offerGone: "The dealer does not offer this any more.",
    placed: "The order is placed."
  },
  events: {
    "history.moved": "The browser went back or forward to the address of a step.",
    "load.retry": "The user asks for the draft once more.",
    "step.goto": "The user wants another step.",
    "step.previous": "The user wants one step back.",
    "form.save": "A step is filled in and sent off.",
    "form.keep": "What was typed is kept without being saved.",
    "save.retry": "The same save once more.",
    "conflict.keepMine": "What was typed here is to stay.",
    "conflict.takeTheirs": "The other version is to stay.",
    "leave.retry": "The buyer is still here and goes to agree to the payment again.",
    "moisture.declare": "What is declared of German wood chips.",
    "place.retry": "The user asks once more after a failure in the summary.",
    "double.acknowledge": "The buyer wants this order beside those of the last days.",
    "order.place": 'The button "zahlungspflichtig bestellen".',
    "price.acknowledge": "The new price was seen.",
    "change.acknowledge": "The change was seen."
  }
}
