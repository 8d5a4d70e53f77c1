import { expect, type Page } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { insertAccount, totpSecret } from "../../account.ts"
import { cancelledOrders } from "../../cancelled-orders.ts"
import { ask } from "../../database.ts"
import { makeDealer } from "../../dealer.ts"
import { enterAs } from "../../kept-mails.ts"
import { Cancellations } from "../../pages/Cancellations.ts"
import { mailbox } from "../../pages/SignIn.ts"
import { signIn } from "../../signed-in.ts"
import { test } from "../../test.ts"

const made = async (count: number) => {
  const dealerId = await makeDealer()
  const [first = "", second = ""] = await cancelledOrders(dealerId, count)
  return { dealerId, first, second, path: `/stornomanagement?search=${first.slice(0, 9)}` }
}

const panelOf = async (page: Page, orderId: string) => {
  const desk = new Cancellations(page)
  await desk.row(orderId).focus()
  await desk.press("Enter")
  await expect(desk.panel).toBeVisible()
  return desk.panel
}

test("customer support reads and comments, and cannot book", async ({ page }) => {
  const { first, path } = await made(2)
  await enterAs(page, "Role_Interaid_CustomerSupport", path)
  const desk = new Cancellations(page)
  await expect(desk.rows).toHaveCount(2)
  await expect(desk.row(first)).toContainText("Nicht gebucht")
  await expect(desk.booking(first)).toHaveCount(0)
  await expect(desk.state).toBeHidden()
  await expect(page.getByRole("button", { name: "Speichern" })).toHaveCount(0)
  await desk.row(first).focus()
  await desk.press("Control+a", "Space", "2")
  await expect(desk.row(first)).toHaveAttribute("data-place", "clean")
  await expect(page.getByRole("toolbar")).toHaveCount(0)
  await expectAccessible(page)
  const panel = await panelOf(page, first)
  await expect(panel.getByText("Der Händler hat noch nichts gesagt.")).toBeVisible()
  await expect(panel.getByLabel("Grund")).toHaveCount(0)
  await panel.getByLabel("Neuer Kommentar des Kunden").fill("Der Kunde hat angerufen.")
  await desk.press("Control+Enter")
  await expect(panel.getByRole("listitem")).toHaveText(/^Der Kunde hat angerufen\./u)
  await expectAccessible(page)
})

test("the financial department reads and books, and cannot comment", async ({ page }) => {
  const { first, path } = await made(2)
  await enterAs(page, "Role_Interaid_Financial", path)
  const desk = new Cancellations(page)
  await desk.row(first).focus()
  await desk.press("2", "Control+s")
  await expect(desk.state).toHaveText("Alles gespeichert")
  await expect(desk.booking(first)).toHaveValue("credit")
  const panel = await panelOf(page, first)
  await expect(panel.getByText("Noch keine Kommentare")).toHaveCount(2)
  await expect(panel.getByRole("textbox")).toHaveCount(0)
  await expect(panel.getByText("Der Händler hat noch nichts gesagt.")).toBeVisible()
  await expectAccessible(page)
})

test("a dealer who is customer support as well reads all rows, and books their own", async ({ page }) => {
  const foreign = await made(1)
  const own = await made(1)
  const email = mailbox("beides")
  await insertAccount(email, "Role_Interaid_CustomerSupport", totpSecret)
  await ask("update account set dealer_id = $2, roles = $3 where email = $1", [
    email,
    own.dealerId,
    ["Role_AdvertisingPartner", "Role_Interaid_CustomerSupport"]
  ])
  await signIn(page, email, own.path)
  const desk = new Cancellations(page)
  await expect(desk.booking(own.first)).toBeVisible()
  const words = page.getByRole("main").getByRole("searchbox")
  await words.fill(`${foreign.first.slice(0, 9)}`)
  await expect(desk.row(foreign.first)).toBeVisible()
  await expect(desk.booking(foreign.first)).toHaveCount(0)
  await desk.row(foreign.first).focus()
  await desk.press("2")
  await expect(desk.state).toHaveText("Nichts zu speichern")
  const panel = await panelOf(page, foreign.first)
  await expect(panel.getByLabel("Grund")).toHaveCount(0)
  await expect(panel.getByLabel("Neuer Kommentar des Händlers")).toBeVisible()
  await desk.press("Escape")
  await words.fill(`${own.first.slice(0, 9)}`)
  await desk.row(own.first).focus()
  await desk.press("2", "Control+s")
  await expect(desk.state).toHaveText("Alles gespeichert")
  await panelOf(page, own.first)
  await expect(desk.panel.getByLabel("Grund")).toBeVisible()
})
