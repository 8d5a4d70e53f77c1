import { expect } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { ask } from "../../database.ts"
import { Confirm } from "../../pages/Confirm.ts"
import { test } from "../../test.ts"

const setState = (id: number, state: string) => ask("update dealer set state = $2 where id = $1", [id, state])

test("a visitor finds the dealers that deliver to a place, reads about one and orders there", async ({
  page
}) => {
  await page.goto("/holzpellethaendler")
  await page.getByLabel("Ihre Postleitzahl").fill("80331")
  await page.getByRole("button", { name: "Anzeigen" }).click()
  await page.waitForURL("**/holzpellethaendler/bayern/80331")
  const list = page.getByRole("region", { name: /^\d+ Händler/u })
  await expectAccessible(page)
  const first = list.getByRole("heading", { level: 3 }).first().getByRole("link")
  const name = (await first.textContent()) ?? ""
  await first.click()

  await page.waitForURL(/\/holzpellethaendler\/[a-z-]+\/\d{5}\/\d{6}\?zipCode=80331$/u)
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible()
  for (const part of [
    "Zertifikate und Qualität",
    "Liefergebiet",
    "Impressum des Händlers",
    "Öffnungszeiten des Händlers"
  ])
    await expect(page.getByRole("region", { name: part })).toBeVisible()
  await expect(page.getByText(/^Amtsgericht Musterstadt/u)).toBeVisible()
  await expect(page.getByRole("figure", { name: `Preis von ${name} und Markt, ein Jahr` })).toBeVisible()
  const told = await page.locator('script[type="application/ld+json"]').allTextContents()
  const [trail, business] = told.map((text) => JSON.parse(text) as Readonly<Record<string, unknown>>)
  expect(trail).toMatchObject({ "@type": "BreadcrumbList" })
  expect(JSON.stringify(trail)).toContain(`"name":${JSON.stringify(name)}`)
  expect(business).toMatchObject({
    "@type": "LocalBusiness",
    name,
    address: { "@type": "PostalAddress", addressCountry: "DE" },
    aggregateRating: { "@type": "AggregateRating", bestRating: "5", worstRating: "1" }
  })
  expect(new URL(String(business?.["url"])).pathname).toBe(new URL(page.url()).pathname)
  await expectAccessible(page)

  const price = page.getByRole("region", { name: "Preis an Ihrem Ort" })
  await price.getByLabel("Menge (Holzpellets lose)").fill("5000")
  await price.getByRole("button", { name: "Preis berechnen" }).click()
  await page.waitForURL(/amount=5000/u)
  await price.getByRole("link", { name: "Bei diesem Händler bestellen" }).click()
  const confirm = new Confirm(page)
  await expect(confirm.title).toHaveText(`Ihr Angebot von ${name}`)
  await confirm.begin()
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
})

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false })

  test("a visitor filters the list of dealers, and calculates another product of one of them", async ({
    page
  }) => {
    await page.goto("/holzpellethaendler")
    await page.getByLabel("Ihre Postleitzahl").fill("80331")
    await page.getByLabel("Sortieren nach").selectOption("Bewertung")
    await page.getByText("Lieferung, Bezahlung, Qualität").click()
    await page.getByLabel("Termin Plus").check()
    await page.getByLabel("ENplus A1").check()
    await page.getByRole("button", { name: "Anzeigen" }).click()
    await expect(page).toHaveURL("/holzpellethaendler/bayern/80331?sort=2&pcert=1&ap=1")
    await expect(page.getByLabel("Termin Plus")).toBeChecked()
    await expect(page.getByLabel("Sortieren nach")).toHaveValue("2")
    const list = page.getByRole("region", { name: /^\d+ Händler/u })
    await list.getByRole("heading", { level: 3 }).first().getByRole("link").click()

    const price = page.getByRole("region", { name: "Preis an Ihrem Ort" })
    await price.getByRole("link", { name: "Holzpellets Sackware" }).click()
    await price.getByLabel("Menge (Holzpellets Sackware)").fill("2")
    await price.getByRole("button", { name: "Preis berechnen" }).click()
    await expect(page).toHaveURL(/\?product=23&zipCode=80331&amount=2#preis$/u)
    await expect(price.getByText("Endpreis")).toBeVisible()
    await price.getByRole("link", { name: "Bei diesem Händler bestellen" }).click()
    await expect(page).toHaveURL(/\/holzpellets-sackware\/bestellparameter-bestaetigen\?.*amount=2&/u)
  })

  test("old URLs are redirected, a paused dealer offers nothing, and an ended one leads to others", async ({
    page
  }) => {
    const [row] = await ask(
      "select id from dealer where country_id = 1 and state = 'active' order by id desc limit 1",
      []
    )
    const id = Number(row?.["id"])
    await page.goto(`/holzpellethaendler/nirgendwo/99999/${id}?zipCode=80331`)
    await expect(page).toHaveURL(new RegExp(`/holzpellethaendler/[a-z-]+/\\d{5}/${id}\\?zipCode=80331$`, "u"))
    await expect(page.getByRole("button", { name: "Preis berechnen" })).toBeVisible()
    try {
      await setState(id, "paused")
      await expect(async () => {
        await page.reload()
        await expect(page.getByText("nimmt gerade keine Bestellungen an")).toBeVisible({ timeout: 100 })
      }).toPass()
      await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex")
      await expect(page.getByRole("button", { name: "Preis berechnen" })).toHaveCount(0)
      await setState(id, "ended")
      await expect(async () => {
        expect((await page.reload())?.status()).toBe(410)
      }).toPass()
      await page.getByRole("link", { name: /^Alle Händler für/u }).click()
      await page.waitForURL(/\/holzpellethaendler\/[a-z-]+\/\d{5}$/u)
      await expect(page.getByRole("heading", { level: 2, name: /Händler$/u })).toBeVisible()
    } finally {
      await setState(id, "active")
    }
    expect((await page.goto("/holzpellethaendler/999999"))?.status()).toBe(404)
  })
})
