import { readFile } from "node:fs/promises"
import { expect, type Page } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { dealerOf, today } from "../../order-life.ts"
import { Success } from "../../pages/Success.ts"
import { test } from "../../test.ts"
import { ordered } from "./order-life.parts.ts"

/** Returns the properties of the calendar file that the page offers. */
const savedCalendar = async (page: Page): Promise<ReadonlyArray<string>> => {
  const coming = page.waitForEvent("download")
  await page.getByRole("link", { name: "In den Kalender" }).click()
  const file = await coming
  expect(file.suggestedFilename()).toMatch(/^lieferung-HM-.+\.ics$/u)
  return (await readFile(await file.path(), "utf8")).replaceAll("\r\n ", "").split("\r\n")
}

test("a guest follows an order by its page: the next step, the day for the calendar, the amount due", async ({
  page,
  browser
}) => {
  test.slow()
  const { number } = await ordered(page)
  const success = new Success(page)
  const total = await success.total.innerText()
  const arrival = page.getByText("auch auf einem anderen Gerät")
  const calendar = page.getByRole("link", { name: "In den Kalender" })
  await expect(success.next).toContainText(/Als Nächstes prüft .+ Ihre Bestellung/u)
  await expect(success.due).toContainText(total)
  await expect(success.due).toContainText("nach der Lieferung per Überweisung")
  await expect(arrival).toBeVisible()
  await expect(calendar).toHaveCount(0)

  const dealer = await dealerOf(browser, new URL(page.url()).origin, number)
  await dealer.leads("confirm")
  await page.reload()
  await expect(success.next).toContainText("nennt den Liefertag")
  await expect(arrival).toHaveCount(0)
  const window = await savedCalendar(page)
  expect(window).toContain("STATUS:TENTATIVE")

  await dealer.leads("schedule", { Day: today(), Reason: "Am Telefon vereinbart." })
  await page.reload()
  await expect(success.next).toHaveText("Ihre Lieferung kommt heute.")
  await expectAccessible(page)
  const agreed = await savedCalendar(page)
  expect(agreed).toContain("STATUS:CONFIRMED")
  expect(agreed).toContain(`DTSTART;VALUE=DATE:${today().replaceAll("-", "")}`)
  const nameOf = (lines: ReadonlyArray<string>) => lines.find((line) => line.startsWith("UID:"))
  expect(nameOf(agreed)).toBe(nameOf(window))

  await dealer.leads("deliver", { Day: today(), Amount: 5800, IsMixed: false, Reason: "" })
  await dealer.leads("invoice")
  await dealer.leaves()
  await page.reload()
  await expect(success.next).toContainText("Bitte überweisen Sie")
  await expect(success.due).toContainText("mit der Rechnungsnummer")
  await expect(calendar).toHaveCount(0)
  const actions = page.getByRole("region", { name: "Was Sie tun können" })
  await expect(actions.getByRole("link", { name: "Vertrag widerrufen" })).toBeVisible()
  await expect(actions).toContainText("Zum Bewerten dient der Link")
  await expectAccessible(page)

  await page.getByRole("link", { name: "Noch einmal bestellen" }).click()
  await page.waitForURL("**/bestellparameter-bestaetigen?**")
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Ihr Angebot von")
  await expect(page.getByText("Dieselbe Bestellung noch einmal")).toBeVisible()
  await expect(page.getByText("6.000 kg").first()).toBeVisible()
})
