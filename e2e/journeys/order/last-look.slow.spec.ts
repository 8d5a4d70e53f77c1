import { expect, type Page } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { toAddress } from "../../begun-order.ts"
import { ask, countOrders } from "../../database.ts"
import { Success } from "../../pages/Success.ts"
import { type Buyer, buyer, type Wizard } from "../../pages/Wizard.ts"
import { test } from "../../test.ts"

/** Returns a German postal code where wood chips are sold. */
const chipsZip = async (): Promise<string> => {
  const [found] = await ask(
    `select p.zip_code as zip from price_row r join delivery_area a on a.id = r.area_id
       join place p on p.country_id = 1 and p.zip_code like a.zip_prefixes[1] || '%'
     where r.product_id = 25 and a.country_id = 1 order by a.id, p.zip_code limit 1`,
    []
  )
  return String(found?.["zip"])
}

const toPayment = async (page: Page, who: Buyer): Promise<Wizard> => {
  const wizard = await toAddress(page, `/hackschnitzel/angebotsliste?zipCode=${await chipsZip()}&amount=6000`)
  await wizard.saveAddress(who)
  return wizard
}

test("German wood chips are ordered with a declaration, and a second order needs a confirmation first", async ({
  page
}) => {
  test.slow()
  const who = buyer("chips")
  const wizard = await toPayment(page, who)
  await wizard.savePayment()
  const dry = page.getByRole("radio", { name: "Holzfeuchte unter 25 %" })
  const wet = page.getByRole("radio", { name: "Holzfeuchte 25 % oder mehr" })
  const assured = page.getByRole("checkbox", { name: /zum Verbrennen bestimmt/u })
  await expect(dry).not.toBeChecked()
  await expect(wet).not.toBeChecked()
  await wizard.place.click()
  await expect(wizard.errors).toContainText("Bitte geben Sie die Feuchte")
  await expect(wizard.errors).toBeFocused()
  await expectAccessible(page)
  const question = page.getByRole("radiogroup", { name: /^Welche Feuchte/u })
  await expect(question).toHaveAttribute("aria-invalid", "true")
  await expect(question).toHaveAccessibleDescription(/geben Sie die Feuchte/u)
  await wizard.errors.getByRole("link").click()
  await expect(question).toBeFocused()
  await wet.check()
  await expect(assured).not.toBeChecked()
  await wizard.place.click()
  await expect(wizard.errors).toContainText("Ihre Zusicherung")
  await expectAccessible(page)
  expect(await countOrders(who.email)).toBe(0)
  await assured.check()
  await wizard.place.click()
  await new Success(page).orderNumber()
  await expect(page.getByText("Holzfeuchte 25 % oder mehr. Ich versichere")).toBeVisible()
  await expectAccessible(page)

  await toPayment(page, who)
  await wizard.toSummary.click()
  await expect(page.getByText("Haben Sie das schon bestellt?")).toBeVisible()
  await expect(wizard.place).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole("button", { name: "Gelesen, weiter zur Bestellung" }).press("Enter")
  // the focus is next to the order button, not on it
  await expect(page.locator("[data-state=reviewing][tabindex]")).toBeFocused()
  await dry.check()
  await wizard.place.click()
  await new Success(page).orderNumber()
  expect(await countOrders(who.email)).toBe(2)
})
