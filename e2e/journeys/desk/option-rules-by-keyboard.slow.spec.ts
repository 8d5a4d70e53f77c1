import { expect, type Locator, type Page } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { signIn } from "../../signed-in.ts"
import { elsewhere, makePerson, ownWord } from "../../staff.ts"
import { test } from "../../test.ts"
import { option, save } from "./option-rules.parts.ts"

const press = async (page: Page, name: string, key = "Enter"): Promise<void> => {
  const button = page.getByRole("button", { name, exact: true })
  await expect(button).toBeEnabled()
  await button.focus()
  await page.keyboard.press(key)
}

const deadlines = (place: Page | Locator) =>
  place.getByRole("combobox", { name: "Lieferfrist", exact: true }).getByRole("option")

test("staff withdraw an option by keyboard, preview that in the calculator, and undo it", async ({
  page,
  contexts
}) => {
  const word = ownWord()
  const list = "/at/hackschnitzel/angebotsliste?zipCode=1010&amount=6000"
  const { email } = await makePerson("Role_Interaid_DealerSupport", "Optionenreich")
  await signIn(page, email, "/support/parameter-requirement")
  await expectAccessible(page)
  const austria = page.getByRole("link", { name: "Österreich" })
  await austria.click()
  await expect(austria).toHaveAttribute("aria-current", "page")
  await page.getByRole("link", { name: "Hackschnitzel" }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hackschnitzel, Österreich")
  await expect(page.getByText("Wie im Katalog")).toBeVisible()
  await expect(save(page)).toBeEnabled()
  await expectAccessible(page)

  // one option hidden with the space bar, one moved by arrow buttons that keep the focus, and a default option renamed
  await option(page, "Express in 48 Stunden").getByLabel("Wird angeboten").focus()
  await page.keyboard.press("Space")
  await option(page, "Spätestens in 10 Werktagen").getByLabel("Name", { exact: true }).focus()
  await page.keyboard.press("ControlOrMeta+A")
  await page.keyboard.type(`Binnen zwei Wochen ${word}`)
  await page.getByLabel("Vorgabe").first().focus()
  await page
    .getByLabel("Vorgabe")
    .first()
    .selectOption({ label: `Binnen zwei Wochen ${word}` })
  await press(page, `Binnen zwei Wochen ${word} nach oben`)
  await expect(page.getByText(`Binnen zwei Wochen ${word} steht jetzt an Stelle 1 von 4.`)).toBeAttached()
  await expect(page.locator(":focus")).toHaveAccessibleName(`Binnen zwei Wochen ${word} nach oben`)

  // the preview of the buyers' calculator shows the changes before anything is saved
  const preview = page.getByRole("region", { name: "Vorschau im Rechner" })
  await preview.getByLabel("Postleitzahl").fill("1010")
  await preview.getByLabel("Menge in Kilogramm").fill("6000")
  await page.keyboard.press("Enter")
  await expect(preview.getByRole("row").nth(1)).toBeVisible()
  await expect(deadlines(preview).first()).toContainText(`Binnen zwei Wochen ${word}`)
  await expect(deadlines(preview).filter({ hasText: "Express in 48" })).toHaveCount(0)
  await expect(preview.getByRole("link", { name: /bestellen|auswählen/iu })).toHaveCount(0)

  await save(page).focus()
  await page.keyboard.press("Enter")
  await expect(page.getByText("Entwurf gespeichert")).toBeVisible()
  const changes = page.getByRole("region", { name: "Veröffentlichen" })
  await expect(changes).toContainText("„Express in 48 Stunden“ wird nicht mehr angeboten.")
  await expect(changes).toContainText(`Lieferfrist: Vorgabe ist „Binnen zwei Wochen ${word}“.`)
  await expectAccessible(page)

  const buyer = await elsewhere(contexts)
  await buyer.goto(list)
  await expect(deadlines(buyer).first()).toContainText("Standardlieferung")

  await press(page, "Veröffentlichen …")
  const dialog = page.getByRole("dialog")
  await dialog.getByRole("button", { name: "Veröffentlichen" }).press("Enter")
  await expect(dialog.getByText("Bitte geben Sie einen Grund an.")).toBeVisible()
  await dialog.getByLabel("Grund").fill("Vor Weihnachten schafft das niemand.")
  await expectAccessible(page)
  await dialog.getByRole("button", { name: "Veröffentlichen" }).press("Enter")
  await expect(page.getByText("Veröffentlicht Nr. 1")).toBeVisible()
  await expect(page.getByText("Nr. 1, gilt jetzt")).toBeVisible()

  await expect(async () => {
    await buyer.goto(list)
    await expect(deadlines(buyer).first()).toContainText(`Binnen zwei Wochen ${word}`, { timeout: 100 })
  }).toPass({ timeout: 10_000 })
  await expect(deadlines(buyer).filter({ hasText: "Express in 48" })).toHaveCount(0)
  await expect(buyer.getByRole("combobox", { name: "Lieferfrist", exact: true })).toHaveValue("109")

  await press(page, "Stand des Katalogs in den Entwurf holen")
  await dialog.getByRole("button", { name: "In den Entwurf holen" }).press("Enter")
  await expect(page.getByText("In den Entwurf geholt")).toBeVisible()
  await expect(changes).toContainText("„Express in 48 Stunden“ wird angeboten.")
  await press(page, "Veröffentlichen …")
  await dialog.getByLabel("Grund").fill("Wieder wie immer.")
  await dialog.getByRole("button", { name: "Veröffentlichen" }).press("Enter")
  await expect(page.getByText("Veröffentlicht Nr. 2")).toBeVisible()
  await expect(async () => {
    await buyer.goto(list)
    await expect(deadlines(buyer).first()).toContainText("Standardlieferung", { timeout: 100 })
  }).toPass({ timeout: 10_000 })
})
