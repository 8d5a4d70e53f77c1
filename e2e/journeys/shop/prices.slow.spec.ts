import { expect } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { test } from "../../test.ts"
import { fuels } from "./prices.parts.ts"

test("the fuels that somebody puts beside each other stand there again on the next visit, in that country", async ({
  page
}) => {
  await page.goto("/pelletpreise?zeitraum=1")
  await page.getByLabel("Holzpellets Big Bags").check()
  await page.getByLabel("Holzpellets Sackware").uncheck()
  await page.getByRole("button", { name: "Preise zeigen" }).click()
  await page.waitForURL("**/pelletpreise?zeitraum=1&gruppen=20&gruppen=27#regionen")
  await expect(fuels(page)).toHaveText([/^Holzpellets lose/u, /^Holzpellets Big Bags/u])
  await expect(page.getByRole("row", { name: /^Bayern/u }).getByRole("cell")).toHaveText([/€/u, /€/u])
  // kept as soon as the script has come
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
