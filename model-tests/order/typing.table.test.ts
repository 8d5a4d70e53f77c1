import { describe, expect, it } from "vitest"
import { orderMachine } from "../../src/machines/order.machine.ts"
import { addressForm, draftOf, heldOf } from "../data/drafts.ts"
import { type Stage, stage } from "../harness/stage.ts"
import { pathOf } from "../harness/table.ts"

type Wizard = Stage<typeof orderMachine>

const second = { ...addressForm, emailAddress: "second@example.org" }
const flawed = { ...addressForm, emailAddress: "" }

const begin = (): Wizard =>
  stage(orderMachine, { draftId: "draft-1", wish: null, held: heldOf("begun") }, ["showStep"])
const where = (page: Wizard): string => pathOf(page.snapshot().value)
const sent = (page: Wizard) => page.asked("saveStep").map((each) => (each as { form: unknown }).form)
const saved = (page: Wizard, version = 2) =>
  page.answer("saveStep", { kind: "saved", ...heldOf("addressed", { version }) })
const typed = (page: Wizard) => page.snapshot().context.typed.DeliveryAddress

describe("input typed while a form is being saved (rule order.typing: nothing typed is lost)", () => {
  it("stays on the page, and is sent with the next save", async () => {
    const page = begin()
    page.send({ type: "form.save", form: addressForm })
    page.send({ type: "form.keep", form: second })
    await saved(page)
    expect([where(page), typed(page)]).toEqual(["step.deliveryAddress.editing", second])
    expect(page.effects("showStep").at(-1)).toMatchObject({ step: "DeliveryAddress", move: "replace" })
    page.send({ type: "form.save", form: second })
    await saved(page, 3)
    expect([where(page), typed(page)]).toEqual(["step.payment.editing", undefined])
    expect(page.effects("showStep").at(-1)).toMatchObject({ step: "Payment", move: "push" })
  })

  it("is kept if the user has requested another step meanwhile", async () => {
    const page = stage(
      orderMachine,
      { draftId: "draft-1", wish: { step: "DeliveryAddress", variant: null }, held: heldOf("addressed") },
      ["showStep"]
    )
    page.send({ type: "form.save", form: addressForm })
    page.send({ type: "form.keep", form: second })
    page.send({ type: "step.goto", step: "Payment", variant: null })
    await saved(page)
    expect([where(page), typed(page)]).toEqual(["step.payment.editing", second])
    expect(page.effects("showStep").at(-1)).toMatchObject({ step: "Payment", move: "push" })
  })

  it("changes nothing if it equals the saved form", async () => {
    const page = begin()
    page.send({ type: "form.save", form: addressForm })
    page.send({ type: "form.keep", form: second })
    page.send({ type: "form.keep", form: { ...addressForm } })
    await saved(page)
    expect([where(page), typed(page)]).toEqual(["step.payment.editing", undefined])
  })

  it("is sent when the save is repeated after a lost answer", async () => {
    const page = begin()
    page.send({ type: "form.save", form: addressForm })
    await page.fail("saveStep")
    page.send({ type: "form.keep", form: second })
    page.send({ type: "save.retry" })
    expect(sent(page)).toEqual([addressForm, second])
    await saved(page)
    expect([where(page), typed(page)]).toEqual(["step.payment.editing", undefined])
  })

  it("is not sent if it is invalid, and stays to be corrected", async () => {
    const page = begin()
    page.send({ type: "form.save", form: addressForm })
    await page.fail("saveStep")
    page.send({ type: "form.keep", form: flawed })
    page.send({ type: "save.retry" })
    expect(sent(page)).toEqual([addressForm, addressForm])
    await saved(page)
    expect([where(page), typed(page)]).toEqual(["step.deliveryAddress.editing", flawed])
  })

  it("is the local version in a conflict", async () => {
    const page = begin()
    page.send({ type: "form.save", form: addressForm })
    page.send({ type: "form.keep", form: second })
    await page.answer("saveStep", { kind: "conflict" })
    await page.answer("loadDraft", {
      kind: "loaded",
      draft: draftOf("addressed", { version: 5 }),
      offerValidFor: 1
    })
    page.send({ type: "conflict.keepMine" })
    expect(page.asked("saveStep").at(-1)).toEqual({ draftId: "draft-1", version: 5, form: second })
  })
})
