import { expect } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { ask } from "../../database.ts"
import { dealerWithDelivered } from "../../dealer.ts"
import { OpenOrders } from "../../pages/OpenOrders.ts"
import { signIn } from "../../signed-in.ts"
import { test } from "../../test.ts"
import { path } from "./billing.parts.ts"

test("a dealer writes the bill of a delivered order, prints it, and is paid", async ({ page }) => {
  await page.clock.install()
  const { dealer, numbers, ids } = await dealerWithDelivered(["delivered", "delivered"])
  const [order = "", other = ""] = numbers
  await signIn(page, dealer, path, false)
  const orders = new OpenOrders(page)
  await orders.alive()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Geliefert · Rechnung · Bezahlt")
  await expect(page.getByRole("columnheader", { name: "Händler" })).toHaveCount(0)
  await expectAccessible(page)

  // by keyboard only: the dealer's own bill number is entered and removed again
  await orders.act(order, "Rechnung schreiben").focus()
  await page.keyboard.press("Enter")
  await expect(orders.dialog.getByLabel(/^Eigene Rechnungsnummer/u)).toBeVisible()
  await expectAccessible(page)
  await orders.dialog.getByLabel(/^Eigene Rechnungsnummer/u).focus()
  await orders.standStill()
  await page.keyboard.type("Nr. 17")
  await page.keyboard.press("Enter")
  await expect(orders.outcome(order)).toHaveText("Rechnung schreiben: wird in 10 Sekunden gesendet.")
  await expect(orders.act(order, "Rechnung schreiben")).toBeFocused()
  await page.keyboard.press("Tab")
  await page.keyboard.press("Enter")
  await expect(orders.dialog.getByLabel(/^Eigene Rechnungsnummer/u)).toHaveValue("Nr. 17")
  await orders.dialog.getByLabel(/^Eigene Rechnungsnummer/u).fill("")
  await orders.send("Rechnung schreiben").click()
  await orders.sent()
  await expect(orders.outcome(order)).toHaveText("Gespeichert.")
  await expect(orders.row(order)).toContainText("Rechnung gestellt")
  const number = `R-${new Date().getFullYear()}-00001`
  await expectAccessible(page)

  // the same number entered as the dealer's own number is rejected with an error at that field
  await orders.act(other, "Rechnung schreiben").click()
  await orders.dialog.getByLabel(/^Eigene Rechnungsnummer/u).fill(number)
  await orders.standStill()
  await orders.send("Rechnung schreiben").click()
  await orders.sent()
  await expect(orders.dialog.getByText("Diese Nummer hat schon eine andere Rechnung")).toBeVisible()
  await expect(orders.dialog.getByLabel(/^Eigene Rechnungsnummer/u)).toHaveValue(number)
  await expectAccessible(page)
  await page.keyboard.press("Escape")

  const own = `/stornomanagement/bestellungen/${ids[0]}`
  await expect(orders.row(order).getByRole("link", { name: order })).toHaveAttribute("href", own)

  const opened = page.waitForEvent("popup")
  const file = orders.row(order).getByRole("link", { name: `PDF ${number}` })
  await expect(file).toHaveAttribute("href", /\/rechnung\.pdf$/u)
  await orders
    .row(order)
    .getByRole("link", { name: new RegExp(`^${number}`, "u") })
    .click()
  const server = await opened
  await expect(server.getByRole("heading", { level: 1 })).toHaveText(`Rechnung ${number}`)
  await expect(server.getByRole("row", { name: /Gesamtbetrag/u })).toBeVisible()
  await expectAccessible(server)
  await server.close()

  await page.getByRole("navigation", { name: "Nach Stand" }).getByRole("link", { name: "Rechnung" }).click()
  await page.waitForURL("**?stand=rechnung")
  await expect(orders.row(other)).toHaveCount(0)
  await expect(orders.act(order, "Als bezahlt melden")).toBeEnabled()
  await orders.standStill()
  await orders.act(order, "Als bezahlt melden").dblclick()
  await expect(orders.outcome(order)).toHaveText("Als bezahlt melden: wird in 10 Sekunden gesendet.")
  await orders.sent()
  await expect(orders.row(order)).toContainText("Bezahlt")
  await page.getByRole("navigation", { name: "Nach Stand" }).getByRole("link", { name: "Bezahlt" }).click()
  await expect(orders.row(order)).toContainText("Bezahlt")
  await page.getByRole("navigation", { name: "Nach Stand" }).getByRole("link", { name: "Archiv" }).click()
  await expect(page.getByText("Das Archiv ist leer")).toBeVisible()
  await expectAccessible(page)
  const [settled] = await ask("select status from customer_order where id = $1", [ids[0]])
  expect(settled?.["status"]).toBe("settled")
})
