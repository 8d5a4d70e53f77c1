import { describe, expect, it } from "vitest"
import { orderMachine } from "../../src/machines/order.machine.ts"
import { addressForm, heldOf, paymentForm } from "../data/drafts.ts"
import { heldOfKind, several } from "../data/several.ts"
import { stage } from "../harness/stage.ts"
import { pathOf } from "../harness/table.ts"

const begin = (held: ReturnType<typeof heldOf> = heldOf("paid")) => {
  const page = stage(orderMachine, { draftId: "draft-1", wish: null, held }, ["showStep", "forgetKey"])
  return {
    ...page,
    at: () => pathOf(page.snapshot().value),
    goTo: (step: string) => page.send({ type: "step.goto", step, variant: null }),
    browseTo: (step: string) => page.send({ type: "history.moved", step, variant: null }),
    /** Returns the changes of the address bar, e.g. `Payment push`. */
    bar: () =>
      page
        .effects("showStep")
        .map((effect) =>
          typeof effect === "object" && effect !== null && "step" in effect && "move" in effect
            ? `${String(effect.step)} ${String(effect.move)}`
            : "nothing"
        )
  }
}
const beforePayment = () => {
  const page = begin(heldOf("addressed"))
  page.goTo("DeliveryAddress")
  return page
}

describe("the URL of the wizard (rule order.back-and-forward: back and forward are events, never an error)", () => {
  it("gets a history entry for every step the user opens, and none for one the browser navigated to", () => {
    const page = begin()
    page.goTo("Payment")
    page.browseTo("DeliveryAddress")
    page.goTo("Payment")
    page.browseTo("DeliveryAddress")
    page.browseTo("Payment")
    page.send({ type: "step.previous" })
    expect(page.bar()).toEqual([
      "Summary replace",
      "Payment push",
      "DeliveryAddress replace",
      "Payment push",
      "DeliveryAddress replace",
      "Payment replace",
      "DeliveryAddress push"
    ])
  })

  it("names the stations step if the order has several stations", () => {
    expect(begin(heldOfKind(several, "addressed")).bar()).toEqual(["DeliveryStations replace"])
  })

  it("is restored, with the reason, if the browser navigated to a step that is not open", () => {
    const page = beforePayment()
    page.browseTo("Summary")
    expect(page.bar()).toEqual(["Payment replace", "DeliveryAddress push", "DeliveryAddress replace"])
    expect(page.snapshot().context.refusal).toBe("stepNotValidated")
  })

  it("is restored while a form is being saved, and the requested step opens afterwards", async () => {
    const page = beforePayment()
    page.send({ type: "form.save", form: addressForm })
    page.browseTo("Payment")
    expect(page.bar().at(-1)).toBe("DeliveryAddress replace")
    await page.answer("saveStep", { kind: "saved", ...heldOf("addressed") })
    expect(page.bar().at(-1)).toBe("Payment push")
  })

  it("is restored while the order is being sent", async () => {
    const page = begin()
    page.goTo("Payment")
    page.goTo("Summary")
    await page.answer("checkOffer", { kind: "unchanged", recentOrders: 0, ...heldOf("paid") })
    await page.answer("takeKey", "key-1")
    page.send({ type: "order.place" })
    page.browseTo("Payment")
    expect(page.bar().slice(-2)).toEqual(["Summary push", "Summary replace"])
  })

  it.each(["conflict", "paymentDeclined"])(
    "is replaced without a history entry when the wizard goes back after %s",
    async (kind) => {
      const page = begin()
      page.goTo("Payment")
      page.goTo("Summary")
      await page.answer("checkOffer", { kind: "unchanged", recentOrders: 0, ...heldOf("paid") })
      await page.answer("takeKey", "key-1")
      page.send({ type: "order.place" })
      await page.answer("placeOrder", { kind })
      await page.answer("loadDraft", { kind: "loaded", ...heldOf("addressed") })
      page.send({ type: "change.acknowledge" })
      expect(page.bar().slice(-2)).toEqual(["Summary push", "Payment replace"])
    }
  )

  it.each([
    ["conflict.keepMine", "begun", "DeliveryAddress replace"],
    ["conflict.takeTheirs", "addressed", "Payment replace"]
  ] as const)(
    "is replaced without a history entry when a conflict is resolved by %s",
    async (wish, progress, expected) => {
      const page = beforePayment()
      page.goTo("Payment")
      page.send({ type: "form.save", form: paymentForm })
      await page.answer("saveStep", { kind: "conflict" })
      expect(page.asked("loadDraft")).toEqual([{ draftId: "draft-1" }])
      await page.answer("loadDraft", { kind: "loaded", ...heldOf(progress, { version: 2 }) })
      page.send({ type: wish })
      expect(page.bar().slice(-2)).toEqual(["Payment push", expected])
    }
  )
})

describe("unsaved input of a step", () => {
  const typed = (page: ReturnType<typeof begin>) => Object.keys(page.snapshot().context.typed)
  const typing = () => {
    const page = beforePayment()
    page.goTo("Payment")
    page.send({ type: "form.keep", form: paymentForm })
    page.goTo("DeliveryAddress")
    page.send({ type: "form.save", form: addressForm })
    expect(typed(page).toSorted()).toEqual(["DeliveryAddress", "Payment"])
    return page
  }

  it("stays while another step is saved", async () => {
    const page = typing()
    await page.answer("saveStep", { kind: "saved", ...heldOf("addressed") })
    expect(page.snapshot().context.typed).toEqual({ DeliveryAddress: undefined, Payment: paymentForm })
  })

  it("stays while the input of another step is discarded in favour of another user's", async () => {
    const page = typing()
    await page.answer("saveStep", { kind: "conflict" })
    await page.answer("loadDraft", { kind: "loaded", ...heldOf("addressed", { version: 2 }) })
    page.send({ type: "conflict.takeTheirs" })
    expect(page.snapshot().context.typed).toEqual({ DeliveryAddress: undefined, Payment: paymentForm })
  })

  it("is restored after the page was reloaded", () => {
    const input = {
      draftId: "draft-1",
      wish: null,
      held: heldOf("addressed"),
      typed: { Payment: paymentForm }
    }
    const page = stage(orderMachine, input, ["showStep"])
    expect(page.snapshot().context.typed).toEqual({ Payment: paymentForm })
  })

  it("is checked only in its own step", () => {
    const loading = stage(orderMachine, { draftId: "draft-1", wish: null, held: null })
    expect(loading.snapshot().context.problems).toEqual([])
    const page = beforePayment()
    expect(page.snapshot().context.problems).toEqual([])
    page.send({ type: "form.save", form: { ...addressForm, emailAddress: "" } })
    page.goTo("Payment")
    expect([page.at(), page.snapshot().context.problems]).toEqual(["step.payment.editing", []])
  })
})

describe("the idempotency key of an order (decision 006)", () => {
  const reviewing = async () => {
    const page = begin()
    await page.answer("checkOffer", { kind: "unchanged", recentOrders: 0, ...heldOf("paid") })
    expect([page.at(), page.snapshot().hasTag("busy")]).toEqual(["step.summary.offered.keying", true])
    await page.answer("takeKey", "key-1")
    expect(page.snapshot().context.idempotencyKey).toBe("key-1")
    return page
  }

  it("is released when the user leaves the summary", async () => {
    const page = await reviewing()
    page.goTo("Payment")
    expect(page.snapshot().context.idempotencyKey).toBeNull()
  })

  it("is released when the offer is calculated again", async () => {
    const page = await reviewing()
    page.wait(1_800_000)
    expect([page.at(), page.snapshot().context.idempotencyKey]).toEqual(["step.summary.recalculating", null])
  })
})
