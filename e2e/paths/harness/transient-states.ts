/** States that a user triggers but never sees, because they are left within the same gesture; each with the reason. */
export const transientStates: Readonly<Record<string, string>> = {
  "bulkOrder.recalling": "What this browser has kept is read at once, before anything is drawn.",
  "calculator.initializing.data.known":
    "What is stored is read at once; when the data arrives, both are known, and the calculator is ready or not.",
  "cancellation.list.recalling": "What this browser has kept is read at once, when the list arrives.",
  "order.step.summary.offered.keying": "The key is made in the browser at once, before the summary is drawn.",
  "simpleCalculator.filling.wish.overdue":
    "Who has waited so long ends the check of the postal code at once, and is refused with it."
}
