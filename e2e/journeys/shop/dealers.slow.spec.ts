import { expect } from "@playwright/test"
import { longestCertificateNumber } from "../../../src/domain/dealer/held-certificate.ts"
import { expectAccessible } from "../../accessible.ts"
import { ask } from "../../database.ts"
import { test } from "../../test.ts"

/** Certificates whose numbers have the greatest allowed length and contain no blank, where a line could break. */
const longCertificates = JSON.stringify([
  { kind: "dinplus", number: "N".repeat(longestCertificateNumber), validUntil: null },
  { kind: "enplus", number: "E".repeat(longestCertificateNumber), validUntil: "2030-12-31" }
])

test("pages of dealers, their reviews and prices fit a phone, in light and dark", async ({ contexts }) => {
  for (const colorScheme of ["light", "dark"] as const) {
    const phone = await contexts.open({ viewport: { width: 390, height: 844 }, colorScheme })
    const page = await phone.newPage()
    await page.goto("/holzpellethaendler/bayern/80331")
    await expectAccessible(page)
    await page
      .getByRole("region", { name: /^\d+ Händler/u })
      .getByRole("heading", { level: 3 })
      .first()
      .getByRole("link")
      .click()
    await expect(page.getByRole("region", { name: "Impressum des Händlers" })).toBeVisible()
    await expectAccessible(page)
    const id = /\/(\d{6})(?:\?|$)/u.exec(page.url())?.[1]
    const [review] = await ask(
      "select id from review where dealer_id = $1 and status = 'published' order by id limit 1",
      [id]
    )
    const [held] = await ask("select certificates from dealer where id = $1", [id])
    await ask("update dealer set certificates = $2::jsonb where id = $1", [id, longCertificates])
    await expect(async () => {
      await page.reload()
      await expect(page.getByText("N".repeat(longestCertificateNumber))).toBeVisible({ timeout: 100 })
    }).toPass()
    for (const path of [
      `/holzpellethaendler/${id}`,
      `/bewertungen/${id}`,
      `/bewertung-melden/${String(review?.["id"])}`,
      "/bewertungen-erklaert",
      "/haendler-werden",
      "/pelletpreise",
      "/pelletpreise/bayern/80331",
      "/ch/pelletpreise/uri",
      "/charts/heizoel"
    ]) {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(path)
      await expectAccessible(page)
      await page.setViewportSize({ width: 320, height: 844 })
      const scrolls = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(scrolls, `${path} at 320 px`).toBeLessThanOrEqual(0)
    }
    await ask("update dealer set certificates = $2::jsonb where id = $1", [
      id,
      JSON.stringify(held?.["certificates"])
    ])
    await contexts.end(phone)
  }
})
