import { expect, it } from "vitest"
import { orderPathOf } from "./order-path.ts"
import type { Role } from "./roles.ts"

const of = (...roles: ReadonlyArray<Role>) => orderPathOf({ roles, isImpersonated: false })

const any = "/support/bestellungen/HM-26-100001"
const own = "/stornomanagement/bestellungen/HM-26-100001"

it.each<[Role, string | undefined, string | undefined]>([
  ["Role_Interaid_Admin", any, own],
  ["Role_Interaid_CustomerSupport", any, own],
  ["Role_Interaid_DealerSupport", any, own],
  ["Role_Interaid_Financial", any, own],
  ["Role_AdvertisingPartner", own, own],
  ["Role_Interaid_Editor", undefined, undefined],
  ["Role_Interaid_Marketing", undefined, undefined],
  ["Role_Interaid_AdManager", undefined, undefined],
  ["Role_Press", undefined, undefined],
  ["Role_Customer", undefined, undefined]
])("%s opens an order at %s, and from what is sold at %s", (role, anywhere, sold) => {
  expect(of(role)("HM-26-100001")).toBe(anywhere)
  expect(of(role)("HM-26-100001", "sold")).toBe(sold)
})

it("no order can be opened without a sign-in, or by staff who act in a customer's name", () => {
  expect(orderPathOf(null)("HM-26-100001")).toBeUndefined()
  expect(
    orderPathOf({ roles: ["Role_Interaid_Admin"], isImpersonated: true })("HM-26-100001")
  ).toBeUndefined()
})
