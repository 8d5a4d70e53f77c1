import { describe, expect, it } from "vitest"
import { orderMachine } from "../../src/machines/order.machine.ts"
import { orderStartMachine } from "../../src/machines/order-start.machine.ts"
import { confirmView } from "../../src/ui/order/confirm/confirm.view.ts"
import type { KnownBuyer } from "../../src/domain/order/wizard/known-buyer.ts"
import { orderWizardView, shownSteps } from "../../src/ui/order/wizard/order.view.ts"
import { address, addressForm, draftOf, heldOf, paymentForm } from "../data/drafts.ts"
import { calculationOf, offerOf } from "../data/offers.ts"
import { stage } from "../harness/stage.ts"

type Input = Parameters<typeof stage<typeof orderMachine>>[1]

const begin = (rest: Partial<Input> = {}) => {
  const page = stage(orderMachine, { draftId: "draft-1", wish: null, held: null, ...rest })
  return {
    ...page,
    view: (places: ReadonlyArray<string> = []) => orderWizardView(page.snapshot(), { places })
  }
}

describe("the view of the wizard", () => {
  it("starts with an empty address, with the zip of the price and its only place", () => {
    const page = begin({ held: heldOf("begun") })
    expect(page.view(["München"])).toMatchObject({
      screen: "DeliveryAddress",
      save: "editing",
      form: { deliveryAddress: { zipCode: "80331", city: "München", firstName: "" } }
    })
    expect(page.view(["Berg", "Tal"])).toMatchObject({ form: { deliveryAddress: { city: "" } } })
  })

  it("shows the input from before a reload instead of the saved form", () => {
    const page = begin({ held: heldOf("begun"), typed: { DeliveryAddress: { ...addressForm } } })
    expect(page.view()).toMatchObject({ form: { deliveryAddress: { street: "Lindenweg" } } })
  })

  it("starts with known data of the buyer, until the buyer types or saves something", () => {
    const known: ReadonlyArray<KnownBuyer> = [
      { emailAddress: "", deliveryAddress: null, useInvoiceAddress: false, invoiceAddress: null },
      {
        emailAddress: "a@b.example",
        deliveryAddress: address,
        useInvoiceAddress: false,
        invoiceAddress: null
      }
    ]
    const shown = (page: ReturnType<typeof begin>) => orderWizardView(page.snapshot(), { known })
    const page = begin({ held: heldOf("begun") })
    expect(page.view()).toMatchObject({ form: { emailAddress: "" }, completed: null })
    expect(shown(page)).toMatchObject({
      form: { emailAddress: "a@b.example", deliveryAddress: { street: address.street } },
      completed: null
    })
    page.send({
      type: "form.keep",
      form: { ...addressForm, emailAddress: "", deliveryAddress: { ...address, street: "Anders" } }
    })
    expect(shown(page)).toMatchObject({
      form: { emailAddress: "", deliveryAddress: { street: "Anders" } },
      completed: {
        step: "DeliveryAddress",
        emailAddress: "a@b.example",
        deliveryAddress: { street: "Anders" }
      }
    })
    const saved = begin({ held: heldOf("addressed"), wish: { step: "DeliveryAddress", variant: null } })
    expect(shown(saved)).toMatchObject({ completed: null })
  })

  it("shows a problem until its field is changed", () => {
    const page = begin({ held: heldOf("begun") })
    const flawed = { ...addressForm, deliveryAddress: { ...address, street: "", phone: "x" } }
    page.send({ type: "form.save", form: flawed })
    const fields = () => {
      const view = page.view()
      return "problems" in view ? view.problems.map(({ field }) => field) : []
    }
    expect(fields()).toEqual(["deliveryAddress.street", "deliveryAddress.phone"])
    page.send({
      type: "form.keep",
      form: { ...flawed, deliveryAddress: { ...flawed.deliveryAddress, street: "A" } }
    })
    expect(fields()).toEqual(["deliveryAddress.phone"])
  })

  it("names every state of a save", async () => {
    const page = begin({ held: heldOf("begun") })
    const save = () => {
      const view = page.view()
      return "save" in view ? view.save : view.screen
    }
    page.send({ type: "form.save", form: { ...addressForm, emailAddress: "" } })
    expect(save()).toBe("flawed")
    page.send({ type: "form.save", form: addressForm })
    expect(save()).toBe("saving")
    await page.fail("saveStep")
    expect(save()).toBe("unsaved")
    page.send({ type: "save.retry" })
    await page.answer("saveStep", { kind: "conflict" })
    expect(save()).toBe("saving")
    await page.fail("loadDraft")
    expect(save()).toBe("unread")
    page.send({ type: "save.retry" })
    await page.answer("loadDraft", { kind: "loaded", ...heldOf("addressed", { version: 7 }) })
    expect(save()).toBe("conflict")
  })

  it("names every state of the final check", async () => {
    const page = begin({ held: heldOf("paid") })
    const place = () => {
      const view = page.view()
      return view.screen === "Summary" ? view.place : view.screen
    }
    expect(place()).toBe("preparing")
    await page.answer("checkOffer", { kind: "unchanged", recentOrders: 1, ...heldOf("paid") })
    expect(place()).toBe("doubled")
    page.send({ type: "double.acknowledge" })
    await page.answer("takeKey", "key-1")
    expect(place()).toBe("reviewing")
    page.send({ type: "order.place" })
    expect(place()).toBe("placing")
    await page.fail("placeOrder")
    expect(place()).toBe("unanswered")
    page.send({ type: "place.retry" })
    await page.answer("placeOrder", { kind: "priceChanged" })
    expect(place()).toBe("preparing")
    await page.fail("loadDraft")
    expect(place()).toBe("unprepared")
    page.send({ type: "place.retry" })
    const dearer = { ...offerOf("a", 100_000), totalPrice: 1900, hash: "dearer" }
    await page.answer("loadDraft", { kind: "loaded", ...heldOf("paid", { offer: dearer }) })
    expect(page.view()).toMatchObject({
      place: "changed",
      seenOffer: { totalPrice: 1800 },
      draft: { offer: { totalPrice: 1900 } }
    })
    page.send({ type: "change.acknowledge" })
    await page.fail("checkOffer")
    expect(place()).toBe("unprepared")
    page.send({ type: "place.retry" })
    const checked = (kind: string) => page.answer("checkOffer", { kind, recentOrders: 1, ...heldOf("paid") })
    await checked("priceChanged")
    expect(place()).toBe("priceChanged")
    page.send({ type: "price.acknowledge" })
    await page.fail("takeKey")
    expect(place()).toBe("unprepared")
    page.send({ type: "place.retry" })
    await page.answer("takeKey", "key-2")
    page.send({ type: "order.place" })
    await page.answer("placeOrder", { kind: "refused", problems: [] })
    expect(place()).toBe("refused")
    page.send({ type: "place.retry" })
    await checked("unchanged")
    await page.answer("takeKey", "key-3")
    page.send({ type: "order.place" })
    await page.answer("placeOrder", { kind: "placed", orderId: "order-1" })
    expect(place()).toBe("placed")
  })

  it("reports a missing draft, and one that cannot be loaded", async () => {
    const page = begin()
    expect(page.view()).toEqual({ screen: "loading" })
    await page.fail("loadDraft")
    expect(page.view()).toEqual({ screen: "unloaded" })
    page.send({ type: "load.retry" })
    await page.answer("loadDraft", { kind: "gone" })
    expect(page.view()).toEqual({ screen: "missing" })
  })

  it("shows the payment with its saved reference", () => {
    const payment = {
      variant: "Invoice" as const,
      paymentId: 40,
      isInteraidPayment: false,
      orderReference: "K 7"
    }
    const page = begin({
      held: heldOf("paid", { payment }),
      wish: { step: "Payment", variant: null }
    })
    expect(page.view()).toMatchObject({ screen: "Payment", form: { ...paymentForm, orderReference: "K 7" } })
  })
})

describe("the list of steps", () => {
  it("marks steps as done before the current one, and as open if the server has validated them", () => {
    expect(shownSteps(draftOf("addressed"), "Payment")).toEqual([
      { step: "DeliveryAddress", state: "done", isOpen: true },
      { step: "Payment", state: "current", isOpen: true },
      { step: "Summary", state: "coming", isOpen: false }
    ])
  })
})

describe("the view of the confirm page", () => {
  const offer = offerOf("a", 100_000)
  const begun = () => stage(orderStartMachine, { calculation: calculationOf(), offer })
  const asSeen = { priceChanged: false, seenTotal: 1800 }

  it("shows a changed price beside that of the list, and otherwise a recalculation", () => {
    const snapshot = begun().snapshot()
    expect(confirmView(snapshot, asSeen).change).toBeNull()
    expect(confirmView(snapshot, { priceChanged: true, seenTotal: 1700 }).change).toMatchObject({
      totalPrice: 1700
    })
    expect(confirmView(snapshot, { priceChanged: true, seenTotal: 1800 }).change).toBe("recalculated")
    expect(confirmView(snapshot, { priceChanged: true, seenTotal: undefined }).change).toBe("recalculated")
  })

  it("shows a price changed at the start beside that of this page", async () => {
    const page = begun()
    page.send({ type: "order.start" })
    expect(confirmView(page.snapshot(), asSeen).state).toBe("starting")
    await page.answer("startDraft", {
      kind: "priceChanged",
      offer: { ...offer, totalPrice: 1900, hash: "b" }
    })
    expect(confirmView(page.snapshot(), asSeen)).toMatchObject({
      state: "changed",
      offer: { totalPrice: 1900 },
      change: { totalPrice: 1800 }
    })
  })
})
