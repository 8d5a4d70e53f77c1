import { expect, type Page } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { ask } from "../../database.ts"
import { dealerWithOrders } from "../../dealer.ts"
import { toSearch } from "../../live.ts"
import { StaffOrder } from "../../pages/StaffOrder.ts"
import { OpenOrders } from "../../pages/OpenOrders.ts"
import { signIn } from "../../signed-in.ts"
import { elsewhere, makePerson, ownWord } from "../../staff.ts"
import { test } from "../../test.ts"

const called = "Kundin hat um 9 Uhr angerufen"

const one = async (statuses: ReadonlyArray<string>, name?: string) => {
  const made = await dealerWithOrders(statuses, name)
  const [id, number] = [made.ids[0], made.numbers[0]]
  if (id === undefined || number === undefined) throw new Error("There is no order")
  return { ...made, id, number }
}

const press = async (page: Page, name: string) => {
  await expect(page.locator(":focus")).toHaveText(name)
  await page.keyboard.press("Enter")
}

test("customer service finds an order by telephone number, records the call and withdraws the order for the buyer", async ({
  page,
  contexts
}) => {
  await page.clock.install()
  const name = ownWord()
  const { dealer, customer, id, number } = await one(["confirmed"], name)
  await ask(
    "update customer_order set receipt = receipt || jsonb_build_object('emailAddress', $2::text) where id = $1",
    [id, customer]
  )
  const staff = await makePerson("Role_Interaid_CustomerSupport", "Service")
  await signIn(page, staff.email, "/support")
  await page.getByRole("link", { name: "Bestellungen Jede Bestellung finden" }).click()
  await page.waitForURL("**/support/bestellungen")
  await expect(page.getByRole("row").nth(1)).toBeVisible()
  await expectAccessible(page)

  // by keyboard only: search, open, act
  await toSearch(page)
  await page.keyboard.type("gibt es nicht")
  await page.keyboard.press("Enter")
  await expect(page.getByText("Keine Bestellung passt dazu")).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press("ControlOrMeta+a")
  await page.keyboard.type(`erika ${name.toLowerCase()}`)
  await page.keyboard.press("Enter")
  await expect(page.getByText("1 Eintrag")).toBeVisible()
  expect(new URL(page.url()).searchParams.get("suche")).toBe(`erika ${name.toLowerCase()}`)
  await page.getByRole("link", { name: number }).focus()
  await page.keyboard.press("Enter")
  const order = new StaffOrder(page)
  await order.opened(number)
  await expect(order.part("Lieferung")).toContainText(customer)
  await expectAccessible(page)
  expect(await page.title(), "no name in the history of a browser").toBe("Eine Bestellung | Heizmarkt")

  await order.notes.getByLabel("Neue Notiz").fill("Will nicht mehr.\nRuft morgen an.")
  await order.notes.getByRole("button", { name: "Notiz speichern" }).dblclick()
  await expect(order.notes.getByRole("listitem")).toHaveCount(1)
  await expect(order.notes.getByRole("listitem")).toContainText("Ruft morgen an.")
  await expect(order.notes.getByLabel("Neue Notiz")).toHaveValue("")

  await expect(order.act("Termin vereinbaren"), "the dealer's acts are not theirs").toHaveCount(0)
  await order.act("Für den Kunden widerrufen").focus()
  await press(page, "Für den Kunden widerrufen")
  await expect(order.dialog).toBeVisible()
  await expectAccessible(page)
  await order.send("Für den Kunden widerrufen").focus()
  await page.keyboard.press("Enter")
  await expect(order.dialog.getByLabel("Warum Sie das für den Kunden tun")).toBeFocused()
  await page.keyboard.type(called)
  await order.standStill()
  await order.send("Für den Kunden widerrufen").dblclick()
  await order.sent()
  await expect(order.outcome).toHaveText("Gespeichert.")
  await expect(order.step).toContainText("Vom Kunden widerrufen")
  await expect(order.log.getByRole("listitem").first()).toContainText(called)
  await expect(order.log.getByRole("listitem").first()).toContainText(staff.email)
  // a job writes the mail
  const written = () =>
    ask("select id from mail where job_payload ->> 'orderId' = $1 and recipient = $2", [id, customer])
  await expect.poll(async () => (await written()).length).toBe(1)
  await page.reload()
  await order.opened(number)
  await expect(order.mails).toContainText(customer)
  await expectAccessible(page)
  const [counted] = await ask(
    "select count(*)::int as n from audit_event where event = 'orderOpened' and actor_id = $1",
    [staff.id]
  )
  expect(Number(counted?.["n"])).toBeGreaterThan(0)

  const seller = await elsewhere(contexts)
  await signIn(seller, dealer, `/stornomanagement/bestellungen/${id}`, false)
  const own = new StaffOrder(seller)
  await own.opened(number)
  await expect(own.log).toContainText("Kundenservice")
  await expect(seller.getByText(called)).toHaveCount(0)
  await expect(seller.getByText(staff.email)).toHaveCount(0)
  await expect(own.notes).toHaveCount(0)
  await expectAccessible(seller)
})

test("a dealer opens a complete order from the list and acts on it, and another dealer's is not found", async ({
  page
}) => {
  await page.clock.install()
  const { dealer, id, number } = await one(["placed"])
  const foreign = await one(["placed"])
  await ask(
    `update customer_order set receipt = jsonb_set(receipt, '{deliveryAddress,deliveryNote}', '"Tor links, bitte klingeln"')
     where id = $1`,
    [id]
  )
  await signIn(page, dealer, "/stornomanagement/offen", false)
  const row = new OpenOrders(page).row(number)
  for (const text of ["Tor links, bitte klingeln", "@", "Rechnung", "ENplus"])
    await expect(row).toContainText(text)
  await expect(row.locator("a[href^='tel:']")).toHaveCount(1)
  await expectAccessible(page)
  await row.getByRole("link", { name: number }).click()
  const order = new StaffOrder(page)
  await order.opened(number)
  await expect(order.part("Lieferung")).toContainText("Tor links, bitte klingeln")
  await expect(order.mails).toHaveCount(0)
  await order.standStill()
  await order.act("Bestätigen").dblclick()
  await order.sent()
  await expect(order.outcome).toHaveText("Gespeichert.")
  await expect(order.log.getByRole("listitem")).toHaveCount(2)
  await expectAccessible(page)
  await page.goto(`/stornomanagement/bestellungen/${foreign.id}`)
  await expect(page.getByRole("heading", { level: 1 })).toContainText("404")
})
