import { expect, type Page } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { ask } from "../../database.ts"
import { signIn } from "../../signed-in.ts"
import { elsewhere, makePerson, ownWord } from "../../staff.ts"
import { test } from "../../test.ts"

/** Robots are not counted, and Chromium without a window calls itself one. */
const userAgent =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36"

const field = (page: Page, label: string) => page.getByLabel(label, { exact: false }).first()
const save = (page: Page) => page.getByRole("button", { name: "Speichern" })

const writeAdvert = async (page: Page, name: string, html: string): Promise<void> => {
  await page.goto("/support/adverts/create")
  await expect(save(page)).toBeEnabled()
  await field(page, "Name").fill(name)
  await field(page, "Im Auftrag von").fill("Holz & Söhne")
  await field(page, "HTML").fill(html)
  await save(page).click()
  await page.waitForURL(/adverts\/\d+$/u)
}

test("an ad manager brings a campaign onto a public page, it is seen, and it is in its report", async ({
  page,
  contexts
}) => {
  const word = ownWord()
  const { email } = await makePerson("Role_Interaid_AdManager", "Anzeigenreich")
  await signIn(page, email, "/support/adverts")
  await writeAdvert(
    page,
    `Anzeige ${word}`,
    `<h2 onclick="x()">Angebot ${word}</h2><p><a href="/preisalarm">Mehr</a></p>`
  )
  await expect(page.getByText('<h2 onclick="x()">')).toBeVisible()
  const preview = page.frameLocator('iframe[title="Anzeige bei 390 Pixeln"]')
  await expect(preview.getByText(`Angebot ${word}`)).toBeVisible()
  await expect(preview.getByText("Im Auftrag von Holz & Söhne")).toBeVisible()
  await expectAccessible(page)

  await page.goto("/support/campaigns/create")
  await expect(save(page)).toBeEnabled()
  // weights that cannot be are refused with their reason
  await field(page, "Name").fill(`Kampagne ${word}`)
  await page.getByLabel("Ratgeber und Meldungen").check()
  await page.getByLabel("Variante A").selectOption({ label: `Anzeige ${word} (Holz & Söhne)` })
  await page.getByLabel("Gewicht von A").fill("-5")
  await save(page).click()
  await expect(page.getByText("Ein Gewicht kann nicht kleiner als 0 sein.").first()).toBeVisible()
  await page.getByLabel("Gewicht von A").fill("0")
  await save(page).click()
  await expect(page.getByText("Mit Gewicht 0 wäre diese Kampagne nie zu sehen.").first()).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel("Gewicht von A").fill("1000")
  await expect(page.getByText("Variante A", { exact: true }).last()).toBeVisible()
  await save(page).click()
  await page.waitForURL(/campaigns\/\d+$/u)
  await expect(page.getByText("Läuft", { exact: true })).toBeVisible()
  await expect(page.getByText("In diesem Zeitraum wurde nichts gezählt.")).toBeVisible()

  const visitor = await (await contexts.open({ userAgent })).newPage()
  const slot = visitor.getByRole("complementary", { name: "Anzeige" })
  await expect(async () => {
    await visitor.goto("/de/info-center")
    await slot.scrollIntoViewIfNeeded({ timeout: 1_000 })
    await expect(slot.frameLocator("iframe").getByText(`Angebot ${word}`)).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 20_000 })
  const views = async () => {
    const [row] = await ask(
      `select coalesce(sum(n.views), 0)::int v from advert_count n join advert_item i on i.id = n.item_id
      join advert_campaign c on c.id = i.campaign_id where c.name = $1`,
      [`Kampagne ${word}`]
    )
    return Number(row?.["v"])
  }
  await expect.poll(views, { timeout: 15_000 }).toBeGreaterThan(0)
  await page.reload()
  await expect(page.getByRole("slider", { name: "Ansichten und Klicks je Tag" })).toBeVisible()
  await expect(page.getByRole("row", { name: new RegExp(`Anzeige ${word}`, "u") })).toContainText("1")
  await expectAccessible(page)

  // it is put away again, so that other tests find the page as it was
  await page.getByRole("button", { name: "Archivieren" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Archivieren" }).click()
  await expect(page.getByText("Kampagne archiviert")).toBeVisible()
  await page.goto("/support/campaigns?stand=archiviert")
  await expect(page.getByRole("link", { name: `Kampagne ${word}` })).toBeVisible()
})

test("of two ad managers the slower one sees both values, and accounting only looks", async ({
  page,
  contexts
}) => {
  const word = ownWord()
  const { email } = await makePerson("Role_Interaid_AdManager", "Zuerst")
  await signIn(page, email, "/support/adverts")
  await writeAdvert(page, `Erste Fassung ${word}`, "<p>Ja</p>")
  const path = new URL(page.url()).pathname

  const other = await elsewhere(contexts)
  const second = await makePerson("Role_Interaid_AdManager", "Danach")
  await signIn(other, second.email, path)
  await field(other, "Name").fill(`Ihre Fassung ${word}`)
  await save(other).click()
  await expect(other.getByText("Anzeige gespeichert")).toBeVisible()

  await field(page, "Name").fill(`Meine Fassung ${word}`)
  await save(page).click()
  const conflict = page.getByRole("alert")
  await expect(conflict).toContainText(`Ihre Fassung ${word}`)
  await expect(conflict).toContainText(`Meine Fassung ${word}`)
  await conflict.getByRole("button", { name: "Meine Änderungen speichern" }).click()
  await expect(conflict).toHaveCount(0)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Meine Fassung ${word}`)

  const books = await elsewhere(contexts)
  const reader = await makePerson("Role_Interaid_Financial", "Liest")
  await signIn(books, reader.email, path)
  await expect(books.getByText("Sie können das ansehen.")).toBeVisible()
  await expect(save(books)).toBeDisabled()
  await expect(books.getByRole("button", { name: "Archivieren" })).toHaveCount(0)
  await books.goto("/support/adverts/create")
  await expect(books.getByText("Leider haben Sie keinen Zugang zu dieser Seite.")).toBeVisible()
})
