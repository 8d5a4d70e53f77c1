import { expect, type Page } from "@playwright/test"
import { ask } from "../../database.ts"
import { test } from "../../test.ts"

/** Bots are not counted, and headless Chromium identifies itself as a bot. */
const userAgent =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36"

const slotOf = (page: Page) => page.getByRole("complementary", { name: "Anzeige" })
const frameOf = (page: Page) => slotOf(page).frameLocator("iframe")

/** Returns the counts of the home page's slot only, because other tests use other slots at the same time. */
const counted = async (): Promise<{ readonly views: number; readonly clicks: number }> => {
  const [row] = await ask(
    `select coalesce(sum(n.views), 0)::int v, coalesce(sum(n.clicks), 0)::int c
    from advert_count n join advert_item i on i.id = n.item_id join advert_slot s on s.id = i.slot_id
    where s.key = 'home'`,
    []
  )
  return { views: Number(row?.["v"]), clicks: Number(row?.["c"]) }
}

const shiftsOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if ("value" in entry) sum += Number(entry.value)
        }).observe({ type: "layout-shift", buffered: true })
        setTimeout(() => resolve(sum), 200)
      })
  )

test("an advert is seen, counted and followed, and leaves nothing in the browser (rules advert.counts and advert.consent)", async ({
  contexts
}) => {
  const context = await contexts.open({ userAgent })
  const page = await context.newPage()
  await page.goto("/de")
  const before = await counted()
  await expect(slotOf(page)).toHaveCount(1)
  await slotOf(page).scrollIntoViewIfNeeded()
  await expect(frameOf(page).getByText("Im Auftrag von Heizmarkt")).toBeVisible()
  await expect.poll(async () => (await counted()).views).toBe(before.views + 1)
  expect(await shiftsOf(page)).toBe(0)
  const kept = await context.storageState()
  const told = JSON.stringify(kept.cookies.map(({ name }) => name).toSorted())
  const [opened] = await Promise.all([page.waitForEvent("popup"), frameOf(page).getByRole("link").click()])
  await expect(opened).toHaveURL(/\/preisalarm$/u)
  await expect(opened.getByRole("heading", { level: 1 })).toBeVisible()
  await expect.poll(async () => (await counted()).clicks).toBe(before.clicks + 1)
  const after = await context.storageState()
  expect(JSON.stringify(after.cookies.map(({ name }) => name).toSorted())).toBe(told)
  expect(JSON.stringify([kept.origins, after.origins])).not.toMatch(/advert|anzeige|slot/iu)
})

test("another postal code shows its own advert, however late the former answer arrives (rule advert.zip)", async ({
  contexts
}) => {
  const page = await (await contexts.open({ userAgent })).newPage()
  await page.goto("/de/pelletpreise")
  await slotOf(page).scrollIntoViewIfNeeded()
  await expect(frameOf(page).getByRole("link", { name: "Preisalarm anlegen" })).toBeVisible()
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/slots\/prices\?.*zipCode=80331/u, async (route) => {
    await held
    await route.continue()
  })
  const zip = page.locator('main input[name="zipCode"]').first()
  await zip.fill("80331")
  await expect(frameOf(page).getByRole("link")).toHaveCount(0)
  await zip.fill("10115")
  await expect(frameOf(page).getByRole("link", { name: "Preisalarm anlegen" })).toBeVisible()
  const late = page.waitForResponse(/zipCode=80331/u)
  release()
  await late
  await expect(frameOf(page).getByRole("link", { name: "Preisalarm anlegen" })).toBeVisible()
  await zip.fill("85049")
  await expect(frameOf(page).getByRole("link", { name: "Sammelbestellung berechnen" })).toBeVisible()
})

test("without a response for adverts the page is complete (rule advert.space)", async ({ contexts }) => {
  const page = await (await contexts.open({ userAgent })).newPage()
  await page.route(/\/anzeige\/|\/api\/iam\//u, (route) => route.abort())
  const failures: Array<string> = []
  page.on("pageerror", ({ message }) => failures.push(message))
  await page.goto("/de")
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await expect(page.locator("aside[data-advert]")).toBeVisible()
  // the advert's script is loaded while the slot is still below the screen
  await page
    .locator("aside[data-advert]")
    .evaluate((slot) => scrollBy(0, slot.getBoundingClientRect().top - 1.2 * innerHeight))
  await expect(page.locator("aside[data-advert]")).toBeHidden()
  await expect(page.getByRole("link", { name: "Impressum" }).first()).toBeVisible()
  expect(await shiftsOf(page)).toBe(0)
  expect(failures).toEqual([])
})
