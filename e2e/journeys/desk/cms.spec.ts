import { expect } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { CmsEditor } from "../../pages/CmsEditor.ts"
import { signIn } from "../../signed-in.ts"
import { elsewhere, makePerson, ownWord } from "../../staff.ts"
import { test } from "../../test.ts"

test("an editor writes an article by keyboard, looks at it, publishes it, and corrects it", async ({
  page,
  contexts
}) => {
  const word = ownWord()
  const title = `Pellets richtig lagern ${word}`
  const path = `/pellets-richtig-lagern-${word.toLowerCase()}`
  const editor = await makePerson("Role_Interaid_Editor", "Feder")
  await signIn(page, editor.email, "/support/cms/list")
  const cms = new CmsEditor(page)
  await expectAccessible(page)
  await cms.press(page.getByRole("button", { name: "Neue Seite" }))
  const making = page.getByRole("dialog", { name: "Neue Seite" })
  await making.getByLabel("Titel").focus()
  await page.keyboard.type(title)
  await expect(making.getByLabel("Adresse")).toHaveValue(path)
  await expectAccessible(page)
  await page.keyboard.press("Enter")
  await cms.opened(title)
  await cms.type(page.getByLabel("Kurztext"), "So bleibt es trocken.")
  await cms.type(page.getByLabel("Titel für die Suche"), title)
  await cms.type(page.getByLabel("Beschreibung für die Suche"), "Was ein Lager braucht.")
  await cms.add("Text")
  const text = page.getByRole("textbox", { name: "Text", exact: true })
  await text.focus()
  await page.keyboard.type("Ein gutes Lager ist ")
  await page.keyboard.press("ControlOrMeta+b")
  await page.keyboard.type("trocken")
  await cms.add("Überschrift")
  await cms.type(cms.block(2).getByLabel("Überschrift"), "Zuerst")
  await page.keyboard.press("Alt+ArrowUp")
  await expect(cms.block(1)).toContainText("Zuerst")
  await cms.saved()
  await expect(page.getByText("Alles in Ordnung.")).toBeVisible()
  await expectAccessible(page)

  await page.getByRole("link", { name: "Vorschau" }).click()
  const frame = page.frameLocator("iframe[width='390']")
  await expect(frame.getByRole("heading", { level: 1, name: title })).toBeVisible()
  await page.getByRole("link", { name: "Zurück zum Bearbeiten" }).click()
  await cms.opened(title)

  const visitor = await elsewhere(contexts)
  expect((await visitor.goto(path))?.status()).toBe(404)
  await cms.press(page.getByRole("button", { name: "Jetzt veröffentlichen" }))
  await expect(page.locator("header").getByText("Veröffentlicht")).toBeVisible()
  await expect(async () => {
    expect((await visitor.goto(path))?.status()).toBe(200)
  }).toPass()
  await expect(visitor.getByRole("heading", { level: 1, name: title })).toBeVisible()
  await expect(visitor.locator("strong", { hasText: "trocken" })).toBeVisible()

  await cms.type(page.getByLabel("Kurztext"), "So bleibt alles trocken.")
  await cms.saved()
  await cms.press(page.getByRole("button", { name: "Jetzt veröffentlichen" }))
  await expect(page.locator("header").getByText("Veröffentlicht")).toBeVisible()
  await expect(async () => {
    await visitor.goto(path)
    await expect(visitor.getByText("So bleibt alles trocken.")).toBeVisible({ timeout: 500 })
  }).toPass()
})

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
