import { orderStartMachine } from "../../src/machines/order-start.machine.ts"
import { calculationOf, offerOf } from "../data/offers.ts"
import { walkOf } from "../harness/machine-walk.ts"
import { done, fails } from "../harness/explore.ts"

const offer = offerOf("a", 100_000)
const dearer = { ...offer, totalPrice: 1900, hash: "hash-dearer" }

export const orderStartWalk = walkOf(orderStartMachine, {
  ways: {
    everywhere: {
      inputs: [{ calculation: calculationOf(), offer }],
      events: [
        { type: "order.start" },
        { type: "price.acknowledge" },
        done("startDraft", { kind: "started", draftId: "draft-1" }),
        done("startDraft", { kind: "priceChanged", offer: dearer }),
        done("startDraft", { kind: "offerGone" }),
        fails("startDraft")
      ],
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
