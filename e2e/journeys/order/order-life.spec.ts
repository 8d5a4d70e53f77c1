import { expect } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { dealerOf, today } from "../../order-life.ts"
import { Success } from "../../pages/Success.ts"
import { test } from "../../test.ts"
import { mailed, ordered } from "./order-life.parts.ts"

test("a guest withdraws by the mail's link in two clicks and gets a confirmation with date and time", async ({
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

test("a seller's calls take an order to settled, each with its mail, and the page shows the delivered amount", async ({
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
