import { expect, type Page } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { dealerWithOrders } from "../../dealer.ts"
import { dealerOf } from "../../order-life.ts"
import { OpenOrders } from "../../pages/OpenOrders.ts"
import { signIn } from "../../signed-in.ts"
import { elsewhere, makePerson } from "../../staff.ts"
import { test } from "../../test.ts"
import { path, number } from "./dealer-orders.parts.ts"

/** Presses the focused control after checking its name. */
const press = async (page: Page, name: string) => {
  await expect(page.locator(":focus")).toHaveText(name)
  await page.keyboard.press("Enter")
}

test("an order is refused by keyboard alone, and another user's action in between is reported", async ({
  page,
  browser,
  contexts,
  baseURL
}) => {
  await page.clock.install()
  const { dealer, numbers } = await dealerWithOrders(["placed", "placed"])
  const [refused, moved] = [number(numbers, 0), number(numbers, 1)]
  await signIn(page, dealer, path, false)
  const orders = new OpenOrders(page)
  await orders.alive()
  await page.keyboard.press("/")
  await expect(page.getByRole("main").getByRole("searchbox")).toBeFocused()
  await page.keyboard.type("gibt es nicht")
  await page.keyboard.press("Enter")
  await expect(page.getByText("Keine offene Bestellung passt dazu")).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press("ControlOrMeta+a")
  await page.keyboard.type(refused)
  await page.keyboard.press("Enter")
  await expect(orders.found).toHaveText("1 offene Bestellung")
  await orders.act(refused, "Bestätigen").focus()
  await page.keyboard.press("Tab")
  await press(page, "Ablehnen")
  await expect(orders.dialog.getByLabel(/^Grund/u)).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(orders.dialog).toBeHidden()
  await press(page, "Ablehnen")
  await orders.dialog.getByLabel(/^Grund/u).focus()
  await page.keyboard.press("Tab")
  await press(page, "Ablehnen")
  await expect(orders.dialog.getByLabel(/^Grund/u)).toBeFocused()
  await page.keyboard.type("Ausverkauft bis Januar.")
  await page.keyboard.press("Tab")
  await orders.standStill()
  await press(page, "Ablehnen")
  await orders.sent()
  await expect(orders.row(refused)).toContainText("Abgelehnt")
  await expect(orders.outcome(refused)).toBeFocused()

  await page.getByRole("main").getByRole("searchbox").fill(moved)
  await page.keyboard.press("Enter")
  await expect(orders.row(moved)).toBeVisible()
  const other = await dealerOf(browser, String(baseURL), moved)
  await other.leads("confirm")
  await other.leaves()
  await orders.act(moved, "Ablehnen").click()
  await orders.dialog.getByLabel(/^Grund/u).fill("Zu weit")
  await orders.standStill()
  await orders.send("Ablehnen").click()
  await orders.sent()
  await expect(orders.outcome(moved)).toContainText("inzwischen geändert")
  await expect(orders.row(moved)).toContainText("Bestätigt")
  await expect(orders.act(moved, "Termin vereinbaren")).toBeEnabled()
  await expectAccessible(page)

  const staff = await makePerson("Role_Interaid_DealerSupport", "Betreuung")
  const desk = await elsewhere(contexts)
  await signIn(desk, staff.email, `${path}?suche=${moved}`)
  await expect(desk.getByRole("columnheader", { name: "Händler" })).toBeVisible()
  await expect(new OpenOrders(desk).row(moved)).toBeVisible()
  await desk.route("**/api/dealer-orders/open", (route) => route.fulfill({ status: 503, json: {} }))
  await desk.getByRole("main").getByRole("button", { name: "Suchen" }).click()
  await desk.getByLabel("Stand").selectOption({ label: "Neu" })
  await desk.getByRole("main").getByRole("button", { name: "Suchen" }).click()
  await expect(desk.getByText("Die Bestellungen konnten gerade nicht geladen werden")).toBeVisible()
  await expectAccessible(desk)
})
