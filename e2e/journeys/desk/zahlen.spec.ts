import { expect } from "@playwright/test"
import { enterAs } from "../../kept-mails.ts"
import { expectNoAccess } from "../../staff.ts"
import { test } from "../../test.ts"

test("an accountant has no figures of the shop in the menu, and is refused at their URL", async ({
  page
}) => {
  await enterAs(page, "Role_Interaid_Financial", "/support")
  await expect(page.getByRole("link", { name: "Verkaufsliste" }).first()).toBeAttached()
  await expect(page.getByRole("link", { name: "Zahlen", exact: true })).toHaveCount(0)
  const answer = await page.goto("/support/zahlen")
  expect(answer?.status()).toBe(403)
  await expectNoAccess(page)
})
