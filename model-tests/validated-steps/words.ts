import type { Words } from "../harness/machine-words.ts"

export const validatedStepsWords: Words = {
  purpose: "The part of the order that the server runs: how far an order has come by what of it is valid.",
  states: {
    deciding: "Looks at the facts.",
    DeliveryAddress: "The address is still missing; only its step is open.",
    DeliveryStations: "The stations are still missing.",
    Payment: "The payment is still missing.",
    Summary: "Everything is valid, and the summary is open."
  },
  events: {
    "facts.changed": "Something of the order was filled in, or is not valid any more."
  }
}
