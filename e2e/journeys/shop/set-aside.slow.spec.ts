import { expect, type Page } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { markets } from "../../markets.ts"
import { wakeList } from "../../live.ts"
import { test } from "../../test.ts"
import { wishDate } from "../../wish-date.ts"

const both = `110,141$dt${wishDate()}`
const conflict = "„Express in 48 Stunden“ und „Wunschtermin“ sind nicht zusammen möglich."
const without = "Berechnet ist ohne „Wunschtermin“."

const notice = (page: Page, text: string) =>
  page.getByRole("main").getByRole("status").filter({ hasText: text })

/** Returns a list URL as an old bookmark contains it, with options that are no longer sold. */
const bookmark = (prefix: string, zip: string, options: string): string =>
  `${prefix}/holzpellets-lose/angebotsliste?${new URLSearchParams({ zipCode: zip, amount: "6000", options })}`

for (const { name, prefix, zip } of markets)
  test(`${name}: a bookmark of two options that exclude each other names both, in the list and before the order`, async ({
    page
  }) => {
    await page.goto(bookmark(prefix, zip, both))
    await expect(notice(page, conflict)).toContainText(without)
    await wakeList(page)
    await expect(notice(page, conflict), "it stays when the page comes to life").toBeVisible()
    await expect(page.getByLabel("Lieferfrist")).toHaveValue("110")
    await expect(page.getByLabel("Wunschtermin")).toHaveValue("")
    await expectAccessible(page)

    const chosen = await page.getByRole("link", { name: "Auswählen" }).first().getAttribute("href")
    const confirm = new URL(chosen ?? "", page.url())
    await page.getByLabel("Lieferfrist").selectOption("108")
    await expect(notice(page, conflict), "nothing is left to be set aside").toHaveCount(0)

    confirm.searchParams.set("options", both)
    await page.goto(confirm.href)
    await expect(notice(page, conflict)).toContainText(without)
    await expectAccessible(page)
  })

test("a bookmark with months that no instalment plan has reports this, in the list and before the order", async ({
  page
}) => {
  const { prefix, zip } = markets[0] ?? { prefix: "", zip: "" }
  const text = "„Monatliche Raten“ über 7 Monate gibt es nicht. Berechnet ist mit 6 Monaten."
  await page.goto(bookmark(prefix, zip, "45$7"))
  await expect(notice(page, text)).toBeVisible()
  const chosen = await page.getByRole("link", { name: "Auswählen" }).first().getAttribute("href")
  const confirm = new URL(chosen ?? "", page.url())
  confirm.searchParams.set("options", "45$7")
  await page.goto(confirm.href)
  await expect(notice(page, text)).toBeVisible()
  await page.goto(bookmark(prefix, zip, "45$9"))
  await expect(page.getByRole("article").first()).toBeVisible()
  await expect(notice(page, "Monate gibt es nicht")).toHaveCount(0)
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })
  test("the conflict in a bookmark is shown as well", async ({ page }) => {
    await page.goto(bookmark("", "01067", both))
    await expect(notice(page, conflict)).toContainText(without)
  })
})
