import { Schema } from "effect"
import { describe, expect, it } from "vitest"
import { addressForm, draftOf, heldOf } from "../../../model-tests/data/drafts.ts"
import { stage } from "../../../model-tests/harness/stage.ts"
import { OrderProcessApi } from "../../../src/contract/order-process.api.ts"
import { policy } from "../../../src/contract/permissions-of-calls.ts"
import { orderStep } from "../../../src/contract/order-steps.api.ts"
import { answerRows, withoutTypedAnswers } from "../../../src/domain/order/answers.ts"
import { orderMachineVersion } from "../../../src/domain/order/draft.ts"
import {
  addressableSteps,
  applicableSteps,
  formSteps,
  orderSteps,
  saveCallOf,
  stepOfSegment
} from "../../../src/domain/order/steps.ts"
import { standingForms } from "../../../src/domain/order/wizard/order-forms.ts"
import { pathOfShown, stepWishOfPath } from "../../../src/domain/order/wizard/step-path.ts"
import { stepAfter, stepBefore } from "../../../src/domain/order/wizard/step-walk.ts"
import { orderMachine } from "../../../src/machines/order.machine.ts"
import { nextSteps, openSteps } from "../../../src/machines/order/stored-steps.ts"
import {
  draftOf as keptDraft,
  readyContents,
  seenContents,
  summaryHashOf
} from "../../../src/server/orders/draft-row.ts"
import { stepSaves } from "../../../src/server/orders/step-saves.ts"
import { keepTyped, readTyped } from "../../../src/services/actors/typed-forms.ts"
import { keptValues } from "../../../src/services/browser/storage.ts"
import { orderWizardView, shownSteps } from "../../../src/ui/order/wizard/order.view.ts"

const found = stepOfSegment("liefertermin")
if (found === undefined) throw new Error("The sixth step is not planted")
const sixth = found

const applicable = applicableSteps({ stations: 1, variant: "Invoice" })
const keys = (steps: typeof applicable): ReadonlyArray<string> => steps.map(({ key }) => key)
const form = { step: sixth, deliveryDay: "2026-12-01" }

/** Returns which parts of an order with one station are valid: all parts except the given forms. */
const factsBut = (...lacking: ReadonlyArray<string>) => ({
  count: 1,
  address: true,
  stations: true,
  payment: true,
  ...Object.fromEntries(["date"].concat(lacking).map((name) => [name, !lacking.includes(name)]))
})

/** A draft with a valid address, as the server returns it when it is opened. */
const addressed = {
  ...heldOf("addressed"),
  draft: draftOf("addressed", {
    applicableSteps: applicable,
    steps: openSteps(applicable, nextSteps(null, factsBut("date")))
  })
}

describe("a sixth step, added to the table", () => {
  it("is sorted among the others by its weight", () => {
    expect(keys(applicable)).toEqual(["DeliveryAddress", "DeliveryDate", "Payment", "Summary", "FinalCheck"])
    expect(stepAfter(applicable, "DeliveryAddress")).toEqual({ step: sixth, variant: null })
    expect(stepBefore(applicable, "Payment")).toEqual({ step: sixth, variant: null })
  })

  it("has its URL", () => {
    expect(stepWishOfPath("liefertermin", undefined)).toEqual({ step: sixth, variant: null })
    expect(pathOfShown(sixth, ["adresse", undefined, undefined])).toEqual(["liefertermin", undefined])
  })

  it("is encoded and decoded by the contract, like every step", () => {
    for (const step of applicable) {
      const sent = Schema.encodeSync(orderStep)(step)
      expect(sent).toEqual({ Key: step.key, Variant: step.variant, Weight: step.weight })
      expect(Schema.decodeSync(orderStep)(sent)).toEqual(step)
    }
  })

  it("is opened by the server, and must be valid before the next one opens", () => {
    expect(keys(openSteps(applicable, nextSteps(null, factsBut("date"))))).toEqual([
      "DeliveryAddress",
      "DeliveryDate"
    ])
    expect(keys(openSteps(applicable, nextSteps(null, factsBut("payment"))))).toEqual([
      "DeliveryAddress",
      "DeliveryDate",
      "Payment"
    ])
    expect(openSteps(applicable, nextSteps(null, factsBut()))).toEqual(applicable)
  })

  it("is required of drafts stored before it existed", () => {
    const { count, address, stations, payment } = factsBut()
    const facts = { count, address, stations, payment }
    const before = { machineVersion: orderMachineVersion, value: "Summary" as const, facts }
    expect(nextSteps(before, factsBut("date")).value).toBe(sixth)
  })

  it("is shown, filled in and saved by the wizard, which continues with the next step", async () => {
    const page = stage(orderMachine, { draftId: "draft-1", wish: null, held: addressed }, ["showStep"])
    expect(page.effects("showStep")).toEqual([{ step: sixth, variant: null, move: "replace" }])
    expect(orderWizardView(page.snapshot())).toMatchObject({
      screen: sixth,
      save: "editing",
      form: { deliveryDay: "" }
    })
    page.send({ type: "form.save", form: { ...form, deliveryDay: "" } })
    expect(orderWizardView(page.snapshot())).toMatchObject({
      save: "flawed",
      problems: [{ field: "deliveryDay" }]
    })
    page.send({ type: "form.save", form })
    expect(orderWizardView(page.snapshot())).toMatchObject({ save: "saving" })
    const steps = openSteps(applicable, nextSteps(null, factsBut("payment")))
    const draft = { ...addressed.draft, steps }
    await page.answer("saveStep", { kind: "saved", ...addressed, draft })
    expect(orderWizardView(page.snapshot())).toMatchObject({ screen: "Payment" })
    expect(shownSteps(draft, "Payment").map(({ step, state }) => `${step} ${state}`)).toEqual([
      "DeliveryAddress done",
      "DeliveryDate done",
      "Payment current",
      "Summary coming"
    ])
  })

  it("is stored in draft, receipt and order, and locked by the summary", () => {
    const { countryId, productGroupId, calculation, offer } = addressed.draft
    const contents = {
      emailAddress: addressForm.emailAddress,
      deliveryAddress: addressForm.deliveryAddress,
      useInvoiceAddress: false,
      invoiceAddress: null,
      stations: [],
      payment: { variant: "Invoice", paymentId: 40, isInteraidPayment: false, orderReference: "" }
    } as const
    const row = {
      id: "draft-1",
      version: 4,
      countryId,
      productGroupId,
      calculation,
      dealerId: offer.dealerId,
      offer,
      offerCalculatedAt: new Date(0),
      placedOrderId: null,
      snapshot: nextSteps(null, factsBut()),
      contents: { ...contents, deliveryDay: "2026-12-01" }
    }
    expect(keptDraft(row)).toMatchObject({ deliveryDay: "2026-12-01" })
    const { deliveryDay: _, ...before } = row.contents
    const { count, address, stations, payment } = factsBut()
    const facts = { count, address, stations, payment }
    const stored = { machineVersion: orderMachineVersion, value: "Summary" as const, facts }
    // a draft created before the sixth step existed cannot be ordered until this step is filled in
    const old = { ...row, contents: before, snapshot: stored }
    expect([readyContents(old), keptDraft(old).summaryHash]).toEqual([undefined, null])
    expect(keptDraft(old).steps.at(-1)).toMatchObject({ key: "DeliveryDate" })
    expect(seenContents(row.contents)).toMatchObject({ deliveryDay: "2026-12-01" })
    expect(summaryHashOf(row, row.contents)).not.toBe(summaryHashOf(row, contents))
  })

  it("is shown to buyer and seller, without its typed text for an unproved mailbox", () => {
    const order = { emailAddress: "erika@example.org", deliveryDay: "2026-12-01" }
    expect(answerRows(order)).toEqual([{ key: "deliveryDay", label: "Liefertag", value: "2026-12-01" }])
    expect(withoutTypedAnswers(order)).toEqual({ emailAddress: "erika@example.org" })
  })

  it("is stored in the tab as typed", () => {
    const values = keptValues(() => undefined)
    const typed = { DeliveryAddress: addressForm, [sixth]: form }
    keepTyped(values, "draft-1", typed)
    expect(readTyped(values, "draft-1")).toEqual(typed)
    keepTyped(values, "draft-1", { [sixth]: { ...form, deliveryDay: 1 } })
    expect(readTyped(values, "draft-1")).toEqual({})
  })
})

describe("every step with a form", () => {
  const forms = formSteps.map((step) => orderSteps[step].form)

  it("is valid by its stored data alone", () => {
    expect(Object.keys(standingForms(addressed.draft)).toSorted()).toEqual(forms.toSorted())
  })

  it.each([...formSteps])("is saved by a call of its own: %s", (step) => {
    const call = saveCallOf(step)
    expect(OrderProcessApi.endpoints).toHaveProperty(call)
    expect(policy[`orderProcess.${call}`]).toBe("order.place")
    expect(stepSaves).toHaveProperty(call)
  })

  it.each([...addressableSteps])("has its own state in the wizard: %s", (step) => {
    expect(orderMachine.getStateNodeById(`order.step.${orderSteps[step].shown.state}`).key).toBe(
      orderSteps[step].shown.state
    )
  })
})
