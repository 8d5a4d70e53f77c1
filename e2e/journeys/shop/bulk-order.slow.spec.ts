import { expect } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { germany } from "../../markets.ts"
import { BulkOrder } from "../../pages/BulkOrder.ts"
import { test } from "../../test.ts"

const here = { zip: germany.zip, amount: 6000 }

const less = { zip: germany.zip, amount: 4000 }

test("a fifth point is the last, and each can be removed", async ({ page }) => {
  const order = new BulkOrder(page)
  await order.open(germany, [here, less])
  await order.live()
  for (const rows of [3, 4, 5]) {
    await order.add.click()
    await expect(order.rows).toHaveCount(rows)
    await expect(order.zip(rows - 1)).toBeFocused()
    await expect(order.shares(0)).toHaveCount(rows)
  }
  await expect(order.add).toHaveCount(0)
  await order.remove(1).click()
  await expect(order.rows).toHaveCount(4)
  await expect(order.add).toBeFocused()
  await expect(order.shares(0)).toHaveCount(4)
  for (const rows of [3, 2]) {
    await order.remove(0).click()
    await expect(order.rows).toHaveCount(rows)
  }
  await expect(order.remove(0)).toHaveCount(0)
  await expect(page).toHaveURL(/p=01067%246000%2C01067%246000$/u)
})

test("the matrix marks the cell of the order", async ({ page }) => {
  const order = new BulkOrder(page)
  await order.open(germany, [here, less])
  const current = order.matrix.locator("[aria-current]")
  await expect(current).toHaveCount(1)
  await expect(order.matrix.getByRole("row", { name: /^9\.000/u }).locator("[aria-current]")).toHaveCount(1)
  await expect(order.matrix.getByRole("columnheader")).toHaveCount(6)
  await order.live()
  await order.add.click()
  await expect(order.matrix.getByRole("row", { name: /^15\.000/u }).locator("[aria-current]")).toHaveCount(1)
})

test("an amount too large for one household leads to the bulk order", async ({ page }) => {
  await page.goto(`/holzpellets-lose/angebotsliste?zipCode=${germany.zip}&amount=30000`)
  await page
    .locator("[data-state=info]")
    .getByRole("link", { name: /^Als Sammelbestellung/u })
    .click()
  const order = new BulkOrder(page)
  await expect(order.amount(0)).toHaveValue("15.000")
  await expect(order.amount(1)).toHaveValue("15.000")
  await expect(order.offers.first()).toBeVisible()
})

test("points that no dealer serves on one tour are reported as such", async ({ page }) => {
  const order = new BulkOrder(page)
  await page.route("**/api/bulkorder/**", async (route) => {
    await route.fulfill({ json: { Items: [], Matrix: [], MinPerStation: 1000 } })
  })
  await order.open(germany, [here, less])
  await order.live()
  await order.add.click()
  await expect(page.getByText("Alle Lieferstellen müssen dafür")).toBeVisible()
  await expectAccessible(page)
})

test("a calculation without an answer can be tried again", async ({ page }) => {
  const order = new BulkOrder(page)
  await page.route("**/api/bulkorder/**", (route) => route.fulfill({ status: 503, json: {} }))
  await order.open(germany, [here, less])
  await order.live()
  await order.add.click()
  await expect(page.getByText("Das liegt an uns")).toBeVisible()
  await expectAccessible(page)
  await page.unroute("**/api/bulkorder/**")
  await page.getByRole("button", { name: "Noch einmal versuchen" }).click()
  await expect(order.shares(0)).toHaveCount(3)
})

for (const width of [390, 1280])
  test(`every state of the page is accessible at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    const order = new BulkOrder(page)
    await order.open(germany)
    await order.live()
    await expectAccessible(page)
    await order.open(germany, [here, less, here, less, here])
    await order.live()
    await expectAccessible(page)
    await order.amount(4).fill("400")
    await order.zip(0).fill("01")
    await order.start.click()
    await expect(page.getByText("Eine Postleitzahl hat hier 5 Ziffern")).toBeVisible()
    await expectAccessible(page)
  })
