import type { Words } from "../words.ts"

export const orderStartWords: Words = {
  purpose: "From a chosen offer to a draft of an order; a price that changed is seen before anything begins.",
  states: {
    ready: "The offer can be ordered.",
    starting: "The server makes a draft.",
    changed: "Both prices are shown; nothing begins before the new one was acknowledged.",
    unreachable: "No answer.",
    notAllowed: "Who is signed in works here and orders nothing.",
    sessionDoubted: "The browser's token was refused twice.",
    offerGone: "The dealer does not offer this any more.",
    started: "The draft is there, and the wizard opens."
  },
  events: {
    "order.start": "The user wants to order.",
    "price.acknowledge": "The new price was seen."
  }
}
