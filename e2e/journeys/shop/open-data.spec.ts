import { expect } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { test } from "../../test.ts"

test("a visitor reads about open data, and a page of another origin loads them", async ({
  page,
  baseURL
}) => {
  await page.goto("/daten")
  await expect(page.getByRole("heading", { level: 1, name: "Offene Daten" })).toBeVisible()
  await expect(page.getByRole("row", { name: /^changePercent Zahl/u })).toBeVisible()
  await page.getByText("Namen der Bundesländer in der Adresse").click()
  await expect(page.getByText("baden-wuerttemberg")).toBeVisible()
  await expectAccessible(page)

  // `/health` is the shop's only document without a content security policy, so it can stand for a page of another site
  await page.goto("/health")
  const elsewhere = (baseURL ?? "").replace("//localhost", "//at.localhost")
  const read = (path: string) =>
    page.evaluate(async (address) => {
      try {
        // a custom header makes the browser send a preflight request
        const answer = await fetch(address, { headers: { "if-none-match": '"none"' } })
        return `${answer.status} ${(await answer.text()).slice(0, 18)}`
      } catch {
        return "forbidden"
      }
    }, elsewhere + path)
  expect(await read("/api/open/prices/at/heating-oil/latest")).toBe('200 {"country":"at","p')
  expect(await read("/api/open/prices/at/coal")).toMatch(/^404/u)
  expect(await read("/api/common?countryId=2")).toBe("forbidden")
})

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false })

  test("the newest response is shown on the page, and every example opens", async ({ page, request }) => {
    await page.goto("/daten")
    const shown = await page.locator("pre", { hasText: '"changePercent"' }).innerText()
    const address = await page.getByRole("link", { name: "Adresse öffnen" }).getAttribute("href")
    expect(JSON.parse(shown)).toEqual(await (await request.get(address ?? "")).json())
    const data = await page.locator('script[type="application/ld+json"]').textContent()
    expect(JSON.parse(data ?? "")).toMatchObject({
      "@type": "Dataset",
      license: "https://creativecommons.org/licenses/by/4.0/"
    })
    const links = await page.locator("article a[href^='/api/open/']").all()
    expect(links.length).toBeGreaterThan(15)
    for (const link of links) {
      const path = (await link.getAttribute("href")) ?? ""
      expect((await request.get(path)).status(), path).toBe(200)
    }
  })
})
