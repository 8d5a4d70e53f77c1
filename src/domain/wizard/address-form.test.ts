import { describe, expect, it } from "vitest"
import { emptyAddress } from "../address.ts"
import { tidyAddressForm } from "./address-form.ts"

describe("the address step as it is sent", () => {
  const deliveryAddress = { ...emptyAddress(1, "01067"), firstName: " Erika ", street: "Am Zwinger " }

  it("has no blanks around its texts", () => {
    const form = tidyAddressForm({
      emailAddress: " erika@example.org ",
      deliveryAddress,
      useInvoiceAddress: true,
      invoiceAddress: { ...deliveryAddress, city: " Berlin" }
    })
    expect(form.emailAddress).toBe("erika@example.org")
    expect(form.deliveryAddress).toEqual({ ...emptyAddress(1, "01067"), firstName: "Erika", street: "Am Zwinger" })
    expect(form.invoiceAddress?.city).toBe("Berlin")
  })

  it("holds no invoice address that is not wanted", () => {
    const form = { emailAddress: "", deliveryAddress, useInvoiceAddress: false, invoiceAddress: deliveryAddress }
    expect(tidyAddressForm(form).invoiceAddress).toBeNull()
  })
})
