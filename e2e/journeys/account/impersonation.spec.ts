import { expect, type Page } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { ownerOf, toAddress } from "../../begun-order.ts"
import { ask } from "../../database.ts"
import { germany } from "../../markets.ts"
import { OfferList } from "../../pages/OfferList.ts"
import { Success } from "../../pages/Success.ts"
import { buyer } from "../../pages/Wizard.ts"
import { signIn } from "../../signed-in.ts"
import { makePerson, ownWord } from "../../staff.ts"
import { test } from "../../test.ts"

const banner = (page: Page) => page.locator("[data-part=impersonation]")
const userPath = (id: number) => `/support/benutzer/${id}/bearbeiten`

/** Begins to act for a customer from the customer's page. */
const actFor = async (page: Page, id: number) => {
  await page.goto(userPath(id))
  const start = page.getByRole("button", { name: "Als Kunde handeln" })
  await expect(start).toBeEnabled()
  await start.click()
  const reason = page.getByLabel("Grund")
  await expect(page.getByRole("dialog")).toBeVisible()
  await page.getByRole("button", { name: "Beginnen" }).click()
  await expect(reason).toBeFocused()
  await expect(page.getByText("Bitte nennen Sie einen Grund")).toBeVisible()
  await expectAccessible(page)
  await reason.fill("Rückruf zur Lieferung\nam Montag")
  await page.getByRole("button", { name: "Beginnen" }).click()
  await page.waitForURL("**/kunde/startseite")
}

test("staff act as a customer, see it on every page, and come back to where they began", async ({ page }) => {
  const staff = await makePerson("Role_Interaid_CustomerSupport", "Dienst")
  const customer = await makePerson("Role_Customer", ownWord())
  await signIn(page, staff.email, "/support/kunden")
  await actFor(page, customer.id)
  const [begun] = await ask(
    "select detail ->> 'reason' as reason from audit_event where event = 'impersonationBegun' and subject_id = $1",
    [customer.id]
  )
  expect(begun?.["reason"]).toBe("Rückruf zur Lieferung am Montag")

  await expect(banner(page)).toContainText(`Erika Dienst handelt als Erika ${customer.lastName} bis`)
  await expectAccessible(page)
  // a public page, a document and a page of the shop's router
  for (const path of ["/agb", "/"]) {
    await page.goto(path)
    await expect(banner(page)).toContainText(customer.lastName)
    await expectAccessible(page)
  }
  const list = new OfferList(page)
  await list.open(germany)
  await expect(banner(page)).toBeVisible()
  await expectAccessible(page)
  await list.choice(0).click()
  await page.waitForURL(/bestellparameter-bestaetigen/u)
  await expect(banner(page)).toBeVisible()

  // support is closed meanwhile, and so is what somebody could be robbed by
  expect((await page.goto("/support/kunden"))?.status()).toBe(403)
  const refused = await page.evaluate(async () => {
    const answers = ["/api/kunde/datenauszug", "/api/support/kunden"].map((path) => fetch(path))
    return (await Promise.all(answers)).map(({ status }) => status)
  })
  expect(refused).toEqual([403, 403])

  await page.goto("/agb")
  const end = banner(page).getByRole("button", { name: "Beenden" })
  await end.focus()
  await page.keyboard.press("Enter")
  await page.waitForURL(`**${userPath(customer.id)}`)
  await expect(page.getByRole("heading", { name: `Erika ${customer.lastName}` })).toBeVisible()
  await expect(banner(page)).toHaveCount(0)
  await page.goto("/support/kunden")
  await expect(page.getByRole("heading", { name: "Kunden", level: 1 })).toBeVisible()
})

test("what staff order in a customer's name is the customer's, is told to the customer, and is written down", async ({
  page
}) => {
  const staff = await makePerson("Role_Interaid_CustomerSupport", "Dienst")
  const customer = await makePerson("Role_Customer", ownWord())
  await signIn(page, staff.email, "/support/kunden")
  await actFor(page, customer.id)
  const wizard = await toAddress(page)
  await expect(banner(page)).toContainText(customer.lastName)
  await expect(wizard.email).toHaveValue(customer.email)
  await expect(wizard.lastName).toHaveValue(customer.lastName)
  await wizard.fill({ ...buyer("im-namen"), lastName: customer.lastName, email: customer.email })
  await expect(banner(page)).toContainText(customer.lastName)
  await expectAccessible(page)
  await wizard.place.click()
  const number = await new Success(page).orderNumber()
  expect(await ownerOf(number)).toEqual({ email: customer.email, mailedTo: customer.email })
  const noted = await ask(
    `select actor_id as actor from audit_event
     where event = 'actedInAnothersName' and subject_id = $1 and detail ->> 'operation' = 'orderProcess.place'`,
    [customer.id]
  )
  expect(noted).toEqual([{ actor: staff.id }])
})

test("nobody acts for staff, and nobody without the right", async ({ page }) => {
  const staff = await makePerson("Role_Interaid_CustomerSupport", "Dienst")
  const editor = await makePerson("Role_Interaid_Editor", ownWord())
  await signIn(page, staff.email, userPath(editor.id))
  await expect(page.getByText("Rollen vergibt die Administration.")).toBeVisible()
  await expect(page.getByRole("button")).not.toContainText(["Als Kunde handeln"])
  await expectAccessible(page)
})
