import { formSteps, orderSteps } from "../../../domain/order/steps.ts"
import type { Words } from "../words.ts"

export const validatedStepsWords: Words = {
  purpose: "The part of the order that the server runs: how far an order has come by what of it is valid.",
  states: {
    deciding: "Looks at the facts.",
    ...Object.fromEntries(
      formSteps.map((step) => [
        step,
        `What the form "${orderSteps[step].form}" asks for is still missing; no later step is open.`
      ])
    ),
    Summary: "Everything is valid, and the summary is open."
  },
  events: {
    "facts.changed": "Something of the order was filled in, or is not valid any more."
  }
}
