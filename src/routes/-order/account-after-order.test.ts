import { expect, it } from "vitest"
import { address } from "../../../model-tests/data/drafts.ts"
import { termsVersion } from "../../domain/legal/terms.ts"
import { registrationOf } from "./account-after-order.ts"

const order = {
  orderId: "o",
  countryId: 2,
  productGroupId: 3,
  emailAddress: "erika@example.org",
  deliveryAddress: address,
  invoiceAddress: null
} as const

it("a guest's registration has the order's email address and addresses, and its mail leads back to the order (rule account.after-order)", () => {
  expect(registrationOf(order, "vier alte Kachelöfen")).toEqual({
    authData: {
      email: "erika@example.org",
      mode: "register",
      asGuest: false,
      forOrder: false,
      password: "vier alte Kachelöfen"
    },
    countryId: 2,
    deliveryAddress: address,
    invoiceAddress: null,
    useInvoiceAddress: false,
    termsVersion: termsVersion[2],
    newsletter: false,
    returnUrl: "/holzpellets-lose/bestellung-erfolgreich/o"
  })
  expect(registrationOf({ ...order, invoiceAddress: address }, "x").useInvoiceAddress).toBe(true)
})
