import { expect } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { ask } from "../../database.ts"
import { signIn } from "../../signed-in.ts"
import { makePerson, ownWord } from "../../staff.ts"
import { test } from "../../test.ts"
import { field, save, writeAdvert } from "./adverts.parts.ts"

/** Bots are not counted, and headless Chromium identifies itself as a bot. */
const userAgent =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36"

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
  // the preview shows the advert in its slot, on the pages that show adverts and at both widths
  for (const [shownOn, title] of [
    ["Startseite", "Wärme"],
    ["Übersicht der Ratgeber", "Ratgeber"]
  ] as const) {
    await page.getByLabel("Seite", { exact: true }).selectOption({ label: shownOn })
    for (const width of [390, 1280]) {
      const framed = page.frameLocator(`iframe[title="Vorschau, ${width} Pixel breit"]`)
      const shown = framed.locator("[data-preview]").frameLocator("iframe")
      await expect(framed.locator("h1")).toContainText(title)
      await expect(shown.getByText(`Angebot ${word}`)).toBeVisible()
      await expect(shown.getByText("Im Auftrag von Holz & Söhne")).toBeVisible()
      await expect.poll(() => framed.locator("html").evaluate(() => scrollY)).toBeGreaterThan(0)
    }
  }
  await expectAccessible(page)

  await page.goto("/support/campaigns/create")
  await expect(save(page)).toBeEnabled()
  // impossible weights are refused with a reason
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

  // archives the campaign again, so that other tests find the page unchanged
  await page.getByRole("button", { name: "Archivieren" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Archivieren" }).click()
  await expect(page.getByText("Kampagne archiviert")).toBeVisible()
  await page.goto("/support/campaigns?stand=archiviert")
  await expect(page.getByRole("link", { name: `Kampagne ${word}` })).toBeVisible()
})
