import { expect, type Locator, type Page } from "@playwright/test"
import { unanswered } from "../../answered-consent.ts"
import { askedElsewhere, unlisted } from "../../kept-storage.ts"
import { germany } from "../../markets.ts"
import { ConsentPanel } from "../../pages/ConsentPanel.ts"
import { test } from "../../test.ts"

test.use({ storageState: unanswered })

/** Presses Tab until the control has the focus, at most `most` times. */
const tabTo = async (page: Page, target: Locator, most: number): Promise<void> => {
  for (let count = 0; count <= most; count++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press("Tab")
  }
  throw new Error(`The keyboard does not reach ${target.toString()} with ${most} presses`)
}

const answerOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === "consent")?.value

/** Returns how far the page has shifted, and its largest contentful paint. */
const paints = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ readonly moved: number; readonly largest: string | undefined }>((resolve) => {
        let moved = 0
        let largest: string | undefined
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) moved += Number(Reflect.get(entry, "value"))
        }).observe({ type: "layout-shift", buffered: true })
        new PerformanceObserver((list) => {
          const element: unknown = Reflect.get(list.getEntries().at(-1) ?? {}, "element")
          if (element instanceof Element) largest = element.closest("#consent")?.id ?? element.tagName
        }).observe({ type: "largest-contentful-paint", buffered: true })
        setTimeout(() => resolve({ moved, largest }), 700)
      })
  )

test("a new visitor's browser stores nothing, and after a refusal by keyboard the question is not asked again", async ({
  page
}) => {
  const elsewhere = askedElsewhere(page)
  await page.goto("/")
  const panel = new ConsentPanel(page)
  await panel.dialog.waitFor()
  // the panel does not take the focus, shifts nothing and is not the largest paint
  await expect(page.locator("body")).toBeFocused()
  const { moved, largest } = await paints(page)
  expect(moved).toBe(0)
  expect(largest).not.toBe("consent")
  expect(await unlisted(page, ["necessary"])).toEqual([])
  for (const box of [panel.statistics, panel.marketing]) await expect(box).not.toBeChecked()
  // the button to refuse is as large as the button to accept, except for a fraction of a pixel
  const sizes = await Promise.all(
    [panel.refuse, panel.choose, panel.accept].map(async (button) => {
      const { width = 0, height = 0 } = (await button.boundingBox()) ?? {}
      return `${Math.round(width)} × ${Math.round(height)}`
    })
  )
  expect(new Set(sizes).size).toBe(1)

  await tabTo(page, panel.refuse, 6)
  await page.keyboard.press("Enter")
  await expect(panel.dialog).toBeHidden()
  await expect(page.getByText("Ihre Antwort ist gespeichert.")).toBeAttached()
  expect(await answerOf(page)).toMatch(/^2sm\.[0-9]{10}\.$/u)
  // the keyboard continues at the start of the page
  await page.keyboard.press("Tab")
  await expect(page.getByRole("link", { name: "Zum Inhalt springen" })).toBeFocused()

  for (const path of [`/holzpellets-lose/angebotsliste?zipCode=${germany.zip}&amount=6000`, "/datenschutz"]) {
    await page.goto(path)
    await page.waitForLoadState("networkidle")
    await expect(panel.dialog).toBeHidden()
    expect(await unlisted(page, ["necessary"])).toEqual([])
  }
  expect(elsewhere).toEqual([])
})

test("a visitor who accepted by keyboard withdraws the consent in the footer, and all data are deleted by the same click", async ({
  page
}) => {
  await page.goto(`/holzpellets-lose/angebotsliste?zipCode=${germany.zip}&amount=6000`)
  const panel = new ConsentPanel(page)
  await panel.dialog.waitFor()
  const other = await page.context().newPage()
  await other.goto("/impressum")
  await new ConsentPanel(other).dialog.waitFor()

  await page.bringToFront()
  await tabTo(page, panel.accept, 8)
  await page.keyboard.press("Enter")
  await expect(panel.dialog).toBeHidden()
  expect(await answerOf(page)).toMatch(/^2sm\.[0-9]{10}\.sm$/u)
  // both tabs close the panel at once (rule consent.tabs)
  await expect(new ConsentPanel(other).dialog).toBeHidden()

  await page.evaluate(() => {
    document.cookie = "upsell=e30=; Path=/; Max-Age=600; SameSite=Lax; Secure"
  })
  await panel.settings.focus()
  await page.keyboard.press("Enter")
  await expect(panel.statistics).toBeChecked()
  // Escape changes nothing and returns the focus
  await page.keyboard.press("Escape")
  await expect(panel.dialog).toBeHidden()
  await expect(panel.settings).toBeFocused()
  expect(await unlisted(page, ["necessary"])).toEqual(["cookie upsell"])

  await page.keyboard.press("Enter")
  await tabTo(page, panel.refuse, 8)
  await page.keyboard.press("Enter")
  expect(await unlisted(page, ["necessary"])).toEqual([])
  expect(await answerOf(page)).toMatch(/\.$/u)
})
