import { expect } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { password } from "../../account.ts"
import { ask } from "../../database.ts"
import { dayFromNow, dealerWithOrders, workdayFromNow } from "../../dealer.ts"
import { OpenOrders } from "../../pages/OpenOrders.ts"
import { SignIn } from "../../pages/SignIn.ts"
import { signIn } from "../../signed-in.ts"
import { elsewhere } from "../../staff.ts"
import { test } from "../../test.ts"
import { path, number } from "./dealer-orders.parts.ts"

test("a dealer starts on the first page of the menu, confirms, schedules and delivers, and the buyer sees it", async ({
  page,
  contexts
}) => {
  await page.clock.install()
  const { dealer, customer, numbers, ids } = await dealerWithOrders(["placed"])
  const order = number(numbers, 0)
  const form = new SignIn(page)
  await form.open()
  await form.signIn(dealer, password)
  const menu = page.getByRole("navigation", { name: "Mein Bereich" })
  await expect(menu.getByRole("link").first()).toHaveAttribute("aria-current", "page")
  await menu.getByRole("link", { name: "Offene Bestellungen" }).click()
  await page.waitForURL(`**${path}`)

  const orders = new OpenOrders(page)
  await expect(orders.found).toHaveText("1 offene Bestellung")
  await expect(page.getByRole("columnheader", { name: "Händler" })).toHaveCount(0)
  await expectAccessible(page)
  await orders.alive()
  await orders.standStill()
  await orders.act(order, "Bestätigen").dblclick()
  await expect(orders.outcome(order)).toHaveText("Bestätigen: wird in 10 Sekunden gesendet.")
  await orders.sent()
  await expect(orders.outcome(order)).toHaveText("Gespeichert.")
  await expect(orders.outcome(order)).toBeFocused()
  await expectAccessible(page)

  await orders.act(order, "Termin vereinbaren").click()
  await orders.dialog.getByLabel("Liefertag").fill(dayFromNow(11))
  await orders.send("Termin vereinbaren").click()
  await expect(orders.dialog.getByLabel(/^Grund/u)).toBeFocused()
  await expect(orders.dialog.getByText("außerhalb des bestellten Zeitraums. Bitte")).toBeVisible()
  await expectAccessible(page)
  await orders.dialog.getByLabel("Liefertag").fill(workdayFromNow(0))
  await orders.standStill()
  await orders.send("Termin vereinbaren").dblclick()
  await orders.sent()
  await expect(orders.row(order)).toContainText("Termin vereinbart")

  // without a response the input stays, and can be sent again
  await orders.act(order, "Lieferung melden").click()
  await orders.dialog.getByLabel(/^Gelieferte Menge/u).fill("5.200")
  await orders.send("Lieferung melden").click()
  await expect(orders.dialog.getByText(/Vereinbart sind 5\.400 bis 6\.600/u)).toBeVisible()
  await orders.dialog.getByLabel(/^Grund/u).fill("Der Lagerraum war voll.")
  await page.route("**/deliver", (route) => route.fulfill({ status: 503, json: {} }), { times: 1 })
  await orders.standStill()
  await orders.send("Lieferung melden").click()
  await orders.sent()
  await expect(orders.dialog.getByText("Der Server hat nicht geantwortet")).toBeVisible()
  await expectAccessible(page)
  await expect(orders.dialog.getByLabel(/^Grund/u)).toHaveValue("Der Lagerraum war voll.")
  await orders.standStill()
  await orders.send("Lieferung melden").click()
  await orders.sent()
  await expect(orders.row(order)).toContainText("Geliefert")
  await expect(orders.row(order).getByRole("button")).toHaveCount(0)
  await expectAccessible(page)

  const [counted] = await ask("select count(*)::int as n from order_event where order_id = $1", [ids[0]])
  expect(counted?.["n"], "each once, however often it was pressed").toBe(4)
  const buyer = await elsewhere(contexts)
  await signIn(buyer, customer, `/holzpellets-lose/bestellung-erfolgreich/${ids[0]}`, false)
  await expect(buyer.getByText("5.200 kg").first()).toBeVisible()
  await expect(buyer.getByText("Geliefert").first()).toBeVisible()
})
