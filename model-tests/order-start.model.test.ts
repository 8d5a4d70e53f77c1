import { afterAll, describe, expect, it } from "vitest"
import { orderStartMachine } from "../src/machines/order-start.machine.ts"
import { calculationOf, offerOf } from "./data/offers.ts"
import { done, explore, fails } from "./harness/walk.ts"

const offer = offerOf("a", 100_000)
const dearer = { ...offer, totalPrice: 1900, hash: "hash-dearer" }

describe("every way through orderStart", () => {
  const { broken, untaken, unrefused, summary } = explore(orderStartMachine, {
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
  })

  it("keeps its promises", () => {
    expect(
      broken({
        "a changed price is acknowledged before an order begins": (snapshot) =>
          !snapshot.matches("changed") || !snapshot.can({ type: "order.start" }),
        "both prices can be shown": ({ value, context }) =>
          value !== "changed" || (context.offer === dearer && context.seenOffer !== null),
        "a draft that has begun is opened": ({ value, context }) =>
          (value === "started") === (context.draftId !== null)
      })
    ).toEqual([])
  })

  it("leaves no transition and no refusal untaken", () => {
    expect(untaken()).toEqual([])
    expect(unrefused()).toEqual([])
  })

  afterAll(() => console.log(summary()))
})
