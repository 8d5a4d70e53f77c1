import { expect, type Page } from "@playwright/test"
import { violationsOf } from "../../../tools/axe.ts"
import { unanswered } from "../../answered-consent.ts"
import { askedElsewhere, unlisted } from "../../kept-storage.ts"
import { germany } from "../../markets.ts"
import { ConsentPanel } from "../../pages/ConsentPanel.ts"
import { test } from "../../test.ts"

test.use({ storageState: unanswered })

const list = `/holzpellets-lose/angebotsliste?zipCode=${germany.zip}&amount=6000`

/** Returns up to `most` paths of a file of the site map, spread over the complete file. */
const spread = (xml: string, most: number): ReadonlyArray<string> => {
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/gu)].map(
    ([, address = ""]) => new URL(address).pathname
  )
  const step = Math.max(1, Math.floor(paths.length / most))
  return paths.filter((_, index) => index % step === 0)
}

test("no public page stores more than the table lists or calls another origin, before and after consent", async ({
  page,
  request
}) => {
  test.setTimeout(600_000)
  const elsewhere = askedElsewhere(page)
  const files = { seiten: 1_000, orte: 6, haendler: 4, inhalte: 20 }
  const paths = new Set<string>()
  for (const [name, most] of Object.entries(files)) {
    const answer = await request.get(`/sitemap-${name}.xml`)
    for (const path of spread(await answer.text(), most)) paths.add(path)
  }
  expect(paths.size).toBeGreaterThan(30)
  const panel = new ConsentPanel(page)
  for (const path of paths) {
    await page.goto(path)
    await panel.dialog.waitFor()
    // moving the pointer hydrates the parts that wait for the first pointer event
    await page.mouse.move(5, 5)
    await page.mouse.move(9, 9)
    await page.waitForLoadState("networkidle")
    expect(await unlisted(page, ["necessary"]), path).toEqual([])
  }
  await panel.accept.click()
  for (const path of ["/", list, "/pelletpreise", "/holzpellethaendler", "/benutzerkonto/anmeldung"]) {
    await page.goto(path)
    await page.waitForLoadState("networkidle")
    expect(await unlisted(page, ["necessary", "statistics", "marketing"]), path).toEqual([])
  }
  expect(elsewhere).toEqual([])
})

const expectAnswerable = async (page: Page): Promise<void> => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  expect((await violationsOf(page)).map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 860 },
  // a desktop zoomed to 200 %, and a phone in landscape
  { width: 640, height: 430 }
])
  test(`the question can be read and answered at ${viewport.width} × ${viewport.height} px`, async ({
    page
  }) => {
    await page.setViewportSize(viewport)
    await page.goto("/")
    const panel = new ConsentPanel(page)
    await panel.dialog.waitFor()
    await expectAnswerable(page)
    for (const button of [panel.refuse, panel.choose, panel.accept]) await expect(button).toBeInViewport()
    // the end of the page can be scrolled up until the panel does not cover it
    await panel.settings.scrollIntoViewIfNeeded()
    await panel.settings.click()
    await expect(panel.statistics).toBeVisible()
    await expectAnswerable(page)
    await panel.marketing.check()
    await panel.choose.click()
    await expect(panel.dialog).toBeHidden()
    await panel.settings.click()
    await expect(panel.marketing).toBeChecked()
    await expect(panel.statistics).not.toBeChecked()
  })

test("a double click answers once and presses nothing below it", async ({ page }) => {
  await page.goto("/impressum")
  const panel = new ConsentPanel(page)
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }))
  await panel.accept.dblclick()
  await expect(panel.dialog).toBeHidden()
  expect(new URL(page.url()).pathname).toBe("/impressum")
})

test("without cookies the question is asked on each visit, and not twice on one", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(document, "cookie", { get: () => "", set: () => {}, configurable: true })
  )
  await page.goto("/")
  const panel = new ConsentPanel(page)
  await panel.refuse.click()
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")))
  await expect(panel.dialog).toBeHidden()
  await panel.settings.click()
  await panel.accept.click()
  await panel.settings.click()
  await expect(panel.statistics).toBeChecked()
  await page.reload()
  await expect(panel.dialog).toBeVisible()
})

test("hydrating the list keeps the question, and the question keeps its answers", async ({ page }) => {
  const errors: Array<string> = []
  page.on("pageerror", (error) => errors.push(error.message))
  await page.goto(list)
  const panel = new ConsentPanel(page)
  await panel.marketing.check()
  await page.locator("form#wishes[data-live]").waitFor()
  await expect(panel.marketing).toBeChecked()
  await panel.choose.click()
  await expect(panel.dialog).toBeHidden()
  expect(errors).toEqual([])
})

test("without JavaScript the question is not asked, and the footer links to the list of stored data", async ({
  contexts
}) => {
  const page = await (await contexts.open({ javaScriptEnabled: false, storageState: unanswered })).newPage()
  await page.goto("/")
  const panel = new ConsentPanel(page)
  await expect(panel.dialog).toBeHidden()
  await panel.settings.click()
  await expect(page).toHaveURL(/\/datenschutz#speicher$/u)
  await expect(page.getByText("Ohne Skripte fragen wir nicht und speichern nichts davon.")).toBeVisible()
  await expect(page.getByRole("rowheader", { name: "consent Cookie" })).toBeVisible()
  expect(await page.context().cookies()).toEqual([])
})
