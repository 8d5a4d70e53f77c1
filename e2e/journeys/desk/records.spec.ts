import { expect } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { ask } from "../../database.ts"
import { toSearch } from "../../live.ts"
import { mailbox } from "../../pages/SignIn.ts"
import { enterAs, insertMail } from "../../kept-mails.ts"
import { makePerson, ownWord } from "../../staff.ts"
import { test } from "../../test.ts"
import { admin, alive } from "./records.parts.ts"
import { cardsOf, customerPath } from "./support.parts.ts"

const placedOrder = async (): Promise<string> => {
  const [row] = await ask("select id from customer_order order by placed_at limit 1", [])
  return String(row?.["id"])
}

test("the desk's start page shows what users may do, and leads to a customer by a search", async ({
  page
}) => {
  const customer = await makePerson("Role_Customer", ownWord())
  await enterAs(page, "Role_Interaid_CustomerSupport", "/support")
  const cards = page.getByRole("main").getByRole("listitem").getByRole("link")
  await expect(cards).toHaveText(cardsOf("Role_Interaid_CustomerSupport"))
  await expect(page.getByText("Zweiter Faktor: eingerichtet")).toBeVisible()
  await expect(page.getByText("Mails, die nicht ankamen")).toBeHidden()
  await expectAccessible(page)
  await alive(page)
  await page.keyboard.press("ControlOrMeta+k")
  await expect(page.getByRole("main").getByRole("combobox", { name: /^Suchen/u })).toBeFocused()
  await page.keyboard.type(customer.lastName)
  await page.keyboard.press("Enter")
  await page.waitForURL(`**${customerPath(customer.id)}`)
})

test("a failed mail is found, read and sent once more, by keyboard alone", async ({ page }) => {
  const recipient = mailbox("unzustellbar")
  const orderId = await placedOrder()
  const id = await insertMail({
    recipient,
    failure: "550 5.1.1 No such user here",
    job: { task: "order-confirmation", payload: { orderId } },
    html: `<html lang="de"><head><title>Mail</title></head><body><script>parent.document.title = "evil"</script><p>Guten Tag</p></body></html>`
  })
  await insertMail({ recipient })
  await enterAs(page, admin, "/support")
  await alive(page)
  const given = page.getByRole("link", { name: /^Alle aufgegebenen Mails/u })
  await given.focus()
  await page.keyboard.press("Enter")
  await page.waitForURL("**/support/postausgang?stand=failed")
  await expect(page.getByRole("heading", { level: 1, name: "Postausgang" })).toBeVisible()
  await toSearch(page)
  await page.keyboard.type(recipient)
  await page.keyboard.press("Enter")
  await page.waitForURL(/suche=.*&stand=failed/u)
  await expect(page.getByText("1 Eintrag")).toBeVisible()
  await expectAccessible(page)
  await page.getByRole("table").getByRole("link").focus()
  await page.keyboard.press("Enter")
  await page.waitForURL(`**/support/postausgang/${id}`)
  await expect(page.getByText("550 5.1.1 No such user here")).toBeVisible()
  await expect(page.frameLocator("iframe").getByText("Guten Tag")).toBeVisible()
  expect(await page.title()).not.toBe("evil")
  await expectAccessible(page)

  await page.getByRole("button", { name: "Noch einmal senden" }).focus()
  await page.keyboard.press("Enter")
  await expect(page.getByText("Die Mail wird noch einmal gesendet.")).toBeVisible()
  await page.goto("/support/protokoll?ereignis=mailSentAgain")
  await expect(page.getByRole("rowheader", { name: "Mail noch einmal gesendet" }).first()).toBeVisible()
  await expect(page.getByRole("definition").filter({ hasText: "Bestellung" }).first()).toBeVisible()
})
