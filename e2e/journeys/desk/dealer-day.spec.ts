import { expect, type Page } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { password } from "../../account.ts"
import { ask } from "../../database.ts"
import { dealerWithOrders, nextSunday, workdayFromNow } from "../../dealer.ts"
import { dealerOf } from "../../order-life.ts"
import { OpenOrders } from "../../pages/OpenOrders.ts"
import { SignIn } from "../../pages/SignIn.ts"
import { signIn } from "../../signed-in.ts"
import { test } from "../../test.ts"

const path = "/stornomanagement/offen"

const box = (page: Page, number: string) =>
  page.getByRole("checkbox", { name: new RegExp(`^${number}, .*auswählen$`, "u") })

const many = (page: Page) => page.getByRole("region", { name: "Mehrere Bestellungen" })

const statusesOf = async (ids: ReadonlyArray<string>) => {
  const rows = await ask(
    "select status, life ->> 'scheduledDay' as day from customer_order where id = any($1::text[]) order by placed_at",
    [ids]
  )
  return rows.map((row) => [row["status"], row["day"]])
}

test("a dealer sees the counts in the menu, confirms and schedules several orders by keyboard, and prints the day's list", async ({
  page
}) => {
  await page.clock.install()
  const { dealer, numbers, ids } = await dealerWithOrders(["placed", "placed", "placed", "placed"])
  const form = new SignIn(page)
  await form.open()
  await form.signIn(dealer, password)
  const menu = page.getByRole("navigation", { name: "Mein Bereich" })
  const entry = menu.getByRole("link", { name: /^Offene Bestellungen ?, 4 neue Bestellungen$/u })
  await entry.focus()
  await page.keyboard.press("Enter")
  await page.waitForURL(`**${path}`)
  const orders = new OpenOrders(page)
  await orders.alive()

  // selects the first row, and with Shift all rows up to the third
  await box(page, numbers[0] ?? "").focus()
  await page.keyboard.press("Space")
  await box(page, numbers[2] ?? "").focus()
  await page.keyboard.press("Shift+Space")
  await expect(many(page)).toContainText("3 ausgewählt")
  await expect(box(page, numbers[1] ?? "")).toBeChecked()
  await expect(box(page, numbers[3] ?? "")).not.toBeChecked()
  await expectAccessible(page)
  await orders.standStill()
  await many(page).getByRole("button", { name: "3 bestätigen" }).focus()
  await page.keyboard.press("Enter")
  await page.keyboard.press("Enter")
  await expect(many(page)).toContainText("3 Bestellungen werden in 10 Sekunden gesendet.")
  await orders.sent()
  await expect(many(page)).toContainText("3 Bestellungen gespeichert.")
  await expect(menu.getByRole("link", { name: /^Offene Bestellungen ?, 1 neue Bestellung$/u })).toBeVisible()

  // an empty day is reported as an error; a Sunday needs a confirmation before it is sent
  await many(page).getByRole("button", { name: "Termin für 3" }).focus()
  await page.keyboard.press("Enter")
  const day = orders.dialog.getByLabel("Liefertag")
  await day.fill("")
  await orders.send("Termine vereinbaren").click()
  await expect(orders.dialog.getByText("Bitte nennen Sie einen Tag.")).toBeVisible()
  await day.fill(nextSunday())
  await orders.send("Termine vereinbaren").click()
  await expect(orders.dialog.getByText(/Das ist ein Sonntag – trotzdem planen\?/u)).toBeVisible()
  await expect(orders.dialog.getByRole("group")).toBeFocused()
  await expectAccessible(page)
  const planned = workdayFromNow(1)
  await day.fill(planned)
  await orders.standStill()
  await orders.send("Termine vereinbaren").dblclick()
  await orders.sent()
  await expect(many(page)).toContainText("3 Bestellungen gespeichert.")
  expect(await statusesOf(ids)).toEqual([
    ["scheduled", planned],
    ["scheduled", planned],
    ["scheduled", planned],
    ["placed", null]
  ])
  const [counted] = await ask("select count(*)::int as n from order_event where order_id = any($1::text[])", [
    ids
  ])
  expect(counted?.["n"], "each once, however often it was pressed").toBe(4 + 3 + 3)

  await page.goto(`/haendler/tag?datum=${planned}`)
  await expect(page.getByText(/3 Stopps/u)).toBeVisible()
  await expect(page.getByRole("listitem").filter({ hasText: numbers[0] ?? "" })).toContainText("6.000 kg")
  await expectAccessible(page)
  await page.getByRole("link", { name: "als Strecke" }).click()
  await expect(page.getByText(/Die Reihenfolge ist ein Vorschlag/u)).toBeVisible()
  const coming = page.waitForEvent("download")
  await page.getByRole("link", { name: "Als PDF" }).click()
  expect((await coming).suggestedFilename()).toMatch(/^Lieferungen am .*\.pdf$/u)
  await page.emulateMedia({ media: "print" })
  await expect(page.getByRole("navigation", { name: "Mein Bereich" })).toBeHidden()
  await expect(page.getByRole("button", { name: "Drucken" })).toBeHidden()
  await expect(page.getByRole("heading", { level: 1, name: /^Lieferungen am /u })).toBeVisible()
})

test("if one of several orders has changed meanwhile and one gets no answer, the others are completed, and each result is shown", async ({
  page,
  browser,
  baseURL
}) => {
  await page.clock.install()
  const { dealer, numbers, ids } = await dealerWithOrders(["placed", "placed", "placed"])
  await signIn(page, dealer, path, false)
  const orders = new OpenOrders(page)
  await orders.alive()
  await page.getByRole("button", { name: "Alle 3 auswählen" }).click()
  const other = await dealerOf(browser, String(baseURL), numbers[0] ?? "")
  await other.leads("confirm")
  await other.leaves()
  await page.route(`**/api/orders/${ids[1]}/confirm`, (route) => route.abort(), { times: 1 })
  await orders.standStill()
  await many(page).getByRole("button", { name: "3 bestätigen" }).click()
  await orders.sent()
  await expect(many(page)).toContainText("1 Bestellung gespeichert.")
  await expect(many(page)).toContainText("1 Bestellung ohne Antwort.")
  await expect(many(page)).toContainText("Nicht gespeichert, bitte ansehen:")
  await expect(many(page).getByRole("link", { name: numbers[0] ?? "" })).toBeVisible()
  await expect(orders.outcome(numbers[0] ?? "")).toContainText("inzwischen geändert")
  await expectAccessible(page)
  await many(page).getByRole("button", { name: "Alle noch einmal versuchen" }).click()
  await expect(many(page)).toContainText("2 Bestellungen gespeichert.")
  expect((await statusesOf(ids)).map(([status]) => status)).toEqual(["confirmed", "confirmed", "confirmed"])
})
