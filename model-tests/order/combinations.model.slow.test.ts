import { afterAll, describe, expect, it } from "vitest"
import type { AnyMachineSnapshot } from "xstate"
import { needsMoisture } from "../../src/domain/legal/wood-chip-moisture.ts"
import type { OrderDraft } from "../../src/domain/order/draft.ts"
import { orderMachine } from "../../src/machines/order.machine.ts"
import { type Combination, combinations, orderOfCombination } from "../data/combinations.ts"
import { cover } from "../harness/cover.ts"
import { transitionNames } from "../harness/machine-parts.ts"
import { done, fails } from "../harness/explore.ts"
import { orderPromises, orderSight } from "../data/order-promises.ts"

const ports = ["saveStep", "checkOffer", "placeOrder"]
const kept = (draft: OrderDraft, offerValidFor = 1_800_000) => ({ draft, offerValidFor })

/** Takes every transition and guard branch of the machine in one combination, each edge of the map once. */
const walked = (kind: Combination) => {
  const { draft, forms } = orderOfCombination(kind)
  const loaded = (...args: Parameters<typeof kept>) => done("loadDraft", { kind: "loaded", ...kept(...args) })
  const saved = (of: OrderDraft) => done("saveStep", { kind: "saved", ...kept(of) })
  /** Creates the response that the payment is saved and has to be approved at the provider. */
  const agreed = (of: OrderDraft) => ({
    ...done("saveStep", { kind: "saved", approvalUrl: "https://pay.example/1", ...kept(of) }),
    when: (snapshot: AnyMachineSnapshot) => snapshot.matches({ step: { payment: "saving" } })
  })
  const checked = (kindOf: string, of: OrderDraft, recentOrders = 0) =>
    done("checkOffer", { kind: kindOf, recentOrders, ...kept(of) })
  const problems = [{ field: "deliveryAddress.city", code: "placeMismatch" }]
  const { address, stations, payment } = forms
  const wishes = [
    ["DeliveryAddress", null],
    ["DeliveryStations", null],
    ["Payment", kind.variant],
    ["Summary", null]
  ] as const
  const closed = draft("begun", { steps: [] })
  const dearer = draft("paid", { offer: { ...draft("paid").offer, totalPrice: 1900, hash: "hash-dearer" } })
  const between = kind.stations === 3 ? draft("spread") : draft("addressed")
  return cover(
    orderMachine,
    {
      inputs: [
        { draftId: "draft-1", wish: null, held: null },
        { draftId: "draft-1", wish: { step: "Summary", variant: null }, held: kept(between) },
        { draftId: "draft-1", wish: null, held: kept(draft("paid", { placedOrderId: "order-1" })) }
      ],
      events: [
        ...wishes.flatMap(([step, variant]) => [
          { type: "step.goto", step, variant },
          { type: "history.moved", step, variant }
        ]),
        ...[address, stations, payment].map((form) => ({ type: "form.save", form })),
        { type: "form.save", form: { ...address, emailAddress: "" } },
        { type: "form.save", form: { ...stations, stations: [] } },
        { type: "form.save", form: { ...payment, paymentId: 9999 } },
        { type: "form.keep", form: address },
        ...(kind.variant === "PayPal"
          ? [{ type: "leave.retry" }, agreed(between), done("placeOrder", { kind: "paymentDeclined" })]
          : []),
        ...["step.previous", "save.retry", "load.retry", "conflict.keepMine", "conflict.takeTheirs"].map(
          (type) => ({ type })
        ),
        ...[
          "change.acknowledge",
          "price.acknowledge",
          "double.acknowledge",
          "order.place",
          "place.retry"
        ].map((type) => ({ type })),
        { type: "moisture.declare", declaration: { moistureClass: "below25", burningAssured: false } },
        ...[closed, draft("begun"), draft("addressed"), between, draft("paid")].map((each) => loaded(each)),
        loaded(draft("paid"), 0),
        loaded(draft("paid", { placedOrderId: "order-1" })),
        done("loadDraft", { kind: "gone" }),
        fails("loadDraft"),
        ...[draft("addressed"), between, draft("paid")].map(saved),
        done("saveStep", { kind: "invalid", problems }),
        ...ports.flatMap((port) => [
          ...["conflict", "offerGone", "gone"].map((each) => done(port, { kind: each })),
          done(port, { kind: "alreadyPlaced", orderId: "order-1" }),
          fails(port)
        ]),
        done("takeKey", "key-1"),
        fails("takeKey"),
        checked("unchanged", draft("paid")),
        checked("unchanged", draft("paid"), 1),
        checked("unchanged", between),
        checked("unchanged", dearer),
        checked("priceChanged", draft("paid")),
        checked("priceChanged", between),
        done("checkOffer", { kind: "refused", problems }),
        done("placeOrder", { kind: "placed", orderId: "order-1" }),
        done("placeOrder", { kind: "priceChanged" }),
        done("placeOrder", { kind: "refused", problems })
      ],
      sees: orderSight
    },
    orderPromises
  )
}

/** Transitions for PayPal only: the buyer approves the payment there, and it can be declined. */
const payPals = [
  "order.step.payment.arriving --always[0]",
  "order.step.payment.leaving",
  "order.step.summary.paymentDeclined",
  "order.step.summary.repaying",
  "order.step.summary.placing --xstate.done.actor.placeOrder[4]--> order.step.summary.repaying"
]

/**
 * Returns a function that tells whether orders of a combination can never take a transition: they have no stations
 * step, no PayPal, or no declaration required by law.
 */
const isAmiss =
  (kind: Combination) =>
  (name: string): boolean =>
    (kind.stations === 1 && name.includes("order.step.deliveryStations")) ||
    (kind.variant !== "PayPal" && payPals.some((way) => name.startsWith(way))) ||
    (!needsMoisture({ countryId: kind.countryId, productGroupId: 9 }) &&
      name === "order.step.summary.offered.reviewing --order.place[1]--> (stays)")

const all = transitionNames(orderMachine)
let edges = 0

describe.each(combinations)("an order to $stations by $variant in country $countryId by a $buyer", (kind) => {
  it("takes every possible transition and branch, and keeps all its promises", () => {
    const { broken, missing, taken, steps } = walked(kind)
    edges += steps
    expect(broken).toEqual([])
    expect(missing.filter((name) => !isAmiss(kind)(name))).toEqual([])
    expect([...taken.transitions].filter(isAmiss(kind))).toEqual([])
  })
})

afterAll(() =>
  console.log(
    `order: ${all.length} transitions in ${combinations.length} combinations of payment, stations, buyer and country, ${edges} edges`
  )
)
