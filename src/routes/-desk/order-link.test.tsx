// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import { orderPathOf } from "../../domain/rights/order-path.ts"
import type { Role } from "../../domain/rights/roles.ts"
import { OrderLink } from "../../ui/kit/desk/OrderLink.tsx"
import { OrderPaths } from "../../ui/kit/desk/order-paths.ts"
import { MailOrder } from "../../ui/support/MailOrder.tsx"
import { onDesk } from "./desk-form.test-support.tsx"

afterEach(cleanup)

const hrefs = async (role: Role) => {
  await onDesk(() => (
    <OrderPaths value={orderPathOf({ roles: [role], isImpersonated: false })}>
      <OrderLink orderId="an-id" orderNumber="HM-26-100001" />
      <OrderLink orderNumber="HM-26-100002" from="sold" />
      <MailOrder subject="Ihre Bestellung HM-26-100003 ist eingegangen" />
      <MailOrder subject="Ihr Preisalarm" />
    </OrderPaths>
  ))
  await screen.findByText("HM-26-100003")
  return screen.queryAllByRole("link").map((link) => link.getAttribute("href"))
}

it.each<[Role, ReadonlyArray<string>]>([
  [
    "Role_Interaid_DealerSupport",
    [
      "/support/bestellungen/an-id",
      "/stornomanagement/bestellungen/HM-26-100002",
      "/support/bestellungen/HM-26-100003"
    ]
  ],
  [
    "Role_AdvertisingPartner",
    [
      "/stornomanagement/bestellungen/an-id",
      "/stornomanagement/bestellungen/HM-26-100002",
      "/stornomanagement/bestellungen/HM-26-100003"
    ]
  ],
  ["Role_Interaid_Marketing", []]
])("order numbers link for %s to %j (rule desk.order-links)", async (role, expected) => {
  expect(await hrefs(role)).toEqual(expected)
})
