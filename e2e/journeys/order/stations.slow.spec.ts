import { expect } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { germany } from "../../markets.ts"
import { BulkOrder } from "../../pages/BulkOrder.ts"
import { Confirm } from "../../pages/Confirm.ts"
import { Success } from "../../pages/Success.ts"
import { test } from "../../test.ts"
import { fromList, toStations } from "./stations.parts.ts"
import { ask, countOrders } from "../../database.ts"

test("a bulk order is placed with its own amounts, at the price that was shown", async ({ page }) => {
  test.slow()
  const order = new BulkOrder(page)
  await order.open(germany, [
    { zip: germany.zip, amount: 15_000 },
    { zip: germany.zip, amount: 9000 }
  ])
  await order.live()
  const shown = await order.offers.first().locator("[data-part=total]").textContent()
  const total = /[\d.]+,\d\d/u.exec(shown ?? "")?.[0] ?? "no price"
  await order.offers.first().getByRole("link", { name: "Angebot wählen" }).click()
  const confirm = new Confirm(page)
  await expect(confirm.total).toContainText(total)
  await confirm.begin()
  const { wizard, stations } = await toStations(page)
  await expect(stations.amount(0)).toHaveValue("15.000")
  await expect(stations.amount(1)).toHaveValue("9.000")
  await stations.fillAddress(1, "Amselweg")
  await stations.toPayment.click()
  await wizard.step("Payment").waitFor()
  await wizard.savePayment()
  await expect(confirm.total).toContainText(total)
  await wizard.place.click()
  await new Success(page).orderNumber()
  await expect(page.locator("[data-part=station]").first()).toContainText("15.000 kg")
})

test("a link opens a station, going back leads to the step before, and an inaccessible step shows the reason", async ({
  page
}) => {
  const { wizard, stations } = await fromList(page, 2)
  const here = new URL(page.url())
  await page.goto(`${here.origin}${here.pathname}/2${here.search}`)
  await stations.title.waitFor()
  await expect(stations.rows.nth(1)).toBeFocused()
  await page.goto(`${here.origin}${here.pathname.replace("mengenverteilung", "bezahlung")}${here.search}`)
  await stations.title.waitFor()
  await expect(page.getByText("brauchen wir noch die Angaben auf dieser Seite")).toBeVisible()
  await expect(page).toHaveURL(/mengenverteilung/u)
  await wizard.steps.getByRole("link", { name: "Adresse" }).click()
  await wizard.step("DeliveryAddress").waitFor()
  await page.goBack()
  await stations.title.waitFor()
})

test("input for the stations is kept across a reload", async ({ page }) => {
  const { stations } = await fromList(page, 2)
  await stations.amount(0).fill("4500")
  await stations.split.click()
  await expect(stations.amount(0)).toHaveValue("3.000")
  await stations.amount(0).fill("4500")
  await stations.field(1, "street").fill("Amselweg")
  await page.reload()
  await stations.title.waitFor()
  await expect(stations.amount(0)).toHaveValue("4.500")
  await expect(stations.field(1, "street")).toHaveValue("Amselweg")
})

test("the line of neighbours is filled in by keyboard alone, is kept across reload, back and another offer, and a field typed later wins", async ({
  page
}) => {
  const { wizard, stations } = await fromList(page, 3)
  await page.getByRole("link", { name: "Adresse ändern" }).focus()
  await page.keyboard.press("Tab")
  await expect(stations.neighbours).toBeFocused()
  await page.keyboard.type("Huber, Maier 16 a, Vogel 20")
  await expect(stations.doubts).toContainText("Bei „Huber“ fehlt die Hausnummer")
  await expect(stations.doubts).toContainText("Für „Vogel 20“ gibt es keine Lieferstelle")
  await expectAccessible(page)
  await page.reload()
  await stations.title.waitFor()
  await expect(stations.neighbours).toHaveValue("Huber, Maier 16 a, Vogel 20")
  await stations.field(1, "houseNumber").fill("15")
  await expect(stations.neighbours).toHaveValue("Huber 15, Maier 16 a, Vogel 20")
  await stations.neighbours.fill("Huber 15, Maier 16 b")
  await expect(stations.doubts).toBeEmpty()
  await expect(stations.field(2, "houseNumber")).toHaveValue("16 b")
  await stations.toPayment.click()
  await wizard.step("Payment").waitFor()
  await page.goBack()
  await stations.title.waitFor()
  await expect(stations.neighbours).toHaveValue("Huber 15, Maier 16 b")

  const { stations: next } = await fromList(page, 3)
  await expect(next.neighbours).toHaveValue("Huber 15, Maier 16 b")
  await expect(next.field(1, "houseNumber")).toHaveValue("15")
})

test("instalments chosen with the offers are shown as impossible for two stations", async ({ page }) => {
  const { wizard, stations } = await fromList(page, 2, "&options=45$12")
  await stations.fillAddress(1, "Amselweg")
  await stations.toPayment.click()
  await wizard.step("Payment").waitFor()
  const reason = page.getByText("Sie ist nur bei einer einzigen Lieferstelle möglich.")
  await expect(reason).toBeVisible()
  await expect(page.getByRole("radio", { name: /^Monatliche Raten/u })).toHaveCount(0)
  await expectAccessible(page)
  await wizard.savePayment()
  await page.goBack()
  await wizard.step("Payment").waitFor()
  await expect(reason).toHaveCount(0)
})

test("three stations are ordered from the offer list, each with its amount and its address", async ({
  page
}) => {
  test.slow()
  const { who, wizard, stations } = await fromList(page, 3)
  await expect(wizard.steps.locator("[aria-current=step]")).toHaveText("Mengen")
  await expect(page).toHaveURL(/\/bestellung\/mengenverteilung\?/u)
  await expect(stations.amount(0)).toHaveValue("2.000")
  await expectAccessible(page)

  await stations.amount(0).fill("3500")
  await stations.amount(1).fill("1500")
  await expect(stations.sum).toContainText("1.000 kg zu viel verteilt")
  await stations.toPayment.click()
  await expect(wizard.errors).toContainText("Die Mengen ergeben zusammen nicht die bestellte Menge.")
  await expect(wizard.errors).toContainText("Lieferstelle 2:")
  await expectAccessible(page)

  await stations.amount(2).fill("1000")
  await expect(stations.sum).toContainText("die ganze bestellte Menge")
  await stations.fillAddress(1, "Amselweg")
  await stations.fillAddress(2, "Amselweg")
  await stations.toPayment.click()
  await expect(wizard.errors).toContainText(
    "Lieferstelle 3: Diese Adresse steht schon bei einer anderen Lieferstelle."
  )
  await stations.fillAddress(2, "Finkenweg")
  await stations.toPayment.click()
  await wizard.step("Payment").waitFor()
  await wizard.savePayment()
  const sheet = page.locator("[data-part=station]")
  await expect(sheet).toHaveCount(3)
  await expect(sheet.nth(1)).toContainText("1.500 kg")
  await expect(sheet.nth(2)).toContainText("Finkenweg 5")
  await expectAccessible(page)
  await wizard.place.click()

  const success = new Success(page)
  const number = await success.orderNumber()
  await expect(sheet.nth(1)).toContainText("Amselweg 5")
  await expectAccessible(page)
  expect(await countOrders(who.email)).toBe(1)
  const lines = await ask(
    `select l.label from order_line l join customer_order o on o.id = l.order_id
     where o.order_number = $1 and l.kind = 'Goods' order by l.line`,
    [number]
  )
  expect(lines.map(({ label }) => String(label).replace(/^.*(?=Lieferstelle)/u, ""))).toEqual([
    expect.stringMatching(/^Lieferstelle 1: 3500, Am Zwinger 3/u),
    expect.stringMatching(/^Lieferstelle 2: 1500, Amselweg 5/u),
    expect.stringMatching(/^Lieferstelle 3: 1000, Finkenweg 5/u)
  ])
})
