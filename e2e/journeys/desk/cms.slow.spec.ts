import { expect } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { CmsEditor } from "../../pages/CmsEditor.ts"
import { signIn } from "../../signed-in.ts"
import { elsewhere, makePerson, ownWord } from "../../staff.ts"
import { test } from "../../test.ts"

test("two editors write one page: what meets is chosen block by block, and nothing is lost", async ({
  page,
  contexts
}) => {
  const word = ownWord()
  const [first, second] = [
    await makePerson("Role_Interaid_Editor", "Feder"),
    await makePerson("Role_Interaid_Editor", "Tinte")
  ]
  await signIn(page, first.email, "/support/cms/list")
  const mine = new CmsEditor(page)
  await mine.press(page.getByRole("button", { name: "Neue Seite" }))
  await page.getByRole("dialog").getByLabel("Titel").focus()
  await page.keyboard.type(`Zu zweit ${word}`)
  await page.keyboard.press("Enter")
  await mine.opened(`Zu zweit ${word}`)
  await mine.add("Überschrift")
  await mine.type(mine.block(1).getByLabel("Überschrift"), "Eins")
  await mine.saved()

  const other = await elsewhere(contexts)
  await signIn(other, second.email, new URL(page.url()).pathname)
  const theirs = new CmsEditor(other)
  await theirs.opened(`Zu zweit ${word}`)
  await expect(other.getByText(/Auch hier: .*Feder/u)).toBeVisible()

  // nobody answers one of them while the other saves
  await page.context().setOffline(true)
  await mine.type(mine.block(1).getByLabel("Überschrift"), "Meins")
  await mine.type(page.getByLabel("Beschreibung für die Suche"), "Nur bei mir")
  await expect(page.getByText("Der Server antwortet nicht")).toBeVisible()
  await theirs.press(theirs.block(1).getByRole("button").first())
  await theirs.type(theirs.block(1).getByLabel("Überschrift"), "Ihres")
  await theirs.type(other.getByLabel("Kurztext"), "Nur bei ihr")
  await theirs.saved()

  await page.context().setOffline(false)
  await mine.press(page.getByRole("button", { name: "Jetzt noch einmal versuchen" }))
  const clash = page.locator("[data-clash]")
  await expect(clash).toHaveCount(1)
  await expect(clash).toContainText("Meins")
  await expect(clash).toContainText("Ihres")
  await expectAccessible(page)
  await mine.press(clash.getByRole("button", { name: "Diese nehmen" }))
  await mine.saved()
  await page.reload()
  await mine.opened(`Zu zweit ${word}`)
  await expect(mine.block(1)).toContainText("Ihres")
  await expect(page.getByLabel("Kurztext")).toHaveValue("Nur bei ihr")
  await expect(page.getByLabel("Beschreibung für die Suche")).toHaveValue("Nur bei mir")

  // visitors have never seen it: one of the two deletes it, and the other is told
  await mine.press(page.getByRole("button", { name: "Seite löschen" }))
  const question = page.getByRole("dialog", { name: "Seite löschen?" })
  await expectAccessible(page)
  await mine.press(question.getByRole("button", { name: "Endgültig löschen" }))
  await expect(page.getByText("Diese Seite gibt es nicht mehr")).toBeVisible()
  await theirs.press(other.getByRole("button", { name: "Jetzt veröffentlichen" }))
  await expect(other.getByText("Diese Seite gibt es nicht mehr")).toBeVisible()
})
