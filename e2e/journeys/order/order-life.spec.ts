import { expect } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { ask } from "../../database.ts"
import { dealerOf, today } from "../../order-life.ts"
import { Success } from "../../pages/Success.ts"
import { test } from "../../test.ts"
import { ordered } from "./order-life.parts.ts"

const mailsTo = async (
  email: string
): Promise<ReadonlyArray<{ readonly subject: string; readonly text: string }>> =>
  (await ask("select subject, body_text as text from mail where recipient = $1", [email])).map((row) => ({
    subject: String(row["subject"]),
    text: String(row["text"])
  }))

/** Waits for the mail whose subject begins so. */
const mailed = async (email: string, subject: string) => {
  let text = ""
  await expect(async () => {
    const mail = (await mailsTo(email)).find((each) => each.subject.startsWith(subject))
    text = mail?.text ?? ""
    expect(text).not.toBe("")
  }).toPass()
  return text
}

test("a guest withdraws from the mail's link in two clicks and gets a receipt with date and time", async ({
  page,
  browser,
  baseURL
}) => {
  const { email, number } = await ordered(page)
  const link = /https?:\/\/\S+\?t=\S+/u.exec(await mailed(email, `Ihre Bestellung ${number}`))?.[0] ?? ""
  const { pathname, search } = new URL(link)

  const phone = await (await browser.newContext(baseURL === undefined ? {} : { baseURL })).newPage()
  await phone.goto(`${pathname}${search}`)
  const actions = phone.getByRole("region", { name: "Was Sie tun können" })
  await actions.getByRole("link", { name: "Vertrag widerrufen" }).click()
  await expect(phone.getByLabel("Bestellnummer")).toHaveValue(number)
  await expectAccessible(phone)
  await phone.getByRole("button", { name: "Widerruf bestätigen" }).click()
  await expect(phone.getByText("Ihre Erklärung ist eingegangen")).toBeVisible()
  await expectAccessible(phone)

  const receipt = await mailed(email, "Eingang Ihres Widerrufs")
  expect(receipt).toContain(number)
  expect(receipt).toMatch(/Eingegangen: .*\d{4} um \d\d:\d\d:\d\d Uhr/u)
  await phone.goto(pathname)
  await expect(new Success(phone).timeline.last()).toContainText("Widerrufen")
  await expect(actions).toHaveCount(0)
  await phone.context().close()
})

test("a seller's calls lead an order to settled, each with its mail, and the page tells what came", async ({
  page,
  browser
}) => {
  const { email, number } = await ordered(page)
  const dealer = await dealerOf(browser, new URL(page.url()).origin, number)
  await dealer.leads("confirm")
  await dealer.leads("schedule", { Day: today(), Reason: "Am Telefon vereinbart." })
  await dealer.leads("deliver", { Day: today(), Amount: 5800, IsMixed: false, Reason: "" })
  await dealer.leads("invoice")
  await dealer.leads("settle")
  await dealer.leaves()
  for (const subject of ["Liefertermin", `Ihre Bestellung ${number} wurde geliefert`, "Die Rechnung"])
    expect(await mailed(email, subject)).toContain(number)
  expect(await mailed(email, `Ihre Bestellung ${number} ist bezahlt`)).toContain("Vielen Dank")

  await page.reload()
  const { timeline } = new Success(page)
  await expect(timeline).toHaveCount(6)
  await expect(timeline.nth(3)).toContainText("5.800 kg")
  await expect(timeline.nth(5)).toContainText("Bezahlt")
  await expect(page.getByRole("button", { name: "Bestellung stornieren" })).toHaveCount(0)
  await expectAccessible(page)
})

test("a guest cancels on the order's page, after being asked", async ({ page }) => {
  const { email, number } = await ordered(page)
  await page.getByRole("button", { name: "Bestellung stornieren" }).click()
  await expectAccessible(page)
  await page.getByRole("button", { name: "Ja, stornieren" }).click()
  const title = page.getByRole("heading", { level: 1 })
  await expect(title).toContainText("Ihre Bestellung ist beendet")
  await expect(title).toBeFocused()
  await expect(page.locator("[aria-live=polite]").getByText("Ihre Bestellung ist storniert")).toBeVisible()
  await expectAccessible(page)
  await expect(new Success(page).timeline.last()).toContainText("Von Ihnen storniert")
  await mailed(email, `Ihre Bestellung ${number} ist storniert`)
})

test("a cancellation that comes too late says so on the page that shows the new state", async ({
  page,
  browser
}) => {
  const { number } = await ordered(page)
  await page.getByRole("button", { name: "Bestellung stornieren" }).click()
  const dealer = await dealerOf(browser, new URL(page.url()).origin, number)
  await dealer.leads("refuse", { Reason: "Ausverkauft." })
  await dealer.leaves()
  await page.getByRole("button", { name: "Ja, stornieren" }).click()
  const news = page.locator("[aria-live=polite]").getByText("Die Bestellung hat sich inzwischen geändert")
  await expect(news).toBeVisible()
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused()
  await expect(new Success(page).timeline.last()).toContainText("Ausverkauft.")
  await expectAccessible(page)
})
