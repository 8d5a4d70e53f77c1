import { expect } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { wakeList } from "../../live.ts"
import { test } from "../../test.ts"
import { wishDate } from "../../wish-date.ts"
import { list } from "./settings.parts.ts"

const calculations = "**/api/kalkulation/berechnen"

test.beforeEach(({ page }) => page.setViewportSize({ width: 1280, height: 900 }))

test("price differences are shown beside the options before a choice, and exclusions are explained", async ({
  page
}) => {
  await page.goto(list)
  await wakeList(page)
  const express = page.getByLabel("Lieferfrist")
  await express.focus()
  await expect(
    express.locator("option", {
      hasText: /Express in 48 Stunden · (?:\+\d+|günstigstes Angebot dann [\d.]+),\d\d/u
    })
  ).toHaveCount(1)
  await expectAccessible(page)
  const day = page.getByLabel("Wunschtermin")
  const workday = wishDate()
  await day.fill(workday)
  await expect(page).toHaveURL(new RegExp(`141%24dt${workday}`, "u"))
  await express.selectOption("110")
  await expect(page.getByText("„Wunschtermin“ ist zusammen mit Ihrer Wahl nicht möglich.")).toBeVisible()
  await expect(day).toHaveValue("")
  await expectAccessible(page)
})

test("another quality of the same dealer takes the place of the first, and is the one that is ordered", async ({
  page
}) => {
  await page.goto(list)
  await wakeList(page)
  const row = page
    .getByRole("article")
    .filter({ has: page.locator("details") })
    .first()
  await row.getByText("Was ist drin?").click()
  const other = row.getByRole("radio").nth(1)
  const label = await row.locator("label").nth(1).innerText()
  await other.check()
  const total = /[\d.]+,\d\d/u.exec(label)?.[0] ?? "no total"
  await expect(row).toContainText(total)
  await row.getByRole("link", { name: /^Auswählen/u }).click()
  await expect(page).toHaveURL(/opcert=\d/u)
  await expect(page.getByText(total).first()).toBeVisible()
})

test("a calculation that fails keeps the wishes and can be tried again", async ({ page }) => {
  await page.goto(list)
  await wakeList(page)
  await page.route(calculations, (route) => route.abort())
  await page.getByLabel("Lkw-Zugang").selectOption("128")
  await expect(page.getByText("Die Angebote konnten gerade nicht berechnet werden")).toBeVisible()
  await expectAccessible(page)
  await page.unroute(calculations)
  await page.getByRole("button", { name: "Noch einmal versuchen" }).click()
  await expect(page.getByRole("article").first()).toBeVisible()
  await expect(page.getByRole("heading", { name: "Angebote", exact: true })).toBeFocused()
  await expect(page.getByLabel("Lkw-Zugang")).toHaveValue("128")
})
