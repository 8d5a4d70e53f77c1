import { expect } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { ownerOf, toAddress } from "../../begun-order.ts"
import { ask } from "../../database.ts"
import { Success } from "../../pages/Success.ts"
import { buyer } from "../../pages/Wizard.ts"
import { signIn } from "../../signed-in.ts"
import { makePerson, ownWord } from "../../staff.ts"
import { test } from "../../test.ts"
import { actFor, banner, userPath } from "./impersonation.parts.ts"

test("an order by staff in a customer's name is the customer's, is mailed to the customer, and is logged", async ({
  page
}) => {
  const staff = await makePerson("Role_Interaid_CustomerSupport", "Dienst")
  const customer = await makePerson("Role_Customer", ownWord())
  await signIn(page, staff.email, "/support/kunden")
  await actFor(page, userPath(customer.id))
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

test("after half an hour every tab of the staff member returns to the page at the desk", async ({
  page,
  context
}) => {
  const staff = await makePerson("Role_Interaid_CustomerSupport", "Dienst")
  const customer = await makePerson("Role_Customer", ownWord())
  await signIn(page, staff.email, "/support/kunden")
  const list = await context.newPage()
  await list.goto("/support/kunden?suche=erika")
  const start = `/support/kunde/bearbeiten?id=${customer.id}&von=rueckruf`
  await actFor(page, start)
  const closed = list.getByRole("heading", { name: `Sie handeln gerade als Erika ${customer.lastName}` })
  await expect(closed).toBeVisible()
  await ask("update session_family set ended_at = now(), end_cause = 'expired' where account_id = $1", [
    customer.id
  ])
  await context.clearCookies({ name: "session-expiry" })
  await page.waitForURL(`**${start}`)
  await expect(banner(page)).toHaveCount(0)
  await expect(list.getByRole("heading", { name: "Kunden", level: 1 })).toBeVisible()
  expect(new URL(list.url()).search).toBe("?suche=erika")
})

test("a page of the desk is left by its own button, and is continued where it was", async ({
  page,
  context
}) => {
  const staff = await makePerson("Role_Interaid_CustomerSupport", "Dienst")
  const customer = await makePerson("Role_Customer", ownWord())
  await signIn(page, staff.email, "/support/kunden")
  const list = await context.newPage()
  await list.goto("/support/kunden?suche=erika")
  const start = `/support/kunde/bearbeiten?id=${customer.id}&von=rueckruf`
  await actFor(page, start)
  await list.getByRole("button", { name: "Beenden und hier weiterarbeiten" }).click()
  await expect(list.getByRole("heading", { name: "Kunden", level: 1 })).toBeVisible()
  expect(new URL(list.url()).search).toBe("?suche=erika")
  await page.waitForURL(`**${start}`)
})

test("staff cannot act in the name of staff, and not at all without the permission", async ({ page }) => {
  const staff = await makePerson("Role_Interaid_CustomerSupport", "Dienst")
  const editor = await makePerson("Role_Interaid_Editor", ownWord())
  await signIn(page, staff.email, userPath(editor.id))
  await expect(page.getByText("Rollen vergibt die Administration.")).toBeVisible()
  await expect(page.getByRole("button")).not.toContainText(["Als Kunde handeln"])
  await expectAccessible(page)
})
