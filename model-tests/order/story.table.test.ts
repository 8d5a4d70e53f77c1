import { describe, expect, it } from "vitest"
import { orderMachine } from "../../src/machines/order.machine.ts"
import { leastOfferLifetime } from "../../src/domain/offer/offer.ts"
import { addressForm, heldOf, paymentForm } from "../data/drafts.ts"
import { offerOf } from "../data/offers.ts"
import { stage } from "../harness/stage.ts"
import { pathOf } from "../harness/table.ts"

type Input = Parameters<typeof stage<typeof orderMachine>>[1]

const begin = (rest: Partial<Input> = {}) =>
  stage(orderMachine, { draftId: "draft-1", wish: null, held: null, ...rest }, [
    "showStep",
    "openOrder",
    "forgetKey"
  ])
type Page = ReturnType<typeof begin>
const where = (page: Page) => pathOf(page.snapshot().value)
const summary = async (rest: Parameters<typeof heldOf>[1] = {}, offerValidFor?: number) => {
  const page = begin({ held: heldOf("paid", rest, offerValidFor) })
  await page.answer("checkOffer", {
    kind: "unchanged",
    recentOrders: 0,
    ...heldOf("paid", rest, offerValidFor)
  })
  await page.answer("takeKey", "key-1")
  return page
}
const place = { type: "order.place" }
const retry = { type: "place.retry" }

const addressShown = { step: "DeliveryAddress", variant: null, move: "replace" }

describe("the way to a placed order", () => {
  it("leads over address and payment to the summary, each saved with the version that was read", async () => {
    const page = begin()
    await page.answer("loadDraft", { kind: "loaded", ...heldOf("begun") })
    page.send({ type: "form.save", form: addressForm })
    await page.answer("saveStep", { kind: "saved", ...heldOf("addressed", { version: 2 }) })
    page.send({ type: "form.save", form: paymentForm })
    await page.answer("saveStep", {
      kind: "saved",
      ...heldOf("paid", { version: 3, summaryHash: "summary-3" })
    })
    await page.answer("checkOffer", {
      kind: "unchanged",
      recentOrders: 0,
      ...heldOf("paid", { version: 3, summaryHash: "summary-3" })
    })
    await page.answer("takeKey", "key-1")
    page.send(place)
    await page.answer("placeOrder", { kind: "placed", orderId: "order-1" })

    expect(page.asked("saveStep")).toEqual([
      { draftId: "draft-1", version: 1, form: addressForm },
      { draftId: "draft-1", version: 2, form: paymentForm }
    ])
    const seen = { draftId: "draft-1", version: 3, summaryHash: "summary-3" }
    expect(page.asked("takeKey")).toEqual([seen])
    expect(page.asked("placeOrder")).toEqual([
      {
        ...seen,
        legalVersions: { terms: "1", withdrawal: "1", privacy: "1" },
        moistureDeclaration: null,
        idempotencyKey: "key-1"
      }
    ])
    expect(page.effects("openOrder")).toEqual([{ orderId: "order-1" }])
    expect(page.effects("forgetKey")).toEqual([{ draftId: "draft-1" }])
    expect(page.snapshot().output).toEqual({ orderId: "order-1" })
    expect(page.effects("showStep")).toEqual([
      { step: "DeliveryAddress", variant: null, move: "replace" },
      { step: "Payment", variant: "Invoice", move: "push" },
      { step: "Summary", variant: null, move: "push" }
    ])
  })

  it("starts at the step that the server reports, or at the address", () => {
    const at = (progress: "begun" | "addressed" | "paid", wish: Input["wish"] = null) =>
      where(begin({ held: heldOf(progress), wish }))
    expect(at("begun")).toBe("step.deliveryAddress.editing")
    expect(at("addressed")).toBe("step.payment.editing")
    expect(at("paid")).toBe("step.summary.checking")
    expect(at("paid", { step: "DeliveryAddress", variant: null })).toBe("step.deliveryAddress.editing")
    expect(at("addressed", { step: "Summary", variant: null })).toBe("step.payment.editing")
    expect(at("paid", { step: "Payment", variant: "Sepa" }), "a variant that the order has not").toBe(
      "step.summary.checking"
    )
    expect(at("paid", { step: "FinalCheck", variant: null }), "not addressable").toBe("step.summary.checking")
  })

  it("has a version for its stored snapshots", () => {
    expect(orderMachine.version).toBe("1")
  })
})

describe("placing an order", () => {
  it("sends one request for a double click", async () => {
    const page = await summary()
    page.send(place)
    page.send(place)
    page.send(retry)
    expect(page.asked("placeOrder")).toHaveLength(1)
  })

  it("repeats the request with the same key after a lost answer, until there is one", async () => {
    const page = await summary()
    page.send(place)
    await page.fail("placeOrder")
    page.send(retry)
    await page.fail("placeOrder")
    page.send(place)
    expect(new Set(page.asked("placeOrder").map((asked) => JSON.stringify(asked))).size).toBe(1)
    expect(page.asked("placeOrder")).toHaveLength(3)
    expect([page.asked("takeKey").length, page.effects("forgetKey").length]).toEqual([1, 0])
    await page.answer("placeOrder", { kind: "alreadyPlaced", orderId: "order-1" })
    expect(page.effects("openOrder")).toEqual([{ orderId: "order-1" }])
  })

  it("opens the placed order, even if it was placed elsewhere", async () => {
    const placed = { placedOrderId: "order-1" }
    const reloaded = begin({ held: heldOf("paid", placed) })
    const loaded = begin()
    await loaded.answer("loadDraft", { kind: "loaded", ...heldOf("paid", placed) })
    const saving = begin({ held: heldOf("begun") })
    saving.send({ type: "form.save", form: addressForm })
    await saving.answer("saveStep", { kind: "alreadyPlaced", orderId: "order-1" })
    for (const page of [reloaded, loaded, saving])
      expect(page.effects("openOrder")).toEqual([{ orderId: "order-1" }])
  })
})

describe("a changed price", () => {
  const dearer = { ...offerOf("a", 100_000), totalPrice: 1900, hash: "hash-dearer" }
  const changed = { version: 2, summaryHash: "summary-2", offer: dearer }

  it("is shown beside the old one, acknowledged, and ordered with a new key", async () => {
    const page = await summary()
    page.send(place)
    await page.answer("placeOrder", { kind: "priceChanged" })
    expect(page.effects("forgetKey")).toEqual([{ draftId: "draft-1" }])
    await page.answer("loadDraft", { kind: "loaded", ...heldOf("paid", changed) })
    expect(page.snapshot().context.seenOffer?.totalPrice).toBe(1800)
    expect(page.snapshot().context.draft?.offer.totalPrice).toBe(1900)
    page.send(place)
    expect(page.asked("placeOrder"), "not before it was acknowledged").toHaveLength(1)
    page.send({ type: "price.acknowledge" })
    await page.answer("takeKey", "key-2")
    page.send(place)
    expect(page.asked("placeOrder")[1]).toMatchObject({
      version: 2,
      summaryHash: "summary-2",
      idempotencyKey: "key-2"
    })
  })

  it("is checked at the end of the offer's validity, not 1 ms before", async () => {
    const page = await summary({}, 60_000)
    page.wait(59_999)
    expect(where(page)).toBe("step.summary.offered.reviewing")
    page.wait(1)
    expect(where(page)).toBe("step.summary.recalculating")
    await page.answer("checkOffer", { kind: "unchanged", recentOrders: 0, ...heldOf("paid") })
    expect(where(page)).toBe("step.summary.offered.keying")
  })

  it("is checked at once if the offer has expired, but not without a pause", async () => {
    const page = begin({ held: heldOf("paid", {}, 0) })
    expect(where(page)).toBe("step.summary.recalculating")
    await page.answer("checkOffer", { kind: "unchanged", recentOrders: 0, ...heldOf("paid", {}, 0) })
    await page.answer("takeKey", "key-1")
    page.wait(leastOfferLifetime - 1)
    expect(where(page)).toBe("step.summary.offered.reviewing")
    page.wait(1)
    expect(page.asked("checkOffer")).toHaveLength(2)
  })
})

describe("the preserved input of the wizard", () => {
  it("includes a form whose save was not answered", async () => {
    const page = begin({ held: heldOf("begun") })
    page.send({ type: "form.save", form: addressForm })
    await page.fail("saveStep")
    page.send({ type: "save.retry" })
    expect(page.asked("saveStep")[1]).toEqual({ draftId: "draft-1", version: 1, form: addressForm })
  })

  it("includes a form in conflict with another tab: both versions are shown, and the visitor chooses one", async () => {
    const conflict = async () => {
      const page = begin({ held: heldOf("begun") })
      page.send({ type: "form.save", form: addressForm })
      await page.answer("saveStep", { kind: "conflict" })
      await page.answer("loadDraft", {
        kind: "loaded",
        ...heldOf("begun", { version: 5, emailAddress: "b@example.org" })
      })
      return page
    }
    const mine = await conflict()
    expect(mine.snapshot().context.draft?.emailAddress).toBe("b@example.org")
    expect(mine.snapshot().context.form).toEqual(addressForm)
    mine.send({ type: "conflict.keepMine" })
    expect(mine.asked("saveStep")[1]).toEqual({ draftId: "draft-1", version: 5, form: addressForm })

    const theirs = await conflict()
    theirs.send({ type: "conflict.takeTheirs" })
    expect(theirs.asked("saveStep")).toHaveLength(1)
    expect(theirs.snapshot().context.typed.DeliveryAddress).toBeUndefined()
  })

  it("includes text typed before opening another step", () => {
    const page = begin({ held: heldOf("paid"), wish: { step: "Payment", variant: null } })
    page.send({ type: "form.keep", form: { ...paymentForm, orderReference: "Keller" } })
    page.send({ type: "step.previous" })
    page.send({ type: "step.goto", step: "Payment", variant: null })
    expect(page.snapshot().context.typed.Payment).toMatchObject({ orderReference: "Keller" })
  })

  it("includes the step requested during a save", async () => {
    const page = begin({ held: heldOf("addressed"), wish: { step: "DeliveryAddress", variant: null } })
    page.send({ type: "form.save", form: addressForm })
    page.send({ type: "history.moved", step: "Summary", variant: null })
    expect(page.effects("showStep").at(-1)).toEqual(addressShown)
    await page.answer("saveStep", { kind: "saved", ...heldOf("paid", { version: 2 }) })
    expect(where(page)).toBe("step.summary.checking")
  })
})

describe("steps that cannot be entered", () => {
  it.each([
    ["Summary", null, "stepNotValidated"],
    ["DeliveryStations", null, "stepNotApplicable"],
    ["Payment", "Sepa", "stepVariantDiffers"],
    ["FinalCheck", null, "stepNotAddressable"]
  ])("report the reason: %s %s is %s, and the URL follows the page", (step, variant, reason) => {
    const page = begin({ held: heldOf("addressed"), wish: { step: "DeliveryAddress", variant: null } })
    page.send({ type: "step.goto", step, variant })
    expect(page.snapshot().context.refusal).toBe(reason)
    page.send({ type: "history.moved", step, variant })
    expect(where(page)).toBe("step.deliveryAddress.editing")
    expect(page.effects("showStep").at(-1)).toEqual(addressShown)
    page.send({ type: "step.goto", step: "Payment", variant: null })
    expect(page.snapshot().context.refusal).toBeNull()
  })
})
