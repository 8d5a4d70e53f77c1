import { expect } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { ask } from "../../database.ts"
import { enterAsDealer, makeDealer } from "../../dealer.ts"
import { test } from "../../test.ts"
import { path, confirm, dealerWithOldList } from "./dealer-home.parts.ts"

test("resting offers have no rank until they are confirmed; a lost answer is reported", async ({ page }) => {
  const { dealerId } = await dealerWithOldList(61)
  await ask("update dealer set rests_since = now() where id = $1", [dealerId])
  await enterAsDealer(page, path, dealerId)
  await expect(page.getByText("Ihre Angebote ruhen")).toBeVisible()
  await expect(page.getByText("kein Angebot")).toBeVisible()
  await page.route("**/api/preislisten/0/bestaetigen", (route) => route.abort())
  await confirm(page).click()
  await expect(page.getByRole("alert")).toContainText("noch nicht bestätigt")
  await page.unroute("**/api/preislisten/0/bestaetigen")
  await confirm(page).click()
  await expect(page.getByText("Danke. Ihre Preise gelten als bestätigt.")).toBeVisible()
  // the rank comes from the engine that calculates offers for visitors
  await expect(async () => {
    await page.reload()
    await expect(page.getByText(/^\d+ von \d+$/u).first()).toBeVisible({ timeout: 2000 })
  }).toPass()
})

test("a new dealer sees what to do next", async ({ page }) => {
  await enterAsDealer(page, path, await makeDealer())
  await expect(page.getByRole("heading", { name: "So kommen Sie zu Ihrer ersten Bestellung" })).toBeVisible()
  await expect(page.getByRole("listitem").filter({ hasText: "Liefergebiete festlegen" })).toBeVisible()
  await expectAccessible(page)
})
