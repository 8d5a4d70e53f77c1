import { expect } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { insertAccount, password } from "../../account.ts"
import { giveOrders } from "../../orders.ts"
import { mailbox, SignIn } from "../../pages/SignIn.ts"
import { test } from "../../test.ts"
import { signIn } from "../../signed-in.ts"
import { heading } from "./customer.parts.ts"
import { toAddress } from "../../begun-order.ts"

test("a new customer is directed to the prices and to a price alarm", async ({ page }) => {
  const email = mailbox("neuling")
  await insertAccount(email, "Role_Customer")
  await page.goto("/kunde/startseite")
  await page.waitForURL("**/benutzerkonto/anmeldung?*")
  const form = new SignIn(page)
  await expect(form.submit).toBeEnabled()
  await form.signIn(email, password)
  await page.waitForURL("**/kunde/startseite")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Guten Tag, Erika Muster")
  await expect(heading(page, "Noch keine Bestellung")).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByRole("link", { name: "Preise vergleichen" })).toHaveAttribute("href", "/")
  await page.getByRole("link", { name: "Preisalarm einrichten" }).click()
  await expect(heading(page, "Benachrichtigungen")).toBeVisible()
  await page.goto("/kunde/bestellungen")
  await expect(heading(page, "Noch keine Bestellung")).toBeVisible()
  await expectAccessible(page)
})

test("all orders are paged by the URL, each with its state", async ({ page }) => {
  const email = mailbox("vielbesteller")
  await insertAccount(email, "Role_Customer")
  await giveOrders(
    email,
    Array.from({ length: 11 }, () => ({ status: "delivered" }))
  )
  await signIn(page, email, "/kunde/bestellungen", false)
  const orders = page.getByRole("article")
  await expect(orders).toHaveCount(10)
  await orders.first().getByText("Verlauf").click()
  await expect(orders.first().getByText("Liefertermin vereinbart")).toBeVisible()
  await expectAccessible(page)
  const title = page.getByRole("heading", { level: 1 })
  // from small phones to the widths at which names and values are laid out in columns
  for (const width of [320, 352, 400, 500, 530, 575, 576, 767]) {
    await page.setViewportSize({ width, height: 844 })
    for (const [path, shown] of [
      ["/kunde/bestellungen", orders.first()],
      ["/kunde/startseite", orders.first()],
      ["/kunde/benachrichtigungen", title],
      ["/kunde/stammdaten", title]
    ] as const) {
      await page.goto(path)
      await expect(shown).toBeVisible()
      const scrolls = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(scrolls, `${path} at ${width} px`).toBeLessThanOrEqual(0)
    }
  }
  await page.goto("/kunde/bestellungen")
  await page.getByRole("link", { name: "Weiter" }).click()
  await page.waitForURL("**/kunde/bestellungen?page=2")
  await expect(orders).toHaveCount(1)
  await page.goto("/kunde/bestellungen?page=9")
  await expect(page.getByText("So viele Bestellungen haben Sie nicht.")).toBeVisible()
  await expectAccessible(page)
})

test("a started order can be discarded where it is offered again, after a question", async ({ page }) => {
  const email = mailbox("verworfen")
  await insertAccount(email, "Role_Customer")
  await signIn(page, email, "/kunde/startseite", false)
  await toAddress(page)
  await page.goto("/kunde/startseite")
  const begun = page.getByRole("region", { name: "Angefangene Bestellungen" })
  await begun.getByRole("button", { name: "Verwerfen" }).click()
  await expect(begun).toContainText("wirklich verwerfen")
  await expectAccessible(page)
  await begun.getByRole("button", { name: "Behalten" }).click()
  await expect(begun.getByRole("link", { name: "Bestellung fortsetzen" })).toBeVisible()
  await begun.getByRole("button", { name: "Verwerfen" }).click()
  await begun.getByRole("button", { name: "Ja, verwerfen" }).click()
  await expect(begun).toHaveCount(0)
  await page.reload()
  await expect(heading(page, "Noch keine Bestellung")).toBeVisible()
  await expect(begun).toHaveCount(0)
})

test("a customer area that cannot be loaded reports this, and can be loaded again", async ({ page }) => {
  const email = mailbox("stoerung")
  await insertAccount(email, "Role_Customer")
  await signIn(page, email, "/kunde/benachrichtigungen", false)
  await expect(page.getByRole("button", { name: "Preisalarm anlegen" })).toBeEnabled()
  await page.route("**/api/kunde/startseite", (route) => route.fulfill({ status: 503, json: {} }))
  await page.getByRole("link", { name: "Übersicht" }).click()
  await expect(page.getByText("Das konnten wir gerade nicht laden")).toBeVisible()
  await expectAccessible(page)
  await page.unroute("**/api/kunde/startseite")
  await page.getByRole("button", { name: "Noch einmal versuchen" }).click()
  await expect(heading(page, "Noch keine Bestellung")).toBeVisible()
})
