import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import type { Page } from "@playwright/test"
import { launchBrowser } from "../browser.ts"
import type { Child } from "../../tools/child.ts"
import { inDatabase } from "../in-database.ts"
import { median, p95 } from "../load.ts"
import { addDealerUser, signedInPage } from "../signed-in-page.ts"
import type { Line } from "../table.ts"

const rows = 10_000
const path = "/stornomanagement"

declare global {
  interface Window {
    firstRow?: number
    firstKeys?: number
    keystrokes?: Array<number>
  }
}

/** Creates a user of a dealer with ten thousand cancelled orders of the last three months. */
const makeDealer = (dataDir: string): Promise<string> =>
  inDatabase(
    dataDir,
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const [dealer] = yield* sql<{ readonly id: number }>`
        select id from dealer where country_id = 1 order by id desc limit 1`
      const dealerId = dealer?.id ?? 0
      const orders = sql`
        with template as (
          select * from customer_order where country_id = 1 and receipt ? 'calculation' order by order_number limit 1
        )
        insert into customer_order (id, order_number, draft_id, country_id, product_group_id, dealer_id, status,
          version, machine_version, life_version, currency, total_cents, vat_cents, email, receipt, summary_hash,
          placed_at)
        select 'STORNO' || lpad(n::text, 16, '0'), 'ST-' || n, 'STORNO/' || n, t.country_id, t.product_group_id,
          ${dealerId}, 'cancelledByDealer', 2, t.machine_version, t.life_version, t.currency, t.total_cents + n,
          t.vat_cents, t.email, t.receipt, t.summary_hash, now() - interval '100 days'
        from template t, generate_series(1, ${rows}::int) n`
      // inserting so many rows at once takes longer than the shop's statement timeout, and so does `analyze` after it
      const atLength = (work: Effect.Effect<unknown, SqlError>) =>
        sql.withTransaction(Effect.andThen(sql`set local statement_timeout = 0`, work))
      yield* atLength(orders)
      yield* sql`
        insert into order_line (order_id, line, kind, label, amount_cents)
        select id, 1, 'Goods', 'Holzpellets lose', total_cents from customer_order where id like 'STORNO%'`
      yield* sql`
        insert into order_event (order_id, version, event, status, at)
        select 'STORNO' || lpad(n::text, 16, '0'), 2, 'order.cancel', 'cancelledByDealer',
          now() - interval '1 day' - n * interval '12 minutes' from generate_series(1, ${rows}::int) n`
      yield* atLength(sql`analyze`)
      return yield* addDealerUser(dealerId)
    })
  )

/**
 * Records when the first row is on the screen, when a row accepts key presses, and how long each key press takes until
 * its paint.
 */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const keystrokes: Array<number> = []
    window.keystrokes = keystrokes
    const painted = (tell: () => void) => requestAnimationFrame(() => setTimeout(tell))
    addEventListener(
      "keydown",
      ({ timeStamp }) => painted(() => keystrokes.push(performance.now() - timeStamp)),
      { capture: true }
    )
    let isRead = false
    const observer = new MutationObserver(() => {
      if (!isRead && document.querySelector("[data-order], [data-first-row]") !== null) {
        isRead = true
        painted(() => (window.firstRow = performance.now()))
      }
      if (document.querySelector("[data-order]") === null) return
      observer.disconnect()
      painted(() => (window.firstKeys = performance.now()))
    })
    observer.observe(document, { childList: true, subtree: true })
  })

/** Returns the ms from each key press to its paint. */
const presses = async (page: Page, keys: ReadonlyArray<string>): Promise<ReadonlyArray<number>> => {
  await page.evaluate(() => {
    window.keystrokes?.splice(0)
  })
  for (const [index, key] of keys.entries()) {
    await page.keyboard.press(key)
    // one key after another, as a person types
    await page.waitForFunction((count) => (window.keystrokes?.length ?? 0) > count, index)
  }
  return page.evaluate(() => window.keystrokes ?? [])
}

const repeated = (keys: ReadonlyArray<string>, times: number): ReadonlyArray<string> =>
  Array.from({ length: times }, () => keys).flat()

const keystroke = (name: string, times: ReadonlyArray<number>): Line => ({
  kind: "atMost",
  name: `${name} to its paint among ${rows} cancelled orders, ms, 95 of 100`,
  value: p95(times),
  limit: 50,
  detail: `${times.length} keys, median ${median(times).toFixed(1)}, slowest ${Math.max(...times).toFixed(1)}`
})

/** Measures the cancellation desk of a dealer with ten thousand rows, in Chromium on loopback (rule desk.tables). */
export const cancellationList = async (shop: Child, dataDir: string): Promise<ReadonlyArray<Line>> => {
  const email = await makeDealer(dataDir)
  const browser = await launchBrowser()
  try {
    const page = await signedInPage(browser, shop.origin, path, email)
    await watch(page)
    const loads: Array<number> = []
    const lists: Array<number> = []
    for (let load = 0; load < 7; load++) {
      await page.goto(shop.origin + path)
      await page.waitForFunction(() => window.firstKeys !== undefined)
      loads.push(await page.evaluate(() => window.firstRow ?? Infinity))
      lists.push(await page.evaluate(() => window.firstKeys ?? Infinity))
    }
    await page.locator("[data-order]").first().focus()
    const arrows = await presses(page, repeated(["ArrowDown", "ArrowDown", "PageDown", "ArrowUp"], 50))
    const marks = await presses(page, repeated(["Space", "ArrowDown"], 100))
    const all = await presses(page, ["Control+a", "Space", "Control+z", "Escape"])
    await page.keyboard.press("/")
    const letters = await presses(
      page,
      repeated(["s", "t", "-", "1", "2", ...Array.from({ length: 5 }, () => "Backspace")], 20)
    )
    return [
      {
        kind: "atMost",
        name: `navigation to the first of ${rows} cancelled orders painted, ms`,
        value: median(loads),
        limit: 450,
        detail: `median of ${loads.length}, slowest ${Math.round(Math.max(...loads))}`
      },
      {
        kind: "reported",
        name: `navigation to all ${rows} rows taking keys, ms`,
        value: median(lists),
        detail: `median of ${lists.length}, slowest ${Math.round(Math.max(...lists))}`
      },
      keystroke("an arrow", arrows),
      keystroke("the space bar and an arrow", marks),
      keystroke("a letter of the search", letters),
      {
        kind: "reported",
        name: `the slowest key that is for all ${rows} rows, ms`,
        value: Math.max(...all),
        detail: "select all, mark, undo, drop"
      }
    ]
  } finally {
    await browser.close()
  }
}
