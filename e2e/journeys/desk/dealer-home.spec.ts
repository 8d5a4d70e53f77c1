import { expect } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { enterAsDealer } from "../../dealer.ts"
import { test } from "../../test.ts"
import { path, confirm, dealerWithOldList } from "./dealer-home.parts.ts"

test("a dealer is warned of outdated prices, confirms them by keyboard, and the warning disappears (rule price-list.age)", async ({
  page
}) => {
  const { dealerId, zipCode } = await dealerWithOldList(20)
  await enterAsDealer(page, path, dealerId)
  await expect(page.getByText("Ihre Preise sind seit 20 Tagen unverändert")).toBeVisible()
  await expect(page.getByRole("link", { name: /Preisliste 20 Tage alt/u })).toHaveAttribute(
    "href",
    "/haendler/preise"
  )
  const row = page.getByRole("row", { name: new RegExp(zipCode, "u") })
  await expect(row).toContainText("7")
  await expect(async () => {
    await page.reload()
    await expect(row).toContainText(/\d+ von \d+/u, { timeout: 2000 })
  }).toPass()
  await expectAccessible(page)
  await expect(confirm(page)).toBeEnabled()
  await confirm(page).focus()
  await page.keyboard.press("Enter")
  await expect(page.getByText("Danke. Ihre Preise gelten als bestätigt.")).toBeVisible()
  await expect(confirm(page)).toHaveCount(0)
  await expect(page.getByRole("link", { name: /Preisliste Heute/u })).toBeVisible()
  await page.reload()
  await expect(page.getByRole("heading", { level: 1, name: "Händlerübersicht" })).toBeVisible()
  await expect(confirm(page)).toHaveCount(0)
})
