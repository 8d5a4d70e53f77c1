import { expect, type Page } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { builtFile } from "../../built-file.ts"
import { CountedKeys } from "../../counted-keys.ts"
import { ask } from "../../database.ts"
import { dealerWithOrders } from "../../dealer.ts"
import { StaffOrder } from "../../pages/StaffOrder.ts"
import { signIn } from "../../signed-in.ts"
import { makePerson, ownWord } from "../../staff.ts"
import { test } from "../../test.ts"

/** Returns a telephone number that no other customer uses. */
const ownPhone = () => `0171 ${Math.floor(10_000_000 + Math.random() * 89_999_999)}`

/** Creates an order of a buyer without an account, with the data that the buyer gives on the phone. */
const guestOrder = async (lastName: string) => {
  const { ids, dealer } = await dealerWithOrders(["confirmed"], lastName)
  const [id] = ids
  if (id === undefined) throw new Error("There is no order")
  // an order number in the shop's format, higher than all numbers that the shop has assigned
  const number = `HM-26-${Math.floor(10_000_000 + Math.random() * 89_999_999)}`
  const phone = ownPhone()
  await ask(
    `update customer_order set account_id = null, order_number = $3, receipt = jsonb_set(receipt, '{deliveryAddress,phone}', to_jsonb($2::text))
     where id = $1`,
    [id, phone.replace("0171 ", "+49 (0)171 / "), number]
  )
  return { id, number, phone, dealer }
}

const search = (page: Page) => page.getByRole("combobox", { name: /^Suchen/u })
const options = (page: Page) => page.getByRole("option")

const opener = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Suchen", exact: true })

/** Waits until the page is hydrated and reacts to keys. */
const live = (page: Page) => expect(opener(page)).toBeEnabled()

test("an agent finds the order of a guest on the phone by keyboard, and can answer after 25 inputs at most", async ({
  page
}) => {
  const word = ownWord()
  const { id, number, phone } = await guestOrder(word)
  const staff = await makePerson("Role_Interaid_CustomerSupport", "Service")
  await signIn(page, staff.email, "/support/kunden")
  await live(page)
  await page.getByRole("link", { name: "Benutzer", exact: true }).focus()

  const keys = new CountedKeys(page)
  await keys.press("ControlOrMeta+k")
  await expect(search(page)).toBeFocused()
  await keys.type(phone.replace(" ", ""))
  await keys.press("Enter")
  const order = new StaffOrder(page)
  await order.opened(number)
  await expect(order.step).toContainText("Bestätigt")
  await expect(order.part("Lieferung")).toContainText(word)
  expect(keys.all).toBeLessThanOrEqual(25)
  expect(page.url(), "what was typed stands in no address").toMatch(
    new RegExp(`/support/bestellungen/${id}$`, "u")
  )

  // from this page the search leads to the next caller's order, by name and postal code; other results are listed as
  // well
  await keys.press("ControlOrMeta+k")
  await expect(search(page)).toBeFocused()
  await keys.type(`erika ${word.toLowerCase()}`)
  await expect(options(page)).toHaveCount(2)
  await expect(page.getByRole("group", { name: "Bestellungen" })).toContainText(number)
  await expect(page.getByRole("group", { name: "Gäste" })).toContainText(word)
  await expectAccessible(page)
  await keys.press("Escape")
  await expect(page.getByRole("dialog")).toHaveCount(0)
  await order.opened(number)

  // once the search is loaded, letters typed right after its shortcut arrive in the field
  await page.keyboard.press("ControlOrMeta+k")
  await page.keyboard.type("gib", { delay: 0 })
  await expect(search(page)).toHaveValue("gib")
  await page.keyboard.press("Escape")
  await expect(page.getByRole("dialog")).toHaveCount(0)

  // the staff start page contains the search field directly
  await page.goto("/support")
  await live(page)
  await keys.press("ControlOrMeta+k")
  await expect(search(page)).toBeFocused()
  await expect(page.getByRole("dialog")).toHaveCount(0)
  await keys.type("postleit")
  await expect(page.getByText("Nichts gefunden").first()).toBeVisible()
  await expectAccessible(page)
  await keys.press("ControlOrMeta+a")
  await keys.type(number.slice(-8))
  await keys.press("Enter")
  await order.opened(number)
})

test("a search without an answer keeps the input, and continues when the server responds", async ({
  page
}) => {
  const word = ownWord()
  const { number } = await guestOrder(word)
  const staff = await makePerson("Role_Interaid_CustomerSupport", "Service")
  await signIn(page, staff.email, "/support/kunden")
  await live(page)
  await page.keyboard.press("ControlOrMeta+k")
  await expect(search(page)).toBeFocused()
  await page.route("**/api/desk-search", (route) => route.fulfill({ status: 500, body: "{}" }))
  await page.keyboard.type(word)
  await page.keyboard.press("Enter")
  await expect(page.getByText("Was Sie geschrieben haben, bleibt stehen.")).toBeVisible()
  await expect(search(page)).toHaveValue(word)
  await expectAccessible(page)
  await page.unroute("**/api/desk-search")
  await page.getByRole("button", { name: "Noch einmal suchen" }).click()
  await expect(options(page).first()).toContainText(number)
  await search(page).fill("gibt es nicht 12")
  await expect(page.getByText("Nichts gefunden").first()).toBeVisible()
  await expect(page.getByText("auch zusammen: „80331 Huber“", { exact: false })).toBeVisible()
})

test("a part of the search that cannot be loaded is reported, and loaded again", async ({ page }) => {
  const staff = await makePerson("Role_Interaid_CustomerSupport", "Service")
  let isAway = true
  await page.route(`**${builtFile("src/routes/-desk/SearchPart.tsx")}`, (route) =>
    isAway ? route.fulfill({ status: 404, body: "" }) : route.fallback()
  )
  await signIn(page, staff.email, "/support/kunden")
  await live(page)
  await page.getByRole("searchbox").fill("halb getippt")
  await page.keyboard.press("ControlOrMeta+k")
  await expect(page.getByText("Die Suche ließ sich nicht laden.", { exact: false })).toBeVisible()
  await expect(page.getByRole("searchbox")).toHaveValue("halb getippt")
  await expectAccessible(page)
  isAway = false
  await page.getByRole("button", { name: "Noch einmal", exact: true }).click()
  await expect(search(page)).toBeFocused()
  await page.keyboard.press("Escape")
  await expect(page.getByRole("searchbox")).toHaveValue("halb getippt")
})

test("on a phone a dealer finds their own orders and pages, and no others", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const word = ownWord()
  const own = await guestOrder(word)
  const foreign = await guestOrder(word)
  await signIn(page, own.dealer, "/stornomanagement/offen", false)
  await live(page)
  await opener(page).click()
  await search(page).fill(word)
  await expect(options(page)).toHaveCount(1)
  await expect(options(page)).toContainText(own.number)
  await expectAccessible(page)
  await search(page).fill(foreign.number)
  await expect(page.getByText("Nichts gefunden").first()).toBeVisible()
  await search(page).fill("preisl")
  await options(page).filter({ hasText: "Preisliste" }).click()
  await page.waitForURL("**/haendler/preise")
  await expect(page.getByRole("dialog")).toHaveCount(0)
})
