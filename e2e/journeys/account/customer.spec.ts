import { expect } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { insertAccount } from "../../account.ts"
import { ask } from "../../database.ts"
import { giveOrders } from "../../orders.ts"
import { mailbox } from "../../pages/SignIn.ts"
import { test } from "../../test.ts"
import { signIn } from "../../signed-in.ts"

test("a customer sees the next delivery first, orders the same again and opens what was ordered", async ({
  page
}) => {
  const email = mailbox("stammkunde")
  await insertAccount(email, "Role_Customer")
  const [, confirmed] = await giveOrders(email, [{ status: "settled" }, { status: "confirmed" }])
  await signIn(page, email, "/kunde/startseite", false)
  const next = page.getByRole("region", { name: "Ihre nächste Lieferung" })
  await expect(next).toContainText("Vom Verkäufer bestätigt")
  await expect(next.getByRole("link", { name: "Bestellung ansehen" })).toHaveAttribute(
    "href",
    new RegExp(`/bestellung-erfolgreich/${confirmed}$`, "u")
  )
  await expectAccessible(page)

  await next.getByRole("link", { name: "Bestellung ansehen" }).click()
  await expect(page.getByRole("heading", { name: "Was Sie bestellt haben" })).toBeVisible()
  await page.goBack()
  await page
    .getByRole("region", { name: "Letzte Bestellungen" })
    .getByRole("link", { name: /Noch einmal bestellen/u })
    .first()
    .click()
  await page.waitForURL("**/bestellparameter-bestaetigen?**")
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Ihr Angebot von")
})

test("a delivered order is rated once, by keyboard alone, and counts for the dealer", async ({ page }) => {
  const email = mailbox("urteil")
  await insertAccount(email, "Role_Customer")
  const [id] = await giveOrders(email, [{ status: "delivered" }])
  const counted = async () => {
    const [row] = await ask(
      `select rating_count as count from dealer where id = (select dealer_id from customer_order where id = $1)`,
      [id]
    )
    return Number(row?.["count"])
  }
  const before = await counted()
  await signIn(page, email, "/kunde/bestellungen", false)
  await page.getByRole("button", { name: /Bewerten/u }).click()
  await page.waitForURL("**/bewerten-sie-uns/**")
  const [, , token = ""] = new URL(page.url()).pathname.split("/")
  await expect(page.locator('meta[name="referrer"]')).toHaveAttribute("content", "no-referrer")
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex")
  for (const anchor of await page.locator("a").all())
    expect(await anchor.getAttribute("href")).not.toContain(token)
  await expectAccessible(page)

  const send = page.getByRole("button", { name: "Bewertung abgeben" })
  await expect(send).toBeEnabled()
  await send.focus()
  await page.keyboard.press("Enter")
  await expect(page.locator(":focus")).toHaveAttribute("aria-labelledby", "error-summary")
  await expectAccessible(page)
  for (const [group, presses, mark] of [
    ["Insgesamt", 4, "5 Sterne"],
    ["Lieferung", 3, "4 Sterne"],
    ["Qualität der Ware", 2, "3 Sterne"],
    ["Service", 1, "2 Sterne"]
  ] as const) {
    const stars = page.getByRole("group", { name: group, exact: true })
    await stars.getByRole("radio").first().focus()
    await page.keyboard.press("Space")
    for (let press = 0; press < presses; press++) await page.keyboard.press("ArrowRight")
    await expect(stars.getByRole("radio", { name: mark })).toBeChecked()
  }
  await page.getByLabel("Was möchten Sie anderen sagen?").fill("Pünktlich.\nGern wieder.")
  const address = page.url()
  await send.focus()
  await page.keyboard.press("Enter")
  await expect(page.getByText("Vielen Dank für Ihre Bewertung")).toBeVisible()
  await expectAccessible(page)
  expect(await counted()).toBe(before + 1)
  const [given] = await ask("select stars, delivery, quality, service from review where order_id = $1", [id])
  expect(given).toEqual({ stars: 5, delivery: 4, quality: 3, service: 2 })

  await page.goto(address)
  await expect(page.getByText("Diese Bestellung ist schon bewertet")).toBeVisible()
  await expectAccessible(page)
  await page.goto(address.replace(token, "A".repeat(43)))
  await expect(page.getByText("Dieser Link gilt nicht mehr")).toBeVisible()
  await expectAccessible(page)
  await page.goto("/kunde/bestellungen")
  await expect(page.getByText("Bewertet")).toBeVisible()
})
