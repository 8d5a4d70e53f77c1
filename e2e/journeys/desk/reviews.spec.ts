import { expect } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { ask } from "../../database.ts"
import { dealerWithDelivered } from "../../dealer.ts"
import { enter, signIn } from "../../signed-in.ts"
import { makePerson, ownWord } from "../../staff.ts"
import { test } from "../../test.ts"

test("a buyer rates, the dealer answers, a visitor reports it and staff take it down", async ({
  page,
  contexts
}) => {
  const { dealer, customer, ids } = await dealerWithDelivered(["delivered"])
  const words = `Die Pellets waren nass, der Fahrer unfreundlich. ${ownWord()}`
  await signIn(page, customer, "/kunde/bestellungen", false)
  await page.getByRole("button", { name: /Bewerten/u }).click()
  await page.waitForURL("**/bewerten-sie-uns/**")
  const send = page.getByRole("button", { name: "Bewertung abgeben" })
  await expect(send).toBeEnabled()
  for (const group of ["Insgesamt", "Lieferung", "Qualität der Ware", "Service"])
    await page
      .getByRole("group", { name: group, exact: true })
      .getByRole("radio", { name: "2 Sterne" })
      .check({ force: true })
  await page.getByLabel("Was möchten Sie anderen sagen?").fill(words)
  await page.getByLabel("Vornamen und Ort dazuschreiben").check()
  await expectAccessible(page)
  await send.click()
  await expect(page.getByText("Vielen Dank für Ihre Bewertung")).toBeVisible()

  const seller = await (await contexts.open()).newPage()
  await enter(seller.context(), dealer)
  await seller.goto("/haendler/bewertungen")
  const own = seller.getByRole("article").filter({ hasText: words })
  await expectAccessible(seller)
  await own.getByRole("button", { name: "Antworten" }).click()
  const answering = seller.getByRole("dialog")
  await answering.getByRole("button", { name: "Antwort veröffentlichen" }).click()
  await expect(answering.getByText("Bitte füllen Sie dieses Feld aus.").first()).toBeVisible()
  await answering.getByLabel("Ihre Antwort").fill("Das tut uns leid, bitte rufen Sie uns an.")
  await expectAccessible(seller)
  await answering.getByRole("button", { name: "Antwort veröffentlichen" }).click()
  await expect(answering).toHaveCount(0)
  await expect(own).toContainText("Das tut uns leid, bitte rufen Sie uns an.")
  await expect(own.getByRole("button", { name: "Antwort ändern" })).toBeVisible()

  const guest = await (await contexts.open()).newPage()
  const [row] = await ask("select dealer_id from customer_order where id = $1", [ids[0]])
  const path = `/bewertungen/${String(row?.["dealer_id"])}`
  await guest.goto(path)
  const review = guest.getByRole("article").filter({ hasText: words })
  await expect(review).toContainText("Erika")
  await expect(review).toContainText("Das tut uns leid")
  await expectAccessible(guest)
  await review.getByRole("link", { name: "Nach Lieferung bewertet" }).click()
  await expect(guest.getByRole("heading", { name: "So prüfen wir Bewertungen" })).toBeVisible()
  await expectAccessible(guest)
  await guest.goBack()
  await review.getByRole("link", { name: "Melden" }).click()
  const report = guest.getByRole("button", { name: "Bewertung melden" })
  await expect(report).toBeEnabled()
  await report.click()
  await expect(guest.locator(":focus")).toHaveAttribute("aria-labelledby", "error-summary")
  await guest.getByLabel("Beleidigt jemanden").check()
  const reporter = `${ownWord().toLowerCase()}@melder.example`
  await guest.getByLabel("Ihre E-Mail-Adresse").fill(reporter)
  await expectAccessible(guest)
  await report.click()
  await expect(guest.getByText("Danke, wir sehen uns das an")).toBeVisible()
  const subjects = async () => {
    const mails = await ask("select subject from mail where recipient = $1 order by created_at", [reporter])
    return mails.map(({ subject }) => subject)
  }
  // jobs run beside each other: the first mail must be written before the second one is caused
  await expect.poll(subjects).toEqual(["Ihre Meldung ist angekommen"])
  await guest.reload()
  await guest.getByLabel("Stimmt nicht").check()
  await report.click()
  await expect(guest.getByText("Sie haben diese Bewertung schon gemeldet")).toBeVisible()

  const staff = await makePerson("Role_Interaid_CustomerSupport", "Prüfung")
  const desk = await (await contexts.open()).newPage()
  await signIn(desk, staff.email, "/support/bewertungen")
  const waiting = desk.getByRole("article").filter({ hasText: words })
  await expect(waiting).toContainText("Gemeldet: beleidigt jemanden")
  await expectAccessible(desk)
  await waiting.getByRole("button", { name: "Herunternehmen" }).click()
  const dialog = desk.getByRole("dialog")
  await dialog.getByRole("button", { name: "Herunternehmen" }).click()
  await expect(dialog.getByText("Bitte schreiben Sie einen Grund.")).toBeVisible()
  const reason = `Sie beleidigt den Fahrer ${ownWord()}.`
  await dialog.getByLabel("Grund für Käufer und Händler").fill(`${reason} ${"lang".repeat(80)}`)
  await expectAccessible(desk)
  await dialog.getByRole("button", { name: "Herunternehmen" }).click()
  await expect(waiting).toHaveCount(0)
  // the page is not cached
  await expect(async () => {
    await guest.goto(path)
    await expect(review).toHaveCount(0, { timeout: 500 })
  }).toPass()
  await expect
    .poll(() =>
      ask("select from mail where kind = 'review-decision' and position($1 in body_text) > 0", [reason])
    )
    .toHaveLength(2)
  await expect
    .poll(subjects)
    .toEqual(["Ihre Meldung ist angekommen", "Die gemeldete Bewertung ist nicht mehr zu sehen"])
  await seller.reload()
  await expect(own).toContainText(`Unser Grund: ${reason}`)
  await expectAccessible(seller)
})
