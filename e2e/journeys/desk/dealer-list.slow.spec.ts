import { expect } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { ask } from "../../database.ts"
import { dealerWithOrders } from "../../dealer.ts"
import { dealerOf } from "../../order-life.ts"
import { OpenOrders } from "../../pages/OpenOrders.ts"
import { signIn } from "../../signed-in.ts"
import { test } from "../../test.ts"

const path = "/stornomanagement/offen"

test("the list is loaded again when the page becomes visible again, and an open form is unchanged", async ({
  page,
  browser,
  baseURL
}) => {
  await page.clock.install()
  const { dealer, numbers } = await dealerWithOrders(["placed", "placed"])
  const [typed = "", moved = ""] = numbers
  await signIn(page, dealer, path, false)
  const orders = new OpenOrders(page)
  await orders.alive()
  await orders.act(typed, "Ablehnen").click()
  await orders.dialog.getByLabel(/^Grund/u).fill("Der Wagen ist")
  // both orders are changed elsewhere: one of them leaves the list while its form is open
  const first = await dealerOf(browser, String(baseURL), moved)
  await first.leads("confirm")
  await first.leaves()
  const second = await dealerOf(browser, String(baseURL), typed)
  await second.leads("refuse", { Reason: "Ausverkauft" })
  await second.leaves()
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })))
  // the list behind the form is updated
  await expect(page.locator("tr", { hasText: moved })).toContainText("Bestätigt")
  await expect(orders.dialog.getByLabel(/^Grund/u)).toHaveValue("Der Wagen ist")
  await expect(orders.dialog.getByLabel(/^Grund/u)).toBeFocused()
  await page.keyboard.type(" kaputt.")
  await orders.standStill()
  await orders.send("Ablehnen").click()
  await orders.sent()
  await expect(orders.outcome(typed)).toContainText("inzwischen geändert")
  await expect(orders.row(typed)).toContainText("Abgelehnt")

  await orders.again.click()
  await expect(orders.row(typed)).toHaveCount(0)
  await expect(orders.found).toHaveText("1 offene Bestellung")
  await expect(orders.again).toBeFocused()
  await page.route("**/api/dealer-orders/open", (route) => route.fulfill({ status: 503, json: {} }))
  await orders.again.click()
  await expect(page.getByText("wie sie zuletzt geladen wurde")).toBeVisible()
  await expect(orders.act(moved, "Termin vereinbaren")).toBeEnabled()
  await expectAccessible(page)
  await page.unroute("**/api/dealer-orders/open")
  await orders.again.click()
  await expect(page.getByText("wie sie zuletzt geladen wurde")).toBeHidden()
})

test("going back to another filter of the same list asks before an open form is lost", async ({ page }) => {
  const { dealer, numbers } = await dealerWithOrders(["placed"])
  const [order = ""] = numbers
  await signIn(page, dealer, path, false)
  const orders = new OpenOrders(page)
  await orders.alive()
  await page.getByLabel("Stand").selectOption({ label: "Neu" })
  await page.getByRole("main").getByRole("button", { name: "Suchen" }).click()
  await page.waitForURL("**/offen?*stand=*")
  await orders.act(order, "Ablehnen").click()
  await orders.dialog.getByLabel(/^Grund/u).fill("Ausverkauft")
  await page.goBack()
  const leaving = page.getByRole("dialog", { name: "Seite verlassen?" })
  await expect(leaving).toBeVisible()
  await expectAccessible(page)
  await leaving.getByRole("button", { name: "Hier bleiben" }).click()
  await expect(orders.dialog.getByLabel(/^Grund/u)).toHaveValue("Ausverkauft")
})

test("an order of several stations is delivered one by one, and stays open until the last has its part", async ({
  page
}) => {
  await page.clock.install()
  const { dealer, numbers, ids } = await dealerWithOrders(["scheduled"])
  const [order = ""] = numbers
  await ask(
    `update customer_order o set receipt = o.receipt || jsonb_build_object(
       'calculation', o.receipt -> 'calculation' || '{"stations": 2}',
       'stations', jsonb_build_array(
         jsonb_build_object('amount', 4000, 'address', o.receipt -> 'deliveryAddress'),
         jsonb_build_object('amount', 2000, 'address', o.receipt -> 'deliveryAddress' || '{"street": "Finkenweg"}')))
     where id = any($1::text[])`,
    [ids]
  )
  await signIn(page, dealer, path, false)
  const orders = new OpenOrders(page)
  await orders.alive()
  await expect(orders.row(order)).toContainText("Stelle 1: 4.000 kg offen")
  await expect(orders.row(order)).toContainText("Stelle 2: 2.000 kg offen")
  await orders.act(order, "Lieferung melden").click()
  const station = orders.dialog.getByLabel("Lieferstelle")
  const amount = orders.dialog.getByLabel(/^Gelieferte Menge/u)
  await expect(amount).toHaveValue("4.000")
  await expect(orders.dialog.getByText("3.600 bis 4.400 gelten als vereinbart")).toBeVisible()
  await station.selectOption("2")
  await expect(amount).toHaveValue("2.000")
  await expectAccessible(page)
  await amount.fill("2100")
  await orders.standStill()
  await orders.send("Lieferung melden").click()
  await orders.sent()
  await expect(orders.outcome(order)).toHaveText("Gespeichert.")
  await expect(orders.row(order)).toContainText("Stelle 1: 4.000 kg offen")
  await expect(orders.row(order)).toContainText("Stelle 2: 2.100 kg geliefert")
  await expectAccessible(page)

  await orders.act(order, "Lieferung melden").click()
  await expect(station.locator("option")).toHaveCount(1)
  await expect(amount).toHaveValue("4.000")
  await orders.standStill()
  await orders.send("Lieferung melden").click()
  await orders.sent()
  await expect(orders.row(order)).toContainText("Geliefert")
  await expect(orders.row(order).getByRole("button")).toHaveCount(0)
  await orders.again.click()
  await expect(page.getByText("Es ist nichts offen")).toBeVisible()
  await expectAccessible(page)
  const came = await ask(
    `select data ->> 'station' as station, data ->> 'amount' as amount from order_event
     where order_id = $1 and event = 'order.deliver' order by version`,
    [ids[0]]
  )
  expect(came).toEqual([
    { station: "2", amount: "2100" },
    { station: "1", amount: "4000" }
  ])
})
