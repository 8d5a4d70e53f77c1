import { expect } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { CmsEditor } from "../../pages/CmsEditor.ts"
import { signIn } from "../../signed-in.ts"
import { elsewhere, makePerson, ownWord } from "../../staff.ts"
import { test } from "../../test.ts"

test("an editor writes an article by keyboard, previews it, publishes it, and corrects it", async ({
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
