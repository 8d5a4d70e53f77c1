import { expect } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { signIn } from "../../signed-in.ts"
import { elsewhere, makePerson, ownWord } from "../../staff.ts"
import { test } from "../../test.ts"
import { option, save } from "./option-rules.parts.ts"

test("a draft that leaves nothing to order is reported at its fields, and of two editors neither is overwritten", async ({
  page,
  contexts
}) => {
  const word = ownWord()
  const path = "/support/parameter-requirement/ch/kaminholz"
  const { email } = await makePerson("Role_Interaid_DealerSupport", "Optionenleer")
  await signIn(page, email, path)
  await expect(save(page)).toBeEnabled()
  for (const name of ["Lkw mit Anhänger möglich", "Nur Lkw ohne Anhänger", "Nur kleiner Lkw"])
    await option(page, name).getByLabel("Wird angeboten").uncheck()
  await option(page, "Vormittags").getByLabel("Name", { exact: true }).fill("")
  await save(page).click()
  await expect(page.locator(":focus")).toHaveAttribute("aria-labelledby", "error-summary")
  await expect(page.getByText("Sonst kann niemand ohne Aufpreis bestellen.")).toHaveCount(2)
  await page.getByRole("link", { name: "Lkw-Zugang, Vorgabe" }).click()
  await expect(page.locator(":focus")).toHaveAttribute("name", "default_TruckSize")
  await expectAccessible(page)
  await page.getByRole("button", { name: "Verwerfen", exact: true }).click()
  await expect(option(page, "Nur kleiner Lkw").getByLabel("Wird angeboten")).toBeChecked()

  const other = await elsewhere(contexts)
  const second = await makePerson("Role_Interaid_DealerSupport", "Optionenzweit")
  await signIn(other, second.email, path)
  await option(other, "Nachmittags").getByLabel("Kurzname").fill(`Spät ${word}`)
  await save(other).click()
  await expect(other.getByText("Entwurf gespeichert")).toBeVisible()
  await option(page, "Nachmittags").getByLabel("Kurzname").fill(`Abends ${word}`)
  await save(page).click()
  const conflict = page.getByRole("alert")
  await expect(conflict).toContainText(`Spät ${word}`)
  await expect(conflict).toContainText(`Abends ${word}`)
  await expectAccessible(page)
  await conflict.getByRole("button", { name: "Meine Änderungen speichern" }).click()
  await expect(conflict).toHaveCount(0)
  // the conflict notice disappears before the server has responded
  await expect(page.getByText("Entwurf gespeichert")).toBeVisible()
  await page.reload()
  await expect(option(page, "Nachmittags").getByLabel("Kurzname")).toHaveValue(`Abends ${word}`)
})
