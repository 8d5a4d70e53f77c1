import { orderStartMachine } from "../../src/machines/order-start.machine.ts"
import { calculationOf, offerOf } from "../data/offers.ts"
import { walkOf } from "../harness/machine-walk.ts"
import { done, fails } from "../harness/explore.ts"
import { eventsOf } from "../harness/moves.ts"

export const offer = offerOf("a", 100_000)
/** The offer as the server calculates it now: dearer than any price the buyer has seen. */
export const dearer = { ...offer, totalPrice: 987_654.32, hash: "hash-dearer" }

export const orderStartMoves = {
  "goes on to the address": { type: "order.start" },
  "takes the new price": { type: "price.acknowledge" },
  "it has begun": done("startDraft", { kind: "started", draftId: "draft-1" }),
  "the price is another one": done("startDraft", { kind: "priceChanged", offer: dearer }),
  "the offer is gone": done("startDraft", { kind: "offerGone" }),
  "the account may not order": done("startDraft", { kind: "notAllowed" }),
  "the token is refused": done("startDraft", { kind: "sessionDoubted" }),
  "the line breaks": fails("startDraft")
}

export const orderStartWalk = walkOf(orderStartMachine, {
  ways: {
    everywhere: {
      inputs: [{ calculation: calculationOf(), offer }],
      events: eventsOf(orderStartMoves),
      sees: ({ value, context }) => [value, context.offer.hash]
    }
  },
  promises: {
    "a changed price is acknowledged before an order begins": (snapshot) =>
      !snapshot.matches("changed") || !snapshot.can({ type: "order.start" }),
    "both prices can be shown": ({ value, context }) =>
      value !== "changed" || (context.offer === dearer && context.seenOffer !== null),
    "a draft that has begun is opened": ({ value, context }) =>
      (value === "started") === (context.draftId !== null)
  }
})
