import { expect } from "@playwright/test"
import sharp from "sharp"
import { expectAccessible } from "../../accessible.ts"
import { CmsEditor } from "../../pages/CmsEditor.ts"
import { signIn } from "../../signed-in.ts"
import { elsewhere, makePerson, ownWord } from "../../staff.ts"
import { test } from "../../test.ts"

test("two editors write one page: conflicts are decided block by block, and nothing is lost", async ({
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

  // one editor is offline while the other saves
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

  // visitors have never seen the page, so it can be deleted: one editor deletes it, and the other one is informed
  await mine.press(page.getByRole("button", { name: "Seite löschen" }))
  const question = page.getByRole("dialog", { name: "Seite löschen?" })
  await expectAccessible(page)
  await mine.press(question.getByRole("button", { name: "Endgültig löschen" }))
  await expect(page.getByText("Diese Seite gibt es nicht mehr")).toBeVisible()
  await theirs.press(other.getByRole("button", { name: "Jetzt veröffentlichen" }))
  await expect(other.getByText("Diese Seite gibt es nicht mehr")).toBeVisible()
})

test("an editor adds pictures to a page by keyboard, sees that a part is missing, and schedules it", async ({
  page,
  contexts
}) => {
  const word = ownWord()
  const path = `/bebildert-${word.toLowerCase()}`
  const editor = await makePerson("Role_Interaid_Editor", "Pinsel")
  await signIn(page, editor.email, "/support/cms/list")
  const cms = new CmsEditor(page)
  await cms.press(page.getByRole("button", { name: "Neue Seite" }))
  await page.getByRole("dialog").getByLabel("Titel").focus()
  await page.keyboard.type(`Bebildert ${word}`)
  await page.keyboard.press("Enter")
  await cms.opened(`Bebildert ${word}`)
  await cms.type(page.getByLabel("Kurztext"), "Mit einem Bild.")
  await cms.type(page.getByLabel("Titel für die Suche"), "Bebildert")
  await cms.type(page.getByLabel("Beschreibung für die Suche"), "Was ein Bild sagt.")

  await cms.add("Bild")
  await cms.press(cms.block(1).getByRole("button", { name: "Aus den Medien wählen" }))
  const picker = page.getByRole("dialog", { name: "Bild auswählen" })
  const size = { width: 60, height: 40 }
  const background = { r: 20, g: Math.random() * 255, b: 40 }
  const buffer = await sharp({ create: { ...size, channels: 3, background } })
    .png()
    .toBuffer()
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    cms.press(picker.getByRole("button", { name: "Bilder auswählen" }))
  ])
  await chooser.setFiles([{ name: `keller_${word}.png`, mimeType: "image/png", buffer }])
  await cms.press(picker.getByRole("button", { name: "Einfügen", exact: true }))
  await expect(cms.block(1).getByLabel("Adresse des Bildes")).toHaveValue(/^\/medien\//u)
  await cms.type(cms.block(1).getByLabel("Was ist zu sehen?"), "Ein Keller")

  // a link to a missing part of the page is reported before publishing
  await cms.add("Text")
  const text = page.getByRole("textbox", { name: "Text", exact: true })
  await text.focus()
  await page.keyboard.type("Siehe unten")
  await page.keyboard.press("ControlOrMeta+a")
  const link = async (target: string) => {
    await cms.press(page.getByRole("button", { name: /^Verweis/u }))
    await cms.type(page.getByRole("dialog", { name: "Verweis" }).getByLabel("Ziel"), target)
    await page.keyboard.press("Enter")
  }
  await link("#nirgends")
  await cms.saved()
  const check = page.getByRole("region", { name: "Prüfung" })
  await expect(check.getByText(/Diese Stelle gibt es auf der Seite nicht/u)).toBeVisible()
  await text.focus()
  await page.keyboard.press("ControlOrMeta+a")
  await link("/heizoel/angebotsliste")
  await cms.saved()
  await expect(page.getByText("Alles in Ordnung.")).toBeVisible()

  await cms.press(page.getByRole("button", { name: "Zu einer Zeit veröffentlichen" }))
  const planning = page.getByRole("dialog", { name: "Zu einer Zeit veröffentlichen" })
  await planning.getByLabel("Erscheint am").fill("2020-01-01T09:00")
  await cms.press(planning.getByRole("button", { name: "Veröffentlichen" }))
  await expect(planning.getByText(/Diese Zeit ist vorbei/u)).toBeVisible()
  await planning.getByLabel("Erscheint am").fill(`${new Date().getFullYear() + 1}-12-01T09:00`)
  await cms.press(planning.getByRole("button", { name: "Veröffentlichen" }))
  await expect(page.locator("header").getByText("Geplant")).toBeVisible()
  const log = page.getByRole("region", { name: "Verlauf" })
  await expect(log.getByText("Fassung 1 geplant")).toBeVisible()
  await expect(log.getByText(/Pinsel/u).first()).toBeVisible()
  const visitor = await elsewhere(contexts)
  expect((await visitor.goto(path))?.status()).toBe(404)

  await cms.press(page.getByRole("button", { name: "Termin absagen" }))
  await expect(log.getByText("Planung aufgehoben")).toBeVisible()
  await expectAccessible(page)
  await cms.press(page.getByRole("button", { name: "Jetzt veröffentlichen" }))
  await expect(page.locator("header").getByText("Veröffentlicht")).toBeVisible()
  await expect(async () => {
    expect((await visitor.goto(path))?.status()).toBe(200)
  }).toPass()
  await expect(visitor.getByRole("img", { name: "Ein Keller" })).not.toHaveJSProperty("naturalWidth", 0)
})
