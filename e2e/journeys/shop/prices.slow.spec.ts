import { expect } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { test } from "../../test.ts"
import { fuels } from "./prices.parts.ts"

/** Whether the address has this range and these fuels, written as a form or as a link writes them. */
const shows = (range: string, groups: string) => (address: URL) =>
  address.searchParams.get("zeitraum") === range && address.searchParams.getAll("gruppen").join() === groups

test("the fuels that a visitor compares are shown again on the next visit, in that country", async ({
  page
}) => {
  await page.goto("/pelletpreise")
  // the form below the chart was rendered with the former range
  await page.getByRole("link", { name: "3 Monate" }).click()
  await page.waitForURL("**/pelletpreise?zeitraum=1")
  await page.getByLabel("Holzpellets Big Bags").check()
  await page.getByLabel("Holzpellets Sackware").uncheck()
  await page.getByRole("button", { name: "Preise zeigen" }).click()
  await page.waitForURL(shows("1", "20,27"))
  await expect(fuels(page)).toHaveText([/^Holzpellets lose/u, /^Holzpellets Big Bags/u])
  await expect(page.getByRole("row", { name: /^Bayern/u }).getByRole("cell")).toHaveText([/€/u, /€/u])
  // the chart's links and its address keep the fuels
  await expect(page.getByRole("link", { name: "6 Monate" })).toHaveAttribute(
    "href",
    "/pelletpreise?zeitraum=2&gruppen=20%2C27"
  )
  await page.getByRole("link", { name: "6 Monate" }).click()
  await page.waitForURL(shows("2", "20,27"))
  // the chosen fuels are stored as soon as the page's script has run
  await page.waitForFunction(() => localStorage.getItem("prices:1") === "20,27")
  await page.goto("/pelletpreise")
  await expect(fuels(page)).toHaveText([/^Holzpellets lose/u, /^Holzpellets Big Bags/u])
  await expect(page.getByLabel("Holzpellets Big Bags")).toBeChecked()
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/pelletpreise$/u)
  await expectAccessible(page)
  await page.goto("/at/pelletpreise")
  await expect(page.getByRole("row", { name: /^Tirol/u })).toBeVisible()
  await expect(fuels(page)).toHaveText([/^Holzpellets lose/u, /^Holzpellets Sackware/u])
})

test("the place of a visitor's last price is the first row of the table on the next visit", async ({
  page
}) => {
  await page.goto("/")
  await page.getByLabel("Postleitzahl", { exact: true }).fill("80331")
  await page.getByRole("button", { name: "Preise vergleichen" }).click()
  await page.waitForURL(/angebotsliste.*zipCode=80331/u)
  // the place is stored as soon as the script has run
  await page.waitForFunction(() => localStorage.getItem("store:1")?.includes("80331"))
  await page.goto("/pelletpreise")
  const own = page.getByRole("row", { name: /^80331 München Ihr Ort/u })
  await expect(own).toBeVisible()
  const alarmZip = page.getByLabel(/^Postleitzahl \(freiwillig\)/u)
  await expect(alarmZip).toHaveValue("80331")
  await page.goto("/pelletpreise/bayern")
  await expect(page.getByLabel("Ihre Postleitzahl")).toHaveValue("80331")
  await page.goto("/pelletpreise")
  await own.getByRole("link").click()
  await page.waitForURL("**/pelletpreise/bayern/80331")
  // another country has its own stored values
  await page.goto("/at/pelletpreise")
  await expect(page.getByRole("row", { name: /^Tirol/u })).toBeVisible()
  await expect(page.getByText("Ihr Ort", { exact: false })).toHaveCount(0)
  await expect(alarmZip).toHaveValue("")
})

test("a chart is read by touch, on a phone", async ({ contexts }) => {
  const phone = await contexts.open({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })
  const page = await phone.newPage()
  await page.goto("/charts/pellets")
  const chart = page.getByRole("slider", { name: /^Preis für / })
  const readout = page.locator("[data-part=readout]")
  const newest = await readout.innerText()
  await chart.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }))
  const box = await chart.boundingBox()
  if (box === null) throw new Error("the chart is not there")
  const touch = (share: number) => page.touchscreen.tap(box.x + box.width * share, box.y + box.height / 2)
  // the first touch hydrates the chart
  await expect(async () => {
    await touch(0.25)
    expect(await readout.innerText()).not.toBe(newest)
  }).toPass()
  const quarter = await readout.innerText()
  await touch(0.75)
  await expect(readout).not.toHaveText(quarter)
  // follows the link from a price to a price alarm, whose form is prefilled with today's price
  await page.getByRole("link", { name: "Bescheid geben, wenn der Preis fällt" }).click()
  const alarm = page.getByRole("region", { name: "Bescheid geben, wenn der Preis fällt" })
  await expect(alarm).toBeInViewport()
  await expect(alarm.getByLabel("Bescheid geben ab")).toHaveValue(/^\d+(?:,\d+)?$/u)
  await expectAccessible(page)
})
