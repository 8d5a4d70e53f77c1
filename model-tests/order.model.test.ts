import type { AnyMachineSnapshot } from "xstate"
import { afterAll, describe, expect, it } from "vitest"
import { moistureProblems } from "../src/domain/legal/wood-chip-moisture.ts"
import { formProblems } from "../src/domain/wizard/order-forms.ts"
import type { OrderStepKey } from "../src/domain/order-steps.ts"
import { type Order, orderMachine } from "../src/machines/order.machine.ts"
import { heldOfKind, several, stationsForm } from "./data/several.ts"
import { addressForm, heldOf, paymentForm } from "./data/drafts.ts"
import { done, explore, fails } from "./harness/walk.ts"

/** Wood chips, of which something is declared in Germany. */
const chips = { productGroupId: 9 } as const
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

/** Where it decides on the way: what is still to be declared. */
const undeclared = (value: unknown, { draft, moisture }: Order) =>
  draft !== null && /"(?:keying|reviewing)"/u.test(JSON.stringify(value))
    ? [moistureProblems(draft, moisture)[0]?.field]
    : []

const isOpen = ({ draft }: Order, key: OrderStepKey): boolean =>
  draft?.steps.some((step) => step.key === key) === true
const isRight = ({ form, draft }: Order): boolean =>
  form !== null && draft !== null && formProblems(form, draft).length === 0

describe("every way through order", () => {
  const { broken, untaken, unrefused, summary } = explore(orderMachine, {
    inputs: [
      { draftId: "draft-1", wish: null, held: null },
      { draftId: "draft-1", wish: { step: "Summary", variant: null }, held: heldOf("addressed") },
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
      ...["change.acknowledge", "price.acknowledge", "order.place", "place.retry", "double.acknowledge"].map(
        (type) => ({ type })
      ),
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
        ...done("saveStep", { kind: "saved", approvalUrl: "https://pay.example/1", ...heldOf("addressed") }),
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
    sees: ({ value, context }) =>
      // nobody leaves these, whatever the draft is
      value === "missing" || value === "offerGone"
        ? value
        : [
            value,
            context.draft?.steps.length,
            context.offerValidFor,
            context.wish?.step,
            context.next?.step,
            ...undeclared(value, context)
          ]
  })

  it("keeps its promises", () => {
    expect(
      broken({
        "no answer breaks the wizard": ({ status }) => status !== "error",
        "nobody pays before the server has validated the address": (snapshot) =>
          !snapshot.matches({ step: "payment" }) ||
          snapshot.matches({ step: { payment: "conflict" } }) ||
          isOpen(snapshot.context, "Payment"),
        "nobody spreads what goes to one place": (snapshot) =>
          !snapshot.matches({ step: "deliveryStations" }) ||
          snapshot.matches({ step: { deliveryStations: "conflict" } }) ||
          isOpen(snapshot.context, "DeliveryStations"),
        "nobody reads a summary that the server has not validated": (snapshot) =>
          !snapshot.matches({ step: "summary" }) ||
          snapshot.matches({ step: { summary: "changed" } }) ||
          snapshot.matches({ step: { summary: "priceChanged" } }) ||
          snapshot.matches({ step: { summary: "paymentDeclined" } }) ||
          (isOpen(snapshot.context, "Summary") && snapshot.context.draft?.summaryHash !== null),
        "an order on its way has its key": (snapshot) =>
          !(
            snapshot.matches({ step: { summary: "placing" } }) ||
            snapshot.matches({ step: { summary: "unanswered" } })
          ) || snapshot.context.idempotencyKey === "key-1",
        "nobody orders twice unwarned": (snapshot) =>
          !snapshot.matches({ step: { summary: "placing" } }) ||
          snapshot.context.recentOrders <= snapshot.context.acceptedOrders,
        "no German wood chips are ordered undeclared": (snapshot) =>
          !snapshot.matches({ step: { summary: "placing" } }) ||
          snapshot.context.draft === null ||
          moistureProblems(snapshot.context.draft, snapshot.context.moisture).length === 0,
        "whatever has changed takes a new key": (snapshot) =>
          snapshot.context.idempotencyKey === null ||
          snapshot.matches({ step: { summary: "reviewing" } }) ||
          snapshot.matches({ step: { summary: "placing" } }) ||
          snapshot.matches({ step: { summary: "unanswered" } }),
        "nothing wrong is sent": (snapshot) =>
          !(
            snapshot.matches({ step: { deliveryAddress: "saving" } }) ||
            snapshot.matches({ step: { deliveryStations: "saving" } }) ||
            snapshot.matches({ step: { payment: "saving" } })
          ) || isRight(snapshot.context),
        "nobody is sent away but to agree to what he has saved": (snapshot) =>
          !snapshot.matches({ step: { payment: "leaving" } }) || snapshot.context.approvalUrl !== null,
        "a placed order is named": ({ status, output }) => status !== "done" || output?.orderId === "order-1"
      })
    ).toEqual([])
  })

  it("leaves no transition and no refusal untaken", () => {
    expect(untaken()).toEqual([])
    expect(unrefused()).toEqual([])
  })

  afterAll(() => console.log(summary()))
})
