import type { AnyMachineSnapshot } from "xstate"
import { orderMachine } from "../../src/machines/order.machine.ts"
import { heldOfKind, several, stationsForm } from "../data/several.ts"
import { addressForm, heldOf, paymentForm } from "../data/drafts.ts"
import { offerOf } from "../data/offers.ts"
import { orderPromises, orderSight } from "../data/order-promises.ts"
import { walkOf } from "../harness/machine-walk.ts"
import { done, fails } from "../harness/explore.ts"

/** Wood chips, which need a declaration in Germany. */
const chips = { productGroupId: 9 } as const
const dearer = {
  version: 2,
  offer: { ...offerOf("a", 100_000), totalPrice: 1900, hash: "hash-dearer" }
} as const
const placed = { placedOrderId: "order-1" }
const loaded = (progress: "closed" | "begun" | "addressed" | "paid", offerValidFor?: number) => ({
  kind: "loaded",
  ...heldOf(progress, {}, offerValidFor)
})
const goto = (step: string, variant: string | null = null) => [
  { type: "step.goto", step, variant },
  { type: "history.moved", step, variant }
]

const declares = (moistureClass: string, burningAssured: boolean) => ({
  type: "moisture.declare",
  declaration: { moistureClass, burningAssured }
})

export const orderWalk = walkOf(orderMachine, {
  ways: {
    everywhere: {
      inputs: [
        { draftId: "draft-1", wish: null, held: null },
        { draftId: "draft-1", wish: { step: "Summary", variant: null }, held: heldOf("addressed") },
        { draftId: "draft-1", wish: null, held: heldOf("begun") },
        { draftId: "draft-1", wish: { step: "Summary", variant: null }, held: heldOf("paid", {}, 0) },
        { draftId: "draft-1", wish: null, held: heldOf("paid", placed) },
        { draftId: "draft-1", wish: null, held: heldOfKind(several, "addressed") },
        { draftId: "draft-1", wish: null, held: heldOf("paid", chips) }
      ],
      events: [
        ...goto("DeliveryAddress"),
        ...goto("DeliveryStations"),
        ...goto("Payment", "Invoice"),
        ...goto("Summary"),
        { type: "step.previous" },
        { type: "form.save", form: addressForm },
        { type: "form.save", form: { ...addressForm, emailAddress: "" } },
        { type: "form.save", form: stationsForm },
        { type: "form.save", form: { ...stationsForm, stations: [] } },
        { type: "form.save", form: paymentForm },
        { type: "form.save", form: { ...paymentForm, paymentId: 41 } },
        { type: "form.keep", form: addressForm },
        ...["save.retry", "leave.retry", "load.retry", "conflict.keepMine", "conflict.takeTheirs"].map(
          (type) => ({ type })
        ),
        ...[
          "change.acknowledge",
          "price.acknowledge",
          "order.place",
          "place.retry",
          "double.acknowledge"
        ].map((type) => ({ type })),
        declares("below25", false),
        declares("from25", false),
        done("loadDraft", loaded("closed")),
        done("loadDraft", loaded("begun")),
        done("loadDraft", loaded("addressed")),
        done("loadDraft", loaded("paid")),
        done("loadDraft", loaded("paid", 0)),
        done("loadDraft", { kind: "loaded", ...heldOf("paid", placed) }),
        done("loadDraft", { kind: "gone" }),
        fails("loadDraft"),
        done("saveStep", { kind: "saved", ...heldOf("addressed") }),
        done("saveStep", { kind: "saved", ...heldOf("paid") }),
        {
          ...done("saveStep", {
            kind: "saved",
            approvalUrl: "https://pay.example/1",
            ...heldOf("addressed")
          }),
          when: (snapshot: AnyMachineSnapshot) => snapshot.matches({ step: { payment: "saving" } })
        },
        done("saveStep", { kind: "saved", ...heldOfKind(several, "spread") }),
        done("loadDraft", { kind: "loaded", ...heldOfKind(several, "spread") }),
        done("saveStep", {
          kind: "invalid",
          problems: [{ field: "deliveryAddress.city", code: "placeMismatch" }]
        }),
        ...["conflict", "offerGone", "gone"].flatMap((kind) =>
          ["saveStep", "checkOffer", "placeOrder"].map((port) => done(port, { kind }))
        ),
        ...["saveStep", "checkOffer", "placeOrder"].map((port) =>
          done(port, { kind: "alreadyPlaced", orderId: "order-1" })
        ),
        fails("saveStep"),
        done("takeKey", "key-1"),
        fails("takeKey"),
        done("checkOffer", { kind: "unchanged", recentOrders: 0, ...heldOf("paid") }),
        done("checkOffer", { kind: "unchanged", recentOrders: 1, ...heldOf("paid") }),
        done("checkOffer", { kind: "unchanged", recentOrders: 0, ...heldOf("paid", chips) }),
        done("checkOffer", { kind: "unchanged", recentOrders: 0, ...heldOf("addressed") }),
        done("checkOffer", { kind: "priceChanged", recentOrders: 0, ...heldOf("paid") }),
        done("checkOffer", { kind: "priceChanged", recentOrders: 0, ...heldOf("addressed") }),
        done("checkOffer", { kind: "refused", problems: [{ field: "session", code: "sessionDoubted" }] }),
        fails("checkOffer"),
        done("placeOrder", { kind: "placed", orderId: "order-1" }),
        done("placeOrder", { kind: "priceChanged" }),
        done("placeOrder", { kind: "paymentDeclined" }),
        done("placeOrder", {
          kind: "refused",
          problems: [{ field: "deliveryAddress.city", code: "placeMismatch" }]
        }),
        fails("placeOrder")
      ],
      sees: orderSight
    },
    /** Price changes that another window causes, and all information that this window gets about them. */
    anotherPrice: {
      inputs: [
        { draftId: "draft-1", wish: { step: "Payment", variant: null }, held: null },
        { draftId: "draft-1", wish: { step: "Payment", variant: null }, held: heldOf("paid") }
      ],
      events: [
        ...goto("Payment", "Invoice"),
        ...goto("Summary"),
        { type: "form.save", form: paymentForm },
        ...["load.retry", "save.retry", "conflict.keepMine", "conflict.takeTheirs", "place.retry"].map(
          (type) => ({ type })
        ),
        ...["change.acknowledge", "price.acknowledge", "double.acknowledge", "order.place"].map((type) => ({
          type
        })),
        ...[{}, dearer].flatMap((price) => [
          done("loadDraft", { kind: "loaded", ...heldOf("paid", price) }),
          done("loadDraft", { kind: "loaded", ...heldOf("addressed", price) }),
          done("saveStep", { kind: "saved", ...heldOf("paid", price) }),
          ...["unchanged", "priceChanged"].flatMap((kind) => [
            done("checkOffer", { kind, recentOrders: 0, ...heldOf("paid", price) }),
            done("checkOffer", { kind, recentOrders: 1, ...heldOf("paid", price) }),
            done("checkOffer", { kind, recentOrders: 0, ...heldOf("addressed", price) })
          ])
        ]),
        ...["saveStep", "checkOffer", "placeOrder"].map((port) => done(port, { kind: "conflict" })),
        ...["loadDraft", "saveStep", "checkOffer", "takeKey", "placeOrder"].map(fails),
        done("takeKey", "key-1"),
        ...["priceChanged", "paymentDeclined"].map((kind) => done("placeOrder", { kind })),
        done("placeOrder", { kind: "refused", problems: [] })
      ],
      sees: orderSight
    }
  },
  promises: orderPromises
})
