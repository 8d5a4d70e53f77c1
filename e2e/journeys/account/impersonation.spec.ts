import { expect } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { ask } from "../../database.ts"
import { germany } from "../../markets.ts"
import { OfferList } from "../../pages/OfferList.ts"
import { signIn } from "../../signed-in.ts"
import { makePerson, ownWord } from "../../staff.ts"
import { test } from "../../test.ts"
import { actFor, banner } from "./impersonation.parts.ts"

test("staff act as a customer, see this on every page, and return to the page where they started", async ({
  page,
  context
}) => {
  const staff = await makePerson("Role_Interaid_CustomerSupport", "Dienst")
  const customer = await makePerson("Role_Customer", ownWord())
  await signIn(page, staff.email, "/support/kunden")
  const words = `?suche=${customer.lastName}`
  const aside = await context.newPage()
  await aside.goto(`/support/kunden${words}`)
  const row = aside.getByRole("row", { name: new RegExp(customer.lastName, "u") })
  await expect(row).toBeVisible()
  const start = `/support/kunde/bearbeiten?id=${customer.id}&von=rueckruf#legal-texts`
  await actFor(page, start)
  const [begun] = await ask(
    "select detail ->> 'reason' as reason from audit_event where event = 'impersonationBegun' and subject_id = $1",
    [customer.id]
  )
  expect(begun?.["reason"]).toBe("Rückruf zur Lieferung am Montag")

  await expect(banner(page)).toContainText(`Erika Dienst handelt als Erika ${customer.lastName} bis`)
  await expectAccessible(page)
  // the other tab closes the list that was open there: it shows the reason and none of the list's content
  await expect(
    aside.getByRole("heading", { name: `Sie handeln gerade als Erika ${customer.lastName}` })
  ).toBeVisible()
  await expect(banner(aside)).toContainText("Erika Dienst")
  await expect(row).toHaveCount(0)
  await expectAccessible(aside)
  // public pages: first two documents that are loaded in full, then a page that runs the shop's router
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

  // while staff act on behalf of a customer, support pages are closed, and so are calls that would expose or change the
  // customer's data
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
  await page.waitForURL(`**${start}`)
  await expect(page.getByRole("heading", { name: `Erika ${customer.lastName}` })).toBeVisible()
  await expect(banner(page)).toHaveCount(0)
  await expect(row).toBeVisible()
  expect(new URL(aside.url()).search).toBe(words)
})
