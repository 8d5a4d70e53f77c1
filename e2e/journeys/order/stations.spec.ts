import { expect } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { ask, countOrders } from "../../database.ts"
import { Success } from "../../pages/Success.ts"
import { test } from "../../test.ts"
import { fromList } from "./stations.parts.ts"

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
