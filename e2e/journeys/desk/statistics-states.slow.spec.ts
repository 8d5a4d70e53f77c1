import { expect } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { dayFromNow } from "../../dealer.ts"
import { enterAs } from "../../kept-mails.ts"
import { Figures } from "../../pages/Figures.ts"
import { test } from "../../test.ts"

const admin = "Role_Interaid_Admin"
const financial = "Role_Interaid_Financial"

/** Two years of sample orders, without the days on which other journeys are currently placing orders. */
const span = `von=${dayFromNow(-730)}&bis=${dayFromNow(-3)}`

test("a cancelled download is dropped, saved nowhere, and can be started again", async ({ page }) => {
  // three of nine rows arrive, and then nothing until the user cancels
  await page.addInitScript(() => {
    const plain = globalThis.fetch
    globalThis.fetch = (input, init) => {
      const { dataset } = document.documentElement
      if (!(typeof input === "string" && input.includes("orders.csv")) || dataset["let"] === "go")
        return plain(input, init)
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          controller.enqueue(new TextEncoder().encode("Bestellnummer\r\n1\r\n2\r\n3\r\n"))
          init?.signal?.addEventListener("abort", () => {
            dataset["let"] = "go"
            controller.error(init.signal?.reason)
          })
        }
      })
      return Promise.resolve(new Response(body, { headers: { "x-total-rows": "9" } }))
    }
  })
  await enterAs(page, financial, `/export-orders?${span}`)
  const figures = new Figures(page)
  const saved: Array<string> = []
  page.on("download", (file) => saved.push(file.suggestedFilename()))
  await figures.download.click()
  await expect(page.getByText("3 von 9 Zeilen")).toBeVisible()
  await expect(page.getByRole("progressbar", { name: "Fortschritt der Datei" })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole("button", { name: "Abbrechen" }).focus()
  await page.keyboard.press("Enter")
  await expect(page.getByText("Abgebrochen. Es wurde keine Datei gespeichert.")).toBeVisible()
  await expect(page.locator("html"), "the answer is not read on").toHaveAttribute("data-let", "go")
  await expect(figures.download).toBeFocused()
  await expectAccessible(page)
  expect(saved).toEqual([])
  expect((await figures.saved()).rows.length).toBeGreaterThan(0)
  await expect(page.getByText(/^Vollständig: [\d.]+ Zeilen in bestellungen-/u)).toBeVisible()
})

test("a list of sales without an answer can be requested again", async ({ page }) => {
  await enterAs(page, admin, `/admin/verkaufsliste?${span}`)
  const figures = new Figures(page)
  await expect(figures.download).toBeEnabled()
  await page.route("**/api/sales-list", (route) => route.fulfill({ status: 503, json: {} }))
  await page.getByRole("link", { name: "30 Tage" }).click()
  await expect(page.getByText("Das konnte gerade nicht geladen werden")).toBeVisible()
  await expectAccessible(page)
  await page.unroute("**/api/sales-list")
  await page.getByRole("button", { name: "Noch einmal versuchen" }).click()
  await expect(page.getByText("Das konnte gerade nicht geladen werden")).toBeHidden()
})

test("on a phone the chart comes first, and the form is folded behind a line", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enterAs(page, financial, `/statistics?${span}&raster=monat`)
  const figures = new Figures(page)
  await expect(figures.picture).toBeInViewport()
  const line = page.getByText("Zeitraum und Auswahl ändern")
  await expect(page.getByLabel("Einteilung")).toBeHidden()
  await line.click()
  await page.getByLabel("Einteilung").selectOption({ label: "nach Wochen" })
  await expectAccessible(page)
  await page.getByRole("button", { name: "Anzeigen" }).click()
  await expect(page).toHaveURL(/raster=woche/u)
  await expect(page.getByLabel("Einteilung")).toBeHidden()
  await expect(page.locator("summary", { hasText: "Zeitraum und Auswahl ändern" })).toBeFocused()
  await expect(figures.picture).toBeInViewport()
  await page.setViewportSize({ width: 1280, height: 860 })
  await expect(page.getByLabel("Einteilung")).toBeVisible()
  await expect(line).toBeHidden()
  await page.getByLabel("Bis").fill("2019-12-31")
  await page.getByRole("button", { name: "Anzeigen" }).click()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByText("Der letzte Tag liegt vor dem ersten.")).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel("Bis").fill("")
  await page.getByRole("button", { name: "Anzeigen" }).click()
  await expect(page.getByText("Bitte nennen Sie einen Tag."), "wrong twice").toBeVisible()
  await expect(page, "no other figures are asked for").not.toHaveURL(/2019-12-31/u)
  await expect(figures.picture).toBeVisible()
})
