import { expect } from "@playwright/test"
import { insertAccount } from "../../account.ts"
import { expectAccessible } from "../../accessible.ts"
import { ask } from "../../database.ts"
import { makeDealer } from "../../dealer.ts"
import { giveOrders } from "../../orders.ts"
import { mailbox } from "../../pages/SignIn.ts"
import { Success } from "../../pages/Success.ts"
import { signIn } from "../../signed-in.ts"
import { test } from "../../test.ts"

test("a customer who orders again from an ended dealer is informed, and keeps place and amount in the list", async ({
  page
}) => {
  const email = mailbox("nochmal")
  await insertAccount(email, "Role_Customer")
  const [id] = await giveOrders(email, [{ status: "settled" }])
  const dealerId = await makeDealer()
  await ask("update dealer set state = 'ended' where id = $1", [dealerId])
  const [row] = await ask(
    `update customer_order set product_group_id = 3, dealer_id = $2, receipt = receipt || jsonb_build_object(
       'offer', receipt -> 'offer' || jsonb_build_object('dealerId', $2::int),
       'calculation', receipt -> 'calculation' || '{"amount": 4000, "productGroupId": 3, "product": {"id": -1}, "parameters": []}')
     where id = $1 returning receipt -> 'calculation' ->> 'zipCode' as zip`,
    [id, dealerId]
  )
  await signIn(page, email, `/holzpellets-lose/bestellung-erfolgreich/${id}`, false)
  await expect(new Success(page).next).toHaveText("Alles ist erledigt: geliefert und bezahlt.")
  await page.getByRole("link", { name: "Noch einmal bestellen" }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "So lässt sich das nicht noch einmal bestellen"
  )
  await expectAccessible(page)
  await page.getByRole("link", { name: "Zu den Angeboten" }).click()
  await page.waitForURL(`**/angebotsliste?zipCode=${String(row?.["zip"])}&amount=4000**`)
  expect(page.url()).not.toContain("nochmal")
})
