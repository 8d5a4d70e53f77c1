import { describe, expect, it } from "vitest"
import { orderMachine } from "../../src/machines/order.machine.ts"
import { addressForm, heldOf, paymentForm } from "../data/drafts.ts"
import { stage } from "../harness/stage.ts"
import { pathOf } from "../harness/table.ts"

type Held = ReturnType<typeof heldOf>

const begin = (held: Held | null = heldOf("paid")) => {
  const page = stage(orderMachine, { draftId: "draft-1", wish: null, held }, [
    "showStep",
    "openOrder",
    "forgetKey",
    "leaveTo"
  ])
  return {
    ...page,
    at: () => pathOf(page.snapshot().value),
    isBusy: () => page.snapshot().hasTag("busy"),
    checks: (kind: string, rest: object = {}) =>
      page.answer("checkOffer", { kind, recentOrders: 0, ...rest }),
    forgotten: () => page.effects("forgetKey").length
  }
}
const held = heldOf("paid")
const placing = async () => {
  const page = begin()
  await page.checks("unchanged", held)
  await page.answer("takeKey", "key-1")
  page.send({ type: "order.place" })
  return page
}
const problems = [{ code: "required", field: "deliveryAddress.street" }]
const goTo = (step: string) => ({ type: "step.goto", step, variant: null })

describe("the answer to an order (decision 006)", () => {
  it.each([
    ["placed", { orderId: "order-1" }, "placed"],
    ["alreadyPlaced", { orderId: "order-1" }, "placed"],
    ["priceChanged", {}, "step.summary.repricing"],
    ["conflict", {}, "step.summary.reloading"],
    ["paymentDeclined", {}, "step.summary.repaying"],
    ["refused", { problems }, "step.summary.refused"],
    ["offerGone", {}, "offerGone"],
    ["gone", {}, "missing"]
  ])("%s releases the key, so that the next order has another one", async (kind, rest, state) => {
    const page = await placing()
    expect([page.isBusy(), page.forgotten()]).toEqual([true, 0])
    await page.answer("placeOrder", { kind, ...rest })
    expect([page.at(), page.forgotten()]).toEqual([state, 1])
    expect(page.effects("forgetKey")).toEqual([{ draftId: "draft-1" }])
    expect(page.effects("openOrder")).toEqual("orderId" in rest ? [{ orderId: "order-1" }] : [])
    expect(page.snapshot().context.problems).toEqual("problems" in rest ? problems : [])
    if (page.snapshot().status === "active" && page.at() !== "missing" && page.at() !== "offerGone")
      expect(page.snapshot().context.idempotencyKey).toBeNull()
  })

  it.each(["priceChanged", "conflict", "paymentDeclined"])(
    "%s reads the draft, which may have been placed or deleted meanwhile",
    async (kind) => {
      const placed = await placing()
      await placed.answer("placeOrder", { kind })
      expect([placed.isBusy(), placed.asked("loadDraft")]).toEqual([true, [{ draftId: "draft-1" }]])
      await placed.answer("loadDraft", { kind: "loaded", ...heldOf("paid", { placedOrderId: "order-2" }) })
      expect([placed.at(), placed.effects("openOrder")]).toEqual(["placed", [{ orderId: "order-2" }]])
      const gone = await placing()
      await gone.answer("placeOrder", { kind })
      await gone.answer("loadDraft", { kind: "gone" })
      expect(gone.at()).toBe("missing")
    }
  )
})

describe("the answer to the final check", () => {
  it.each([
    ["unchanged", held, "step.summary.offered.keying"],
    ["priceChanged", held, "step.summary.offered.priceChanged"],
    ["conflict", {}, "step.summary.reloading"],
    ["alreadyPlaced", { orderId: "order-1" }, "placed"],
    ["refused", { problems }, "step.summary.refused"],
    ["offerGone", {}, "offerGone"],
    ["gone", {}, "missing"]
  ])("%s leads to the next state", async (kind, rest, state) => {
    const page = begin()
    expect([page.isBusy(), page.asked("checkOffer")]).toEqual([
      true,
      [{ draftId: "draft-1", version: 1, summaryHash: "summary-1" }]
    ])
    await page.checks(kind, rest)
    expect(page.at()).toBe(state)
    expect(page.snapshot().context.problems).toEqual("problems" in rest ? problems : [])
    expect(page.effects("openOrder")).toEqual(kind === "alreadyPlaced" ? [{ orderId: "order-1" }] : [])
  })

  it("is shown before the wizard goes back if a new calculation has closed the summary", async () => {
    const closed = heldOf("addressed", { version: 2 })
    const page = begin()
    await page.checks("unchanged", { ...closed, recentOrders: 1 })
    expect(page.at(), "another order that cannot be made is not asked for").toBe("step.summary.changed")
    page.send({ type: "change.acknowledge" })
    expect(page.at()).toBe("step.payment.editing")
    expect(page.effects("showStep").at(-1)).toEqual({ step: "Payment", variant: "Invoice", move: "replace" })
    const dearer = begin()
    await dearer.checks("priceChanged", closed)
    dearer.wait(1_800_000)
    expect(dearer.at()).toBe("step.summary.changed")
    const seen = begin()
    await seen.checks("priceChanged", closed)
    seen.send({ type: "price.acknowledge" })
    expect(seen.at()).toBe("step.summary.changed")
  })
})

describe("a save", () => {
  const saving = () => {
    const page = begin(heldOf("begun"))
    page.send({ type: "form.save", form: addressForm })
    return page
  }

  it("ignores other saves and steps until it is answered", async () => {
    const page = saving()
    page.send({ type: "form.save", form: { ...addressForm, emailAddress: "b@example.org" } })
    page.send({ type: "step.previous" })
    expect([page.isBusy(), page.at(), page.asked("saveStep").length]).toEqual([
      true,
      "step.deliveryAddress.saving",
      1
    ])
    page.send({ type: "history.moved", step: "DeliveryAddress", variant: null })
    await page.answer("saveStep", { kind: "saved", ...heldOf("addressed") })
    expect(page.at(), "its own address is no wish of the user").toBe("step.payment.editing")
    expect(page.snapshot().context.form).toBeNull()
    expect(page.snapshot().context.typed.DeliveryAddress).toBeUndefined()
  })

  it("shows the server's problems, and keeps the input", async () => {
    const page = saving()
    await page.answer("saveStep", { kind: "invalid", problems })
    expect(page.at()).toBe("step.deliveryAddress.flawed")
    expect(page.snapshot().context).toMatchObject({ problems, typed: { DeliveryAddress: addressForm } })
    page.send({ type: "form.save", form: { ...addressForm, emailAddress: "" } })
    expect(page.snapshot().context.problems).toEqual([{ code: "required", field: "emailAddress" }])
  })

  it.each([
    ["offerGone", "offerGone"],
    ["gone", "missing"]
  ])("of a draft with the answer %s ends the order", async (kind, state) => {
    const page = saving()
    await page.answer("saveStep", { kind })
    expect(page.at()).toBe(state)
  })

  it("in conflict reads the draft, which may have been placed or deleted meanwhile", async () => {
    const placed = saving()
    await placed.answer("saveStep", { kind: "conflict" })
    placed.send({ type: "form.save", form: addressForm })
    expect([placed.isBusy(), placed.at()]).toEqual([true, "step.deliveryAddress.reloading"])
    await placed.answer("loadDraft", { kind: "loaded", ...heldOf("begun", { placedOrderId: "order-2" }) })
    expect(placed.effects("openOrder")).toEqual([{ orderId: "order-2" }])
    const gone = saving()
    await gone.answer("saveStep", { kind: "conflict" })
    await gone.answer("loadDraft", { kind: "gone" })
    expect(gone.at()).toBe("missing")
  })

  it("keeps its input if the other change has closed its step", async () => {
    const page = begin(heldOf("addressed"))
    page.send({ type: "form.save", form: paymentForm })
    await page.answer("saveStep", { kind: "conflict" })
    await page.answer("loadDraft", { kind: "loaded", ...heldOf("begun", { version: 4 }) })
    page.send({ type: "conflict.keepMine" })
    expect(page.at()).toBe("step.deliveryAddress.editing")
    expect(page.effects("showStep").at(-1)).toMatchObject({ step: "DeliveryAddress", move: "replace" })
    expect(page.snapshot().context.typed.Payment).toEqual(paymentForm)
  })
})

describe("a payment that must be approved at the provider (decision 023)", () => {
  const approvalUrl = "https://pay.example/1"
  const leaving = async () => {
    const page = begin(heldOf("addressed"))
    page.send({ type: "form.save", form: paymentForm })
    await page.answer("saveStep", { kind: "saved", approvalUrl, ...heldOf("addressed") })
    return page
  }

  it("redirects there, and again if the user is still on the page", async () => {
    const page = await leaving()
    expect([page.at(), page.effects("leaveTo")]).toEqual(["step.payment.leaving", [{ approvalUrl }]])
    page.send({ type: "leave.retry" })
    expect(page.effects("leaveTo")).toEqual([{ approvalUrl }, { approvalUrl }])
  })

  it("does not redirect again after the user came back and opened another step", async () => {
    const page = await leaving()
    page.send(goTo("DeliveryAddress"))
    page.send(goTo("Payment"))
    expect([page.at(), page.effects("leaveTo").length]).toEqual(["step.payment.editing", 1])
  })
})

describe("loading a draft", () => {
  it("follows back and forward meanwhile, even without an answer", async () => {
    const page = begin(null)
    expect([page.isBusy(), page.asked("loadDraft")]).toEqual([true, [{ draftId: "draft-1" }]])
    await page.fail("loadDraft")
    page.send({ type: "history.moved", step: "DeliveryAddress", variant: null })
    page.send({ type: "load.retry" })
    await page.answer("loadDraft", { kind: "loaded", ...held })
    expect(page.at()).toBe("step.deliveryAddress.editing")
    const moving = begin(null)
    moving.send({ type: "history.moved", step: "Payment", variant: null })
    await moving.answer("loadDraft", { kind: "loaded", ...held })
    expect(moving.at()).toBe("step.payment.editing")
  })
})
