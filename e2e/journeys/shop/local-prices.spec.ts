import { expect } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { test } from "../../test.ts"

test("a visitor finds the pellet price of a place, looks at another place and goes to the offers", async ({
  page
}) => {
  await page.goto("/pelletpreise")
  await page.getByLabel("Preise an Ihrem Ort").fill("80331 München")
  await page.getByRole("button", { name: "Anzeigen" }).click()
  await page.waitForURL("**/pelletpreise/bayern/80331")
  await expect(page.getByRole("heading", { level: 1, name: "Pelletpreise 80331 München" })).toBeVisible()
  await expect(page.getByText(/Eine Tonne lose Holzpellets gibt es heute ab/u)).toBeVisible()
  await expectAccessible(page)

  // the form is prefilled with the place, whose postal code is accepted without a check
  const zip = page.getByLabel("Postleitzahl", { exact: true })
  await expect(zip).toHaveValue("80331")
  await zip.click()
  await zip.fill("90402")
  await page.waitForURL("**/pelletpreise/bayern/90402")
  await expect(page.getByRole("heading", { level: 1, name: "Pelletpreise 90402 Nürnberg" })).toBeVisible()
  await expect(zip).toHaveValue("90402")
  await page.getByRole("button", { name: "Preise vergleichen" }).click()
  await page.waitForURL(/angebotsliste.*zipCode=90402/u)
  await expect(page.getByRole("link", { name: /^Auswählen/u }).first()).toBeVisible()
})

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false })

  test("places link to each other, several matches are listed, and an unknown place can be typed again", async ({
    page
  }) => {
    await page.goto("/pelletpreise/suche?ort=Nirgendwo")
    await expect(page.getByRole("alert")).toContainText("„Nirgendwo“ haben wir nicht gefunden")
    await page.getByLabel("Preise an Ihrem Ort").fill("Landsberg")
    await page.getByRole("button", { name: "Anzeigen" }).click()
    await page
      .getByRole("region", { name: "2 Orte für „Landsberg“" })
      .getByRole("link", { name: "86899 Landsberg a. Lech" })
      .click()
    await page.waitForURL("**/pelletpreise/bayern/86899")
    await page.goto("/pelletpreise/suche")
    await page.getByLabel("Preise an Ihrem Ort").fill("thüringen")
    await page.getByRole("button", { name: "Anzeigen" }).click()
    await page.waitForURL("**/pelletpreise/thueringen")
    await page.getByRole("region", { name: "Ausgewählte Orte" }).getByRole("link", { name: "Erfurt" }).click()
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Erfurt")
    await page
      .getByRole("navigation", { name: "Sie sind hier" })
      .getByRole("link", { name: "Pelletpreise" })
      .click()
    await page.waitForURL("**/pelletpreise")
    await page
      .getByRole("row", { name: /^Hessen/u })
      .getByRole("link", { name: "Hessen" })
      .click()
    await expect(page.getByRole("heading", { level: 1, name: "Pelletpreise Hessen" })).toBeVisible()
  })
})
