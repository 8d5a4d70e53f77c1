import { expect } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { ask } from "../../database.ts"
import { signIn } from "../../signed-in.ts"
import { elsewhere, makePerson, ownWord } from "../../staff.ts"
import { test } from "../../test.ts"

test("two who edit one dealer see both values, and nothing is written over unseen", async ({
  page,
  contexts
}) => {
  const [row] = await ask("select id from dealer where country_id = 2 order by id desc limit 1", [])
  const address = `/support/haendler/${String(row?.["id"])}`
  const [one, other] = [
    await makePerson("Role_Interaid_DealerSupport", "Erste"),
    await makePerson("Role_Interaid_DealerSupport", "Zweite")
  ]
  const second = await elsewhere(contexts)
  await signIn(page, one.email, address)
  await signIn(second, other.email, address)
  const [mine, theirs] = [ownWord(), ownWord()]
  for (const [desk, text] of [
    [page, mine],
    [second, theirs]
  ] as const) {
    const field = desk.getByLabel("Beschreibung")
    await expect(field).toBeEditable()
    await field.fill(text)
  }
  await second.getByRole("button", { name: "Speichern" }).click()
  await expect(second.getByText("Angaben gespeichert")).toBeVisible()
  await page.getByRole("button", { name: "Speichern" }).click()
  const conflict = page.locator("[data-part=conflict]")
  await expect(conflict).toContainText(mine)
  await expect(conflict).toContainText(theirs)
  await expectAccessible(page)
  await page.getByRole("button", { name: "Meine Änderungen speichern" }).click()
  await expect(page.getByText("Angaben gespeichert")).toBeVisible()
  const [kept] = await ask("select description from dealer where id = $1", [row?.["id"]])
  expect(kept).toEqual({ description: mine })
})
