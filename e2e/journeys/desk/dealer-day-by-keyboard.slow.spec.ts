import { type BrowserContext, expect, type Page } from "@playwright/test"
import { orderLifeDeclareWithdrawal } from "../../../src/services/client/order-routes.gen.ts"
import { expectAccessible } from "../../accessible.ts"
import { CountedKeys } from "../../counted-keys.ts"
import { ask } from "../../database.ts"
import { dealerWithOrders } from "../../dealer.ts"
import { pageClient } from "../../page-client.ts"
import { Cancellations } from "../../pages/Cancellations.ts"
import { OpenOrders } from "../../pages/OpenOrders.ts"
import { signIn } from "../../signed-in.ts"
import { test } from "../../test.ts"

/**
 * Opens another page of the menu through the desk's search; the letters typed there are navigation and count as key
 * presses.
 */
const goTo = async (page: Page, keys: CountedKeys, word: string, path: string) => {
  await keys.press("ControlOrMeta+k")
  await expect(page.getByRole("combobox", { name: /^Suchen/u })).toBeFocused()
  for (const letter of word) await keys.press(letter)
  await expect(page.getByRole("option").first()).toBeVisible()
  await keys.press("Enter")
  await page.waitForURL(`**${path}`)
}

/** Moves to the row of an order with the arrow keys; each step is one key press. */
const walkTo = async (page: Page, keys: CountedKeys, number: string) => {
  const place = () =>
    page.evaluate((wanted) => {
      const rows = [...document.querySelectorAll("[data-row]")]
      const at = rows.findIndex((row) => row === document.activeElement)
      return rows.findIndex((row) => row.textContent.includes(wanted)) - at
    }, number)
  for (let by = await place(); by !== 0; by = await place())
    await keys.press(by > 0 ? "ArrowDown" : "ArrowUp")
  await expect(page.locator("[data-row]:focus")).toContainText(number)
}

/**
 * Declares a withdrawal as a buyer would do at home, with a name, an e-mail address and an order number in the shop's
 * format.
 */
const withdraws = async (context: BrowserContext, orderId: string) => {
  const orderNumber = `HM-26-${Math.floor(10_000_000 + Math.random() * 89_999_999)}`
  const [row] = await ask("update customer_order set order_number = $2 where id = $1 returning email", [
    orderId,
    orderNumber
  ])
  await pageClient(context).call(orderLifeDeclareWithdrawal, {
    payload: { name: "Erika Muster", email: String(row?.["email"]), orderNumber, reason: "", countryId: 1 }
  })
}

const countOf = async (ids: ReadonlyArray<string>, status: string) => {
  const rows = await ask("select id from customer_order where id = any($1::text[]) and status = $2", [
    ids,
    status
  ])
  return rows.length
}

test("a dealer's day of twelve orders takes at most 150 keystrokes besides typed text", async ({
  page,
  contexts
}) => {
  test.slow()
  await page.clock.install()
  const { dealer, numbers, ids } = await dealerWithOrders(Array.from({ length: 12 }, () => "placed"))
  const [refused = "", cancelled = "", , less = "", ...others] = numbers
  const billed = [less, ...others]
  await signIn(page, dealer, "/haendler", false)
  const keys = new CountedKeys(page)
  const orders = new OpenOrders(page)
  const field = (name: RegExp) => orders.dialog.getByLabel(name)
  await expect(page.getByRole("banner").getByRole("button", { name: "Suchen", exact: true })).toBeEnabled()

  await goTo(page, keys, "of", "/stornomanagement/offen")
  await orders.alive()
  await keys.press("ArrowDown")
  await walkTo(page, keys, refused)
  await keys.press("a")
  await expect(field(/^Grund/u)).toBeFocused()
  await keys.type("Dorthin führt keine Straße für unseren Tankwagen.")
  await keys.press("ControlOrMeta+Enter")
  await expect(orders.outcome(refused)).toHaveText("Ablehnen: wird in 10 Sekunden gesendet.")
  await page.clock.runFor(10_000)
  await expect(orders.outcome(refused)).toHaveText("Gespeichert.")

  // all remaining orders are confirmed, and get their delivery day
  const many = page.getByRole("region", { name: "Mehrere Bestellungen" })
  await walkTo(page, keys, cancelled)
  await keys.press("ControlOrMeta+a")
  await expect(many).toContainText("11 ausgewählt")
  await keys.press("b")
  await expect(many).toContainText("11 Bestellungen werden in 10 Sekunden gesendet.")
  await expectAccessible(page)
  await page.clock.runFor(10_000)
  await expect(many).toContainText("11 Bestellungen gespeichert.")
  await keys.press("t")
  await expect(orders.dialog.getByLabel("Liefertag")).toBeFocused()
  await keys.press("Enter")
  await expect(many).toContainText("11 Bestellungen werden in 10 Sekunden gesendet.")
  await page.clock.runFor(10_000)
  await expect(many).toContainText("11 Bestellungen gespeichert.")

  // one buyer withdraws, and one delivery address cannot be reached with the hose
  await withdraws(await contexts.open(), ids[2] ?? "")
  expect(await countOf(ids, "withdrawn")).toBe(1)
  await walkTo(page, keys, cancelled)
  await keys.press("s")
  await expect(field(/^Grund/u)).toBeFocused()
  await keys.type("Der Schlauch ist zu kurz.")
  await keys.press("ControlOrMeta+Enter")
  await expect(orders.outcome(cancelled)).toHaveText("Stornieren: wird in 10 Sekunden gesendet.")

  // in the evening deliveries are reported, one with less than the ordered amount
  for (const number of billed) {
    await walkTo(page, keys, number)
    await keys.press("l")
    await expect(field(/^Tag der Lieferung/u)).toBeFocused()
    if (number === less) {
      await keys.press("Tab", "Tab", "Tab", "Tab")
      await expect(field(/^Gelieferte Menge/u)).toBeFocused()
      await keys.type("5.800")
    }
    await keys.press("Enter")
    await expect(orders.dialog).toHaveCount(0)
    await expect(orders.row(number).getByRole("button", { name: "Zurücknehmen" })).toBeVisible()
  }
  await page.clock.runFor(10_000)
  await expect.poll(() => countOf(ids, "delivered")).toBe(9)

  await goTo(page, keys, "re", "/stornomanagement/rechnungen")
  await orders.alive()
  await keys.press("ArrowDown")
  for (const number of billed) {
    await walkTo(page, keys, number)
    await keys.press("r")
    await expect(field(/^Eigene Rechnungsnummer/u)).toBeFocused()
    await keys.press("Enter")
    await expect(orders.dialog).toHaveCount(0)
    await expect(orders.row(number).getByRole("button", { name: "Zurücknehmen" })).toBeVisible()
  }
  await page.clock.runFor(10_000)
  await expect.poll(() => countOf(ids, "invoiced")).toBe(9)
  await expectAccessible(page)

  // all cancelled orders are marked as booked, and get feedback
  await goTo(page, keys, "sto", "/stornomanagement")
  const desk = new Cancellations(page)
  await expect(desk.rows).toHaveCount(3)
  await keys.press("ArrowDown")
  await expect(desk.rows.first()).toBeFocused()
  await keys.press("ControlOrMeta+a", "1", "ControlOrMeta+s")
  await expect(desk.state).toHaveText("Alles gespeichert")
  for (const place of [0, 1, 2]) {
    if (place > 0) await keys.press("ArrowDown")
    await keys.press("Enter")
    await expect(desk.panel.getByRole("heading", { level: 2 })).toBeFocused()
    await keys.press("Tab", "Tab", "Tab")
    await expect(desk.panel.getByLabel("Grund")).toBeFocused()
    await keys.press("n", "Tab")
    await keys.type("Am Telefon besprochen.")
    await keys.press("ControlOrMeta+Enter")
    await expect(desk.panel.getByText("Gegeben")).toBeVisible()
    await keys.press("Escape")
    await expect(desk.panel).toHaveCount(0)
  }

  const rows = await ask(
    `select status, count(*)::int as n, count(booked_as)::int as booked, count(feedback_reason)::int as said
     from customer_order o left join order_cancellation c on c.order_id = o.id
     where id = any($1::text[]) group by status order by status`,
    [ids]
  )
  expect(rows).toEqual([
    { status: "cancelledByDealer", n: 1, booked: 1, said: 1 },
    { status: "invoiced", n: 9, booked: 0, said: 0 },
    { status: "refused", n: 1, booked: 1, said: 1 },
    { status: "withdrawn", n: 1, booked: 1, said: 1 }
  ])
  test.info().annotations.push({ type: "keys", description: String(keys.pressed) })
  expect(keys.pressed).toBeLessThanOrEqual(150)
})
