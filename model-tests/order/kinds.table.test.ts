import { describe, expect, it } from "vitest"
import type { CountryId } from "../../src/domain/place/country.ts"
import type { PaymentVariant } from "../../src/domain/order/steps.ts"
import type { StepForm } from "../../src/domain/order/wizard/order-forms.ts"
import { orderMachine } from "../../src/machines/order.machine.ts"
import { address } from "../data/drafts.ts"
import { heldOfKind, type Kind, stationsForm } from "../data/several.ts"
import { stage } from "../harness/stage.ts"
import { pathOf } from "../harness/table.ts"

/** Euro countries offer all five variants, Switzerland only invoices (rule payment.countries). */
const sold: Readonly<Record<CountryId, ReadonlyArray<PaymentVariant>>> = {
  1: ["Installment", "InteraidInvoice", "InteraidSepa", "Invoice", "Sepa"],
  2: ["Installment", "InteraidInvoice", "InteraidSepa", "Invoice", "Sepa"],
  3: ["InteraidInvoice", "Invoice"]
}
const kinds = ([1, 2, 3] as const).flatMap((countryId) =>
  sold[countryId].flatMap((variant) =>
    ([1, 3] as const).flatMap((stations) =>
      ["guest", "customer"].map((buyer) => ({ countryId, variant, stations, buyer }))
    )
  )
)

/** A payment variant that is not offered. */
const wrongPayment: StepForm = {
  step: "Payment",
  isInteraidPayment: false,
  paymentId: 9999,
  paymentModifier: -1,
  orderReference: ""
}

const zips: Readonly<Record<CountryId, string>> = { 1: "80331", 2: "1010", 3: "8001" }

const page = (kind: Kind) => {
  const place = { countryId: kind.countryId, zipCode: zips[kind.countryId] }
  const rest = (progress: Parameters<typeof heldOfKind>[1], more: object = {}) => {
    const held = heldOfKind(kind, progress, more)
    const { draft } = held
    return {
      ...held,
      draft: {
        ...draft,
        calculation: { ...draft.calculation, ...place },
        deliveryAddress: draft.deliveryAddress && { ...draft.deliveryAddress, ...place }
      }
    }
  }
  const wizard = stage(orderMachine, { draftId: "draft-1", wish: null, held: rest("begun") }, [
    "showStep",
    "openOrder",
    "forgetKey"
  ])
  return {
    wizard,
    rest,
    place,
    at: () => pathOf(wizard.snapshot().value),
    save: (form: StepForm) => wizard.send({ type: "form.save", form })
  }
}

describe.each(kinds)("an order of $stations by $variant in country $countryId by a $buyer", (kind) => {
  it("leads through its steps to one placed order, and refuses invalid input on the way", async () => {
    const { wizard, rest, place, at, save } = page(kind)
    const form: StepForm = {
      step: "DeliveryAddress",
      emailAddress: "erika@example.org",
      deliveryAddress: { ...address, ...place },
      useInvoiceAddress: false,
      invoiceAddress: null
    }
    const isPerson = kind.variant === "Installment"
    expect(at()).toBe("step.deliveryAddress.editing")
    save({ ...form, emailAddress: "" })
    expect(at()).toBe("step.deliveryAddress.flawed")
    save({ ...form, deliveryAddress: { ...form.deliveryAddress, companyName: "Muster GmbH" } })
    expect(at()).toBe(`step.deliveryAddress.${isPerson ? "flawed" : "saving"}`)
    if (isPerson) save(form)
    wizard.send({ type: "step.goto", step: "Summary", variant: null })
    await wizard.answer("saveStep", { kind: "saved", ...rest("addressed") })
    expect(wizard.snapshot().context.refusal).toBe("stepNotValidated")
    if (kind.stations === 3) {
      expect(at()).toBe("step.deliveryStations.editing")
      const there = stationsForm.stations.map(({ amount, address: where }) => ({
        amount,
        address: where && { ...where, ...place }
      }))
      save({ step: "DeliveryStations", stations: there.slice(1) })
      expect(at()).toBe("step.deliveryStations.flawed")
      save({ step: "DeliveryStations", stations: there })
      expect(at()).toBe("step.deliveryStations.saving")
      await wizard.answer("saveStep", { kind: "saved", ...rest("spread") })
    }
    expect(at()).toBe("step.payment.editing")
    const other = kind.variant === "Sepa" ? "Invoice" : "Sepa"
    wizard.send({ type: "step.goto", step: "Payment", variant: other })
    expect(at()).toBe("step.payment.editing")
    save({ ...wrongPayment })
    expect(at()).toBe("step.payment.flawed")
    wizard.send({ type: "step.goto", step: "DeliveryAddress", variant: null })
    save(form)
    await wizard.answer("saveStep", { kind: "saved", ...rest("paid") })
    wizard.send({ type: "step.goto", step: "Summary", variant: null })
    await wizard.answer("checkOffer", { kind: "unchanged", recentOrders: 0, ...rest("paid") })
    await wizard.answer("takeKey", "key-1")
    expect(at()).toBe("step.summary.offered.reviewing")
    wizard.send({ type: "order.place" })
    await wizard.answer("placeOrder", { kind: "placed", orderId: "order-1" })
    expect(at()).toBe("placed")
  })
})
