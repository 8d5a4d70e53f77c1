import { expect } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { ask } from "../../database.ts"
import { signIn } from "../../signed-in.ts"
import { elsewhere, makePerson, ownWord } from "../../staff.ts"
import { test } from "../../test.ts"

test("staff take an unchecked declaration, a colleague sees its owner, and it is closed with a note", async ({
  page,
  contexts
}) => {
  const word = ownWord()
  await ask(
    `insert into withdrawal_notice (id, effect, country_id, name, email, order_number, reason, received_at)
     values ($1, 'noted', 1, 'Erika Beispiel', 'erika@post.example', 'HM-00', 'Zu viel bestellt', now())`,
    [`W-${word}`]
  )
  const one = await makePerson("Role_Interaid_CustomerSupport", `Erste ${word}`)
  const other = await makePerson("Role_Interaid_CustomerSupport", `Zweite ${word}`)
  await signIn(page, one.email, "/support")
  await page.getByRole("link", { name: /^Aufgaben ?, \d+ Aufgaben? ohne Zuständige/u }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Aufgaben" })).toBeVisible()
  const seenAt = async (at: typeof page) => {
    await at.getByRole("link", { name: /^Widerruf prüfen/u }).click()
    return at.getByRole("row").filter({ hasText: `W-${word}` })
  }
  const slower = await elsewhere(contexts)
  await signIn(slower, other.email, "/support/aufgaben")
  const late = await seenAt(slower)
  const lateTake = late.getByRole("button", { name: /^Übernehmen/u })
  await expect(lateTake).toBeEnabled()

  const own = await seenAt(page)
  await expectAccessible(page)
  await own.getByRole("button", { name: /^Übernehmen/u }).click()
  await expect(own).toContainText(`Erste ${word}`)
  await expect(page.getByRole("link", { name: /^Aufgaben ?, .*1 eigene Aufgabe/u })).toBeVisible()

  await lateTake.click()
  await expect(slower.getByRole("alert")).toContainText(`Erste ${word}`)
  await expect(late.getByRole("button", { name: /^Erledigt/u })).toHaveCount(0)

  await own.getByRole("button", { name: /^Erledigt/u }).click()
  const dialog = page.getByRole("dialog")
  await dialog.getByRole("button", { name: "Erledigt" }).click()
  await expect(dialog.getByText("Bitte schreiben Sie eine Notiz.")).toBeVisible()
  await dialog.getByLabel("Notiz").fill("Passt zu keiner Bestellung, Käuferin angerufen.")
  await expectAccessible(page)
  await dialog.getByRole("button", { name: "Erledigt" }).click()
  // the dialog stays open until the server has responded, and hides the list behind it
  await expect(dialog).toBeHidden()
  await expect(own).toHaveCount(0)
  const log = await ask(
    "select detail ->> 'operation' as act from audit_event where event = 'taskLedOn' and detail ->> 'case' = $1 order by id",
    [`W-${word}`]
  )
  expect(log.map(({ act }) => act)).toEqual(["take", "close"])
})
