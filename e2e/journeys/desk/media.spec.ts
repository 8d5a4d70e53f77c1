import { expect } from "@playwright/test"
import sharp from "sharp"
import { expectAccessible } from "../../accessible.ts"
import { signIn } from "../../signed-in.ts"
import { makePerson, ownWord } from "../../staff.ts"
import { test } from "../../test.ts"

test("an editor chooses a picture and a drawing, sees why one is refused, describes the other and finds it", async ({
  page
}) => {
  const word = ownWord()
  const { email } = await makePerson("Role_Interaid_Editor", "Bildreich")
  await signIn(page, email, "/support/cms/media")
  const choose = page.getByRole("button", { name: "Bilder auswählen" })
  await expect(choose).toBeEnabled()
  const buffer = await sharp({
    create: { width: 60, height: 40, channels: 3, background: { r: 200, g: Math.random() * 255, b: 40 } }
  })
    .png()
    .toBuffer()
  const [chooser] = await Promise.all([page.waitForEvent("filechooser"), choose.click()])
  await chooser.setFiles([
    { name: `lager_${word}.png`, mimeType: "image/png", buffer },
    { name: "zeichnung.svg", mimeType: "image/svg+xml", buffer: Buffer.from("<svg xmlns='x'/>") }
  ])
  const uploads = page.getByRole("region", { name: "Hochladen" })
  const rows = uploads.getByRole("listitem")
  await expect(rows.filter({ hasText: "zeichnung.svg" })).toContainText("SVG-Dateien nehmen wir nicht an")
  await expect(rows.filter({ hasText: word })).toContainText("Angekommen")
  await expectAccessible(page)

  await rows.filter({ hasText: word }).getByRole("button", { name: "Beschreiben" }).click()
  const dialog = page.getByRole("dialog", { name: `lager ${word}` })
  await dialog.getByRole("button", { name: /^Wichtigste Stelle/u }).press("ArrowUp")
  await expect(dialog.getByText("50 % von links, 40 % von oben")).toBeVisible()
  await dialog.getByLabel("Alternativtext").fill(`Ein Lager voller Pellets, ${word}`)
  await expectAccessible(page)
  await dialog.getByRole("button", { name: "Speichern" }).click()
  await expect(page.getByText("Bild gespeichert")).toBeVisible()
  await dialog.getByRole("button", { name: "Schließen" }).click()

  await page.getByRole("searchbox", { name: "Name oder Alternativtext" }).fill(`voller ${word}`)
  await page.getByRole("main").getByRole("button", { name: "Suchen" }).click()
  await page.waitForURL(/suche=voller/u)
  const pictures = page.getByRole("list", { name: "Bilder" }).getByRole("listitem")
  await expect(pictures).toHaveCount(1)
  await expect(pictures).not.toContainText("Text fehlt")
  await expect(pictures.locator("img")).not.toHaveJSProperty("naturalWidth", 0)
  const lacking = page.getByRole("link", { name: "Ohne Alternativtext" })
  await expect(lacking).toHaveAttribute("href", /suche=voller/u)
  await lacking.click()
  await expect(page.getByText("Kein Bild passt dazu")).toBeVisible()
})
