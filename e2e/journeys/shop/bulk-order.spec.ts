import { expect } from "@playwright/test"
import { germany, markets } from "../../markets.ts"
import { BulkOrder } from "../../pages/BulkOrder.ts"
import { test } from "../../test.ts"

const here = { zip: germany.zip, amount: 6000 }

const less = { zip: germany.zip, amount: 4000 }

for (const market of markets)
  test(`neighbours in ${market.name} see their shares of the price`, async ({ page }) => {
    const order = new BulkOrder(page)
    await order.open(market)
    await order.live()
    await order.zip(0).fill(market.zip)
    await order.zip(1).fill(market.zip)
    await order.start.click()
    await expect(order.offers.first()).toBeVisible()
    await expect(order.shares(0)).toHaveCount(2)
    await expect(order.shares(0).first()).toContainText(market.currency)
    await expect(order.offers.first().locator("[data-part=total]")).toContainText(market.currency)
    await expect(page).toHaveURL(new RegExp(`p=${market.zip}%246000%2C${market.zip}%246000$`, "u"))
    const choose = order.offers.first().getByRole("link", { name: "Angebot wählen" })
    await expect(choose).toHaveAttribute("href", /bestellparameter-bestaetigen\?.*&p=/u)
  })

test("the URL opens the same order for another visitor, and going back leads to the former one", async ({
  page
}) => {
  const order = new BulkOrder(page)
  await order.open(germany, [here, less])
  await order.live()
  const first = await order.offers.first().locator("[data-part=total]").textContent()
  const asked: Array<string> = []
  page.on("request", (request) => {
    if (request.url().includes("/bulkorder/")) asked.push(request.url())
  })
  await order.amount(1).fill("5000")
  await order.start.click()
  await expect(page).toHaveURL(/01067%245000$/u)
  await expect(order.offers.first().locator("[data-part=total]")).not.toHaveText(first ?? "")
  await page.goBack()
  await expect(order.amount(1)).toHaveValue("4.000")
  await expect(order.offers.first().locator("[data-part=total]")).toHaveText(first ?? "")
  expect(asked).toHaveLength(1)
})

test("an order below the minimum amount of a household is blocked with the reason at its row", async ({
  page
}) => {
  const order = new BulkOrder(page)
  await order.open(germany, [here, less])
  await order.live()
  await order.amount(1).fill("400")
  await order.start.click()
  await expect(order.rows.nth(1)).toContainText("Mindestens 1.000 kg")
  await expect(page.getByText("(min. 1.000 Kilogramm pro Haushalt)")).toBeVisible()
  await expect(order.amount(1)).toBeFocused()
  await expect(order.offers).toHaveCount(0)
  await order.amount(1).fill("1000")
  await order.amount(1).press("Enter")
  await expect(order.offers.first()).toBeVisible()
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("the form adds rows, removes them and calculates", async ({ page }) => {
    const order = new BulkOrder(page)
    await order.open(germany)
    await order.add.click()
    await expect(order.rows).toHaveCount(3)
    for (const row of [0, 1, 2]) await order.zip(row).fill(germany.zip)
    await order.amount(0).fill("7.000")
    await order.amount(0).press("Enter")
    await expect(order.shares(0)).toHaveCount(3)
    await expect(order.matrix).toBeVisible()
    await order.remove(0).click()
    await expect(order.rows).toHaveCount(2)
    await expect(order.amount(0)).toHaveValue("6.000")
    await expect(order.offers.first()).toBeVisible()
  })
})
