import { expect, it } from "vitest"
import { emptyAddress } from "../../address/address.ts"
import { allowanceProblems, allowancesOf } from "./allowances.ts"

it("an order paid in instalments allows only one person at one address (rule payment.instalment-buyer)", () => {
  expect(allowancesOf("Installment")).toEqual({
    allowCompany: false,
    allowInvoiceAddress: false,
    allowAddressSelection: false
  })
})

it.each(["Invoice", "InteraidInvoice", "Sepa", "InteraidSepa"] as const)(
  "payment by %s allows everything",
  (variant) => {
    expect(Object.values(allowancesOf(variant))).toEqual([true, true, true])
  }
)

it("what is not allowed is named", () => {
  const deliveryAddress = { ...emptyAddress(1, "80331"), companyName: "Muster GmbH" }
  const form = { deliveryAddress, useInvoiceAddress: true, invoiceAddress: null }
  expect(allowanceProblems(form, allowancesOf("Invoice"))).toEqual([])
  const plain = { ...form, deliveryAddress: emptyAddress(1, "80331"), useInvoiceAddress: false }
  expect(allowanceProblems(plain, allowancesOf("Installment"))).toEqual([])
  expect(allowanceProblems(form, allowancesOf("Installment"))).toEqual([
    { field: "deliveryAddress.companyName", code: "companyNotAllowed" },
    { field: "useInvoiceAddress", code: "invalid" }
  ])
})
