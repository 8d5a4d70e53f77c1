import { expect } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { dealerWithDelivered } from "../../dealer.ts"
import { signIn } from "../../signed-in.ts"
import { elsewhere, makePerson } from "../../staff.ts"
import { test } from "../../test.ts"
import { OpenOrders } from "../../pages/OpenOrders.ts"
import { path } from "./billing.parts.ts"

test("a bill can be read by its buyer as well, and is not found for another dealer", async ({
  page,
  contexts
}) => {
  const { customer, ids } = await dealerWithDelivered(["invoiced"])
  const bill = `/druckansicht/bestellung/${ids[0]}/rechnung`
  await signIn(page, customer, `/holzpellets-lose/bestellung-erfolgreich/${ids[0]}`, false)
  await expect(page.getByRole("link", { name: /^Rechnung/u })).toHaveAttribute("href", bill)
  await page.goto(bill)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Rechnung R-/u)
  await expectAccessible(page)

  const { dealer } = await dealerWithDelivered([])
  const foreign = await elsewhere(contexts)
  await signIn(foreign, dealer, path, false)
  await expect(foreign.getByText("Alle Rechnungen sind geschrieben")).toBeVisible()
  const answer = await foreign.goto(bill)
  expect(answer?.status()).toBe(404)
})

test("accounting finds every dealer's bills and settles them; other staff find no such page", async ({
  page,
  contexts
}) => {
  await page.clock.install()
  const { numbers, ids } = await dealerWithDelivered(["invoiced"])
  const [order = ""] = numbers
  const books = await makePerson("Role_Interaid_Financial", "Buchhaltung")
  await signIn(page, books.email, `${path}?stand=rechnung&suche=${order}`)
  const orders = new OpenOrders(page)
  await orders.alive()
  await expect(page.getByRole("columnheader", { name: "Händler" })).toBeVisible()
  await expect(page.getByRole("link", { name: "Rechnungen" })).toHaveAttribute("aria-current", "page")
  const all = `/support/bestellungen/${ids[0]}`
  await expect(orders.row(order).getByRole("link", { name: order })).toHaveAttribute("href", all)
  await expectAccessible(page)
  await orders.standStill()
  await orders.act(order, "Als bezahlt melden").click()
  await orders.sent()
  await expect(orders.row(order)).toContainText("Bezahlt")
  await page.route("**/api/dealer-orders/billing?*", (route) => route.fulfill({ status: 503, json: {} }))
  await page.getByRole("navigation", { name: "Nach Stand" }).getByRole("link", { name: "Geliefert" }).click()
  await expect(page.getByText("Die Bestellungen konnten gerade nicht geladen werden")).toBeVisible()
  await expectAccessible(page)

  const support = await makePerson("Role_Interaid_DealerSupport", "Betreuung")
  const desk = await elsewhere(contexts)
  await signIn(desk, support.email, "/stornomanagement/offen")
  await expect(desk.getByRole("link", { name: "Rechnungen" })).toHaveCount(0)
  const answer = await desk.goto(path)
  expect(answer?.status()).toBe(403)
})
