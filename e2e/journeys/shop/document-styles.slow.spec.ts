import { expect, type Page } from "@playwright/test"
import { insertAccount } from "../../account.ts"
import { mailbox } from "../../pages/SignIn.ts"
import { signIn } from "../../signed-in.ts"
import { test } from "../../test.ts"
import { differencesWithWholeFiles, unstyledClasses } from "./document-styles.parts.ts"

/**
 * Returns a URL of each kind of document. For a place or a dealer, it is the first link in the list of places or
 * dealers.
 */
const addressesOf = async (page: Page): Promise<ReadonlyArray<string>> => {
  const first = async (list: string, path: string): Promise<string> => {
    await page.goto(list)
    const href = await page.locator(`main a[href^="${path}"]`).first().getAttribute("href")
    return href ?? `${path} is not in ${list}`
  }
  return [
    "/",
    "/info-center",
    "/news",
    await first("/news", "/news/artikel/"),
    "/pelletpreise",
    await first("/pelletpreise/bayern", "/pelletpreise/bayern/"),
    await first("/holzpellethaendler", "/holzpellethaendler/"),
    "/agb",
    "/nothing-is-here"
  ]
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  for (const width of [390, 1280])
    for (const colorScheme of ["light", "dark"] as const)
      test(`documents look the same with all rules of their files, at ${width} px, ${colorScheme}`, async ({
        page
      }) => {
        test.slow()
        await page.setViewportSize({ width, height: 900 })
        await page.emulateMedia({ colorScheme })
        for (const address of await addressesOf(page)) {
          await page.goto(address)
          const { files, looks, different } = await differencesWithWholeFiles(page)
          expect(files, address).toBeGreaterThan(0)
          expect(looks, address).toBeGreaterThan(300)
          expect(different, address).toEqual([])
        }
      })
})

test("elements that a document shows later have their styles (rule page.document-styles)", async ({
  page
}) => {
  const email = mailbox("styled")
  await insertAccount(email, "Role_Customer")
  await signIn(page, email, "/agb", false)
  await expect(page.locator("meta[name=rules] + link[rel=stylesheet]").first()).toBeAttached()
  await page.getByRole("button", { name: "Abmelden" }).click()
  await expect(page.getByText("Erfolgreich abgemeldet")).toBeVisible()
  expect(await unstyledClasses(page)).toEqual([])
})

test("an island is hydrated with its styles, and fetches none that the page has", async ({ page }) => {
  const fetched: Array<string> = []
  page.on("request", (sent) => {
    if (sent.resourceType() === "stylesheet") fetched.push(new URL(sent.url()).pathname)
  })
  await page.goto("/pelletpreise")
  for (const name of ["calculator/SimpleCalculator", "price-chart/PriceChart"]) {
    const selector = `[data-island="${name}"]`
    await page.locator(selector).hover()
    await page.waitForFunction(
      (island) => Object.keys(document.querySelector(island) ?? {}).some((key) => key.startsWith("__react")),
      selector
    )
  }
  await page.waitForLoadState("networkidle")
  expect(await unstyledClasses(page)).toEqual([])
  const cut = await page
    .locator("meta[name=rules]")
    .evaluateAll((places) => places.map((place) => place.getAttribute("content") ?? ""))
  expect(fetched.filter((file) => cut.includes(file))).toEqual([])
})
