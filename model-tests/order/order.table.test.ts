import { describe, expect, it } from "vitest"
import { orderMachine } from "../../src/machines/order.machine.ts"
import { addressForm, heldOf, paymentForm, type Progress } from "../data/drafts.ts"
import { type Stage, stage } from "../harness/stage.ts"
import { answer, differences, fail, pathOf, rowsOf, send } from "../harness/table.ts"

type Wizard = Stage<typeof orderMachine>

const begin = () =>
  stage(orderMachine, { draftId: "draft-1", wish: null, held: null }, [
    "showStep",
    "openOrder",
    "forgetKey",
    "leaveTo"
  ])
const loaded = (progress: Progress) => answer("loadDraft", { kind: "loaded", ...heldOf(progress) })

const actions = {
  "goes to the address": send("step.goto", { step: "DeliveryAddress", variant: null }),
  "goes to the payment": send("step.goto", { step: "Payment", variant: "Invoice" }),
  "goes to another payment": send("step.goto", { step: "Payment", variant: "Sepa" }),
  "goes to the summary": send("step.goto", { step: "Summary", variant: null }),
  "goes to the final check": send("step.goto", { step: "FinalCheck", variant: null }),
  "browses to the address": send("history.moved", { step: "DeliveryAddress", variant: null }),
  "browses to the payment": send("history.moved", { step: "Payment", variant: null }),
  "browses to the summary": send("history.moved", { step: "Summary", variant: null }),
  "goes one step back": send("step.previous"),
  "saves the address": send("form.save", { form: addressForm }),
  "saves no e-mail": send("form.save", { form: { ...addressForm, emailAddress: "" } }),
  "saves the payment": send("form.save", { form: paymentForm }),
  "saves an unknown payment": send("form.save", { form: { ...paymentForm, paymentId: 41 } }),
  "tries to save again": send("save.retry"),
  "leaves once more": send("leave.retry"),
  "tries to load again": send("load.retry"),
  "keeps own changes": send("conflict.keepMine"),
  "takes the other changes": send("conflict.takeTheirs"),
  "has seen the change": send("change.acknowledge"),
  "has seen the price": send("price.acknowledge"),
  "has read of the other order": send("double.acknowledge"),
  places: send("order.place"),
  "tries again": send("place.retry"),
  "waits 30 min less 1 ms": (page: Wizard) => page.wait(1_799_999),
  "waits 30 min": (page: Wizard) => page.wait(1_800_000)
}

const address = "step.deliveryAddress.editing"
const payment = "step.payment.editing"
const keying = "step.summary.offered.keying"
/** The offer's age is unknown: the order cannot be placed before it has been checked (rule offer.lifetime). */
const recalculating = "step.summary.recalculating"

/** Reachable steps once everything is validated, by current step. */
const fromAddress = {
  "goes to the payment": payment,
  "goes to the summary": recalculating,
  "browses to the payment": payment,
  "browses to the summary": recalculating
}
const fromPayment = {
  "goes to the address": address,
  "goes to the summary": recalculating,
  "browses to the address": address,
  "browses to the summary": recalculating,
  "goes one step back": address
}
const fromSummary = {
  "goes to the address": address,
  "goes to the payment": payment,
  "browses to the address": address,
  "browses to the payment": payment,
  "goes one step back": payment
}
/** The offer's validity continues to run during all notices before the button. */
const fromOffer = { ...fromSummary, "waits 30 min": recalculating }
const savesAddress = {
  "saves the address": "step.deliveryAddress.saving",
  "saves no e-mail": "step.deliveryAddress.flawed"
}
const savesPayment = {
  "saves the payment": "step.payment.saving",
  "saves an unknown payment": "step.payment.flawed"
}

const atAddress = [loaded("paid"), actions["goes to the address"]]
const atPayment = [loaded("paid"), actions["goes to the payment"]]
const checked = (recentOrders = 0) =>
  answer("checkOffer", { kind: "unchanged", recentOrders, ...heldOf("paid") })
const reviewing = [loaded("paid"), checked(), answer("takeKey", "key-1")]
const placing = [...reviewing, actions.places]
const savingAddress = [...atAddress, actions["saves the address"]]

describe("the order's transition table", () => {
  it("holds in every state for every action", async () => {
    const rows = await rowsOf<Wizard>(begin, (page) => pathOf(page.snapshot().value), actions, {
      loading: { way: [], leads: {} },
      unloaded: { way: [fail("loadDraft")], leads: { "tries to load again": "loading" } },
      missing: { way: [answer("loadDraft", { kind: "gone" })], leads: {} },
      "step.deliveryAddress.editing": { way: atAddress, leads: { ...fromAddress, ...savesAddress } },
      "step.deliveryAddress.flawed": {
        way: [...atAddress, actions["saves no e-mail"]],
        leads: { ...fromAddress, ...savesAddress }
      },
      "step.deliveryAddress.saving": { way: savingAddress, leads: {} },
      "step.deliveryAddress.unsaved": {
        way: [...savingAddress, fail("saveStep")],
        leads: { ...fromAddress, ...savesAddress, "tries to save again": "step.deliveryAddress.saving" }
      },
      "step.deliveryAddress.reloading": {
        way: [...savingAddress, answer("saveStep", { kind: "conflict" })],
        leads: fromAddress
      },
      "step.deliveryAddress.unread": {
        way: [...savingAddress, answer("saveStep", { kind: "conflict" }), fail("loadDraft")],
        leads: { ...fromAddress, "tries to save again": "step.deliveryAddress.reloading" }
      },
      "step.deliveryAddress.conflict": {
        way: [...savingAddress, answer("saveStep", { kind: "conflict" }), loaded("paid")],
        leads: {
          ...fromAddress,
          "keeps own changes": "step.deliveryAddress.saving",
          "takes the other changes": address
        }
      },
      "step.payment.editing": { way: atPayment, leads: { ...fromPayment, ...savesPayment } },
      "step.payment.flawed": {
        way: [...atPayment, actions["saves an unknown payment"]],
        leads: { ...fromPayment, ...savesPayment }
      },
      "step.payment.leaving": {
        way: [
          ...atPayment,
          actions["saves the payment"],
          answer("saveStep", { kind: "saved", approvalUrl: "https://pay.example/1", ...heldOf("addressed") })
        ],
        leads: {
          "goes to the address": address,
          "browses to the address": address,
          "goes one step back": address,
          ...savesPayment
        }
      },
      "step.payment.saving": { way: [...atPayment, actions["saves the payment"]], leads: {} },
      "step.summary.checking": { way: [loaded("paid")], leads: fromSummary },
      "step.summary.offered.doubled": {
        way: [loaded("paid"), checked(1)],
        leads: { ...fromOffer, "has read of the other order": keying }
      },
      "step.summary.offered.keying": { way: [loaded("paid"), checked()], leads: fromOffer },
      "step.summary.offered.unkeyed": {
        way: [loaded("paid"), checked(), fail("takeKey")],
        leads: { ...fromOffer, "tries again": keying }
      },
      "step.summary.offered.reviewing": {
        way: reviewing,
        leads: { ...fromOffer, places: "step.summary.placing" }
      },
      // a double click, back and forward, and the end of the offer's time change nothing while the order is being sent
      "step.summary.placing": { way: placing, leads: {} },
      "step.summary.unanswered": {
        way: [...placing, fail("placeOrder")],
        leads: { ...fromSummary, places: "step.summary.placing", "tries again": "step.summary.placing" }
      },
      "step.summary.refused": {
        way: [...placing, answer("placeOrder", { kind: "refused", problems: [] })],
        leads: { ...fromSummary, "tries again": recalculating }
      },
      "step.summary.repaying": {
        way: [...placing, answer("placeOrder", { kind: "paymentDeclined" })],
        leads: fromSummary
      },
      "step.summary.paymentDeclined": {
        way: [...placing, answer("placeOrder", { kind: "paymentDeclined" }), loaded("addressed")],
        leads: {
          "goes to the address": address,
          "goes to the payment": payment,
          "browses to the address": address,
          "browses to the payment": payment,
          "goes one step back": payment,
          "has seen the change": payment
        }
      },
      "step.summary.repricing": {
        way: [...placing, answer("placeOrder", { kind: "priceChanged" })],
        leads: fromSummary
      },
      "step.summary.recalculating": {
        way: [...reviewing, actions["waits 30 min"]],
        leads: fromSummary
      },
      "step.summary.unchecked": {
        way: [...reviewing, actions["waits 30 min"], fail("checkOffer")],
        leads: { ...fromSummary, "tries again": recalculating }
      },
      "step.summary.offered.priceChanged": {
        way: [...placing, answer("placeOrder", { kind: "priceChanged" }), loaded("paid")],
        leads: { ...fromOffer, "has seen the price": keying }
      },
      "step.summary.reloading": {
        way: [...placing, answer("placeOrder", { kind: "conflict" })],
        leads: fromSummary
      },
      "step.summary.unread": {
        way: [...placing, answer("placeOrder", { kind: "conflict" }), fail("loadDraft")],
        leads: { ...fromSummary, "tries again": "step.summary.reloading" }
      },
      "step.summary.changed": {
        way: [...placing, answer("placeOrder", { kind: "conflict" }), loaded("paid")],
        leads: { ...fromSummary, "has seen the change": recalculating }
      },
      offerGone: { way: [...placing, answer("placeOrder", { kind: "offerGone" })], leads: {} },
      placed: { way: [...placing, answer("placeOrder", { kind: "placed", orderId: "order-1" })], leads: {} }
    })
    expect(differences(rows)).toEqual([])
    expect(rows.length).toBe(33 * Object.keys(actions).length * 2)
  })

  it("opens only the steps that the server has validated", async () => {
    const rows = await rowsOf<Wizard>(begin, (page) => pathOf(page.snapshot().value), actions, {
      "step.deliveryAddress.editing": { way: [loaded("begun")], leads: savesAddress },
      "step.payment.editing": {
        way: [loaded("addressed")],
        leads: {
          ...savesPayment,
          "goes to the address": address,
          "browses to the address": address,
          "goes one step back": address
        }
      }
    })
    expect(differences(rows)).toEqual([])
  })
})
