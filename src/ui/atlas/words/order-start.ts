import type { Words } from "../words.ts"

export const orderStartWords: Words = {
  purpose: "From a chosen offer to a draft of an order; a changed price is shown before the order starts.",
  states: {
    ready: "The offer can be ordered.",
    starting: "The server creates a draft.",
    changed: "Both prices are shown; the order starts only after the new one was acknowledged.",
    unreachable: "No answer.",
    notAllowed: "The signed-in user is staff or a dealer and cannot order.",
    sessionDoubted: "The browser's token was refused twice.",
    offerGone: "The dealer no longer offers this.",
    started: "The draft exists, and the wizard opens."
  },
  events: {
    "order.start": "The user wants to order.",
    "price.acknowledge": "The new price is acknowledged."
  }
}
