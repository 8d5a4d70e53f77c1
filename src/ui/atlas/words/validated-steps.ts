import { formSteps, orderSteps } from "../../../domain/order/steps.ts"
import type { Words } from "../words.ts"

export const validatedStepsWords: Words = {
  purpose: "The accessible steps of an order, determined on the server by its valid parts.",
  states: {
    deciding: "Checks the order's data.",
    ...Object.fromEntries(
      formSteps.map((step) => [
        step,
        `What the form "${orderSteps[step].form}" asks for is still missing; no later step is open.`
      ])
    ),
    Summary: "Everything is valid, and the summary is open."
  },
  events: {
    "facts.changed": "A part of the order was filled in, or is no longer valid."
  }
}
