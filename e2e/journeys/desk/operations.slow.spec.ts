import { expect } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { signIn } from "../../signed-in.ts"
import { makePerson } from "../../staff.ts"
import { test } from "../../test.ts"

test("an admin sees the state of the shop, and a notice when it does not respond any more", async ({
  page
}) => {
  const { email } = await makePerson("Role_Interaid_Admin", "Betrieb")
  await signIn(page, email, "/support/betrieb")
  const main = page.getByRole("main")
  await expect(main.getByRole("heading", { level: 1, name: "Betrieb" })).toBeVisible()
  await expect(main.getByRole("region", { name: "Was läuft" })).toContainText("Kopie 1")
  await expect(main.getByRole("region", { name: "Datenbank" })).toContainText("nicht eingerichtet")
  await expect(main.getByRole("region", { name: "Preise" }).getByRole("row")).toHaveCount(4)
  await expectAccessible(page)

  // the loaded figures stay visible while the server does not respond
  await page.route("**/api/support/betrieb", (route) => route.fulfill({ status: 503, json: {} }))
  const refresh = main.getByRole("button", { name: "Aktualisieren" })
  await expect(refresh).toBeEnabled()
  await refresh.click()
  await expect(main.getByRole("alert")).toContainText("antwortet nicht")
  await expect(main.getByRole("region", { name: "Was läuft" })).toContainText("Kopie 1")
  await page.unroute("**/api/support/betrieb")
  await main.getByRole("button", { name: "Noch einmal versuchen" }).click()
  await expect(main.getByRole("alert")).toHaveCount(0)
})
