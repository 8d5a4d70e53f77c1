import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { Page } from "@playwright/test"
import { csvRow } from "../../src/domain/csv/csv.ts"
import type { Child } from "../../tools/child.ts"
import { launchBrowser } from "../browser.ts"
import { inDatabase } from "../in-database.ts"
import { median } from "../load.ts"
import { addDealerUser, signedInPage } from "../signed-in-page.ts"
import type { Line } from "../table.ts"

const rows = 10_000
const areas = 50
const path = "/haendler/preise"

/** Creates a dealer with ten thousand prices in force, in postal code areas that do not exist. */
const makeDealer = (dataDir: string): Promise<string> =>
  inDatabase(
    dataDir,
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const [dealer] = yield* sql<{ readonly id: number }>`
        insert into dealer (id, country_id, name, slug, street, zip_code, city, phone, email, rating, rating_count,
          payment_ids, default_payment_id, creditor_id)
        select n.id, country_id, name, slug || '-' || n.id, street, zip_code, city, phone, email, rating, rating_count,
          payment_ids, default_payment_id, creditor_id
        from dealer, (select max(id) + 1 as id from dealer) n where country_id = 1 order by dealer.id limit 1
        returning id`
      const dealerId = dealer?.id ?? 0
      yield* sql`
        insert into branch (id, dealer_id, name, street, zip_code, city)
        select (select max(id) + 1 from branch), ${dealerId}, name, street, zip_code, city from dealer where id = ${dealerId}`
      yield* sql`
        insert into delivery_area (id, dealer_id, branch_id, country_id, zip_prefixes, lead_workdays, window_workdays, name)
        select (select max(id) from delivery_area) + n, ${dealerId}, (select max(id) from branch), 1, '{00000}', 3, 5,
          'Gebiet ' || n
        from generate_series(1, ${areas}::int) n`
      yield* sql`
        insert into price_row (area_id, product_id, certification_id, from_amount, valid_from, unit_price)
        select a.id, 20, 1, 100 * n, current_date - 10, 50000 - 100 * n
        from delivery_area a, generate_series(0, ${rows / areas - 1}::int) n where a.dealer_id = ${dealerId}`
      yield* sql`analyze`
      return yield* addDealerUser(dealerId)
    })
  )

/** Creates the dealer's price list with each price ten euros higher, so that there are as many differences as rows. */
const newList = (): Buffer => {
  const lines = Array.from({ length: rows }, (_, row) => {
    const step = Math.floor(row / areas)
    const price = `${510 - step},00`
    return csvRow([`Gebiet ${(row % areas) + 1}`, "Holzpellets lose", "ENplus A1", String(100 * step), price])
  })
  return Buffer.from(csvRow(["Liefergebiet", "Produkt", "Zertifikat", "Ab Menge", "Preis"]) + lines.join(""))
}

const painted = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))

/**
 * Returns the ms that the page needs for each step of the user: uploading the file, checking the list, showing the
 * differences.
 */
const measured = async (page: Page, file: Buffer) => {
  const took = async (act: () => Promise<unknown>) => {
    const begun = performance.now()
    await act()
    await painted(page)
    return performance.now() - begun
  }
  const uploaded = await took(async () => {
    await page
      .locator("input[type=file]")
      .setInputFiles({ name: "preise.csv", mimeType: "text/csv", buffer: file })
    await page.getByText(/Zeilen aus „preise\.csv“ übernommen/u).waitFor()
  })
  const checked = await took(async () => {
    await page.getByRole("button", { name: "Liste prüfen" }).click()
    await page.getByText(/Preise geändert/u).waitFor()
  })
  const shown = await took(async () => {
    await page.getByText("Jede Änderung ansehen").click()
    await page.getByRole("table", { name: "Änderungen gegenüber der geltenden Liste" }).waitFor()
  })
  const told = await page.getByText(/Preise geändert/u).textContent()
  if (!/^10[^0-9]?000 Preise geändert, 0 neu, 0 entfallen/u.test(told ?? ""))
    throw new Error(`The page shows other differences: ${told}`)
  return { uploaded, checked, shown, whole: uploaded + checked + shown }
}

/**
 * Measures a dealer's new list of ten thousand rows until its differences are on the screen, in Chromium on loopback.
 */
export const priceList = async (shop: Child, dataDir: string): Promise<ReadonlyArray<Line>> => {
  const email = await makeDealer(dataDir)
  const file = newList()
  const browser = await launchBrowser()
  try {
    const page = await signedInPage(browser, shop.origin, path, email)
    const runs: Array<Awaited<ReturnType<typeof measured>>> = []
    for (let run = 0; run < 5; run++) {
      await page.getByRole("grid", { name: "Preisliste" }).waitFor()
      runs.push(await measured(page, file))
      await page.evaluate(() => localStorage.clear())
      page.once("dialog", (dialog) => void dialog.accept())
      await page.goto(shop.origin + path)
    }
    const middle = (part: keyof (typeof runs)[number]) => median(runs.map((run) => run[part]))
    const parts = (["uploaded", "checked", "shown"] as const).map(
      (part) => `${part} in ${Math.round(middle(part))}`
    )
    return [
      {
        kind: "atMost",
        name: `a price list of ${rows} rows uploaded, checked and shown with its differences, ms`,
        value: middle("whole"),
        limit: 3000,
        detail: `${parts.join(", ")}; median of ${runs.length}, slowest ${Math.round(Math.max(...runs.map(({ whole }) => whole)))}`
      }
    ]
  } finally {
    await browser.close()
  }
}
