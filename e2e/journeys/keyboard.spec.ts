import { expect, type Locator, type Page } from "@playwright/test"
import { countOrders } from "../database.ts"
import { germany } from "../markets.ts"
import { Confirm } from "../pages/Confirm.ts"
import { OfferList } from "../pages/OfferList.ts"
import { Success } from "../pages/Success.ts"
import { buyer, Wizard } from "../pages/Wizard.ts"
import { test } from "../test.ts"

/** Presses Tab until the control has the focus; a control out of reach fails. */
const tabTo = async (page: Page, target: Locator): Promise<void> => {
  for (let count = 0; count < 80; count++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press("Tab")
  }
  throw new Error(`The keyboard does not reach ${target.toString()}`)
}

test("the keyboard alone leads from the offers to a placed order", async ({ page }) => {
  test.slow()
  const who = buyer("keys")
  const list = new OfferList(page)
  await list.open(germany)
  await tabTo(page, list.choice(0))
  await page.keyboard.press("Enter")
  await page.waitForURL(/bestellparameter-bestaetigen/u)
  const confirm = new Confirm(page)
  await confirm.start.waitFor()
  await expect(confirm.title).toBeFocused()
  await tabTo(page, confirm.start)
  await page.keyboard.press("Enter")

  const wizard = new Wizard(page)
  await wizard.step("DeliveryAddress").waitFor()
  const typed: ReadonlyArray<readonly [Locator, string]> = [
    [wizard.firstName, who.firstName],
    [wizard.lastName, who.lastName],
    [wizard.street, who.street],
    [wizard.houseNumber, who.houseNumber],
    [wizard.phone, who.phone],
    [wizard.email, who.email]
  ]
  for (const [field, text] of typed) {
    await tabTo(page, field)
    await page.keyboard.type(text)
  }
  await page.keyboard.press("Enter")

  await wizard.step("Payment").waitFor()
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused()
  await tabTo(page, wizard.toSummary)
  await page.keyboard.press("Space")
  await wizard.step("Summary").waitFor()
  await page.locator("[data-state=reviewing]").first().waitFor()
  await tabTo(page, wizard.place)
  await page.keyboard.press("Enter")
  await new Success(page).orderNumber()
  expect(await countOrders(who.email)).toBe(1)
})
