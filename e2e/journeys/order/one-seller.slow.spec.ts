import { expect } from "@playwright/test"
import { ask } from "../../database.ts"
import { wakeList } from "../../live.ts"
import { payable } from "../../payable-offer.ts"
import { Confirm } from "../../pages/Confirm.ts"
import { Success } from "../../pages/Success.ts"
import { buyer, Wizard } from "../../pages/Wizard.ts"
import { test } from "../../test.ts"

/** Name of the operator in sample data. */
const operator = "Heizmarkt Beispiel GmbH"

test("if the operator sells, row, confirm page, summary, terms, receipt and mail name the same seller", async ({
  page
}) => {
  const who = buyer("seller")
  const [list, dealer] = await payable({ byOperator: true, options: "" })
  const main = page.getByRole("main")
  await page.goto(list)
  await wakeList(page)
  const row = main.getByRole("article").filter({ hasText: `geliefert von ${dealer}` })
  await expect(row.getByRole("heading")).toHaveText(`${operator} geliefert von ${dealer}`)
  await row.getByRole("link", { name: `Auswählen Angebot von ${operator}` }).click()

  await page.waitForURL(/bestellparameter-bestaetigen/u)
  const partner = `Sie kaufen bei ${operator}, dem Betreiber dieses Marktplatzes. Ausgeliefert wird von ${dealer}.`
  await expect(main).toContainText(partner)
  await new Confirm(page).begin()
  const wizard = new Wizard(page)
  await wizard.step("DeliveryAddress").waitFor()
  await wizard.saveAddress(who)
  await wizard.savePayment()
  await expect(main).toContainText(partner)
  await expect(main).toContainText(new RegExp(`verbindliche Bestellung bei ${operator} ab`, "u"))
  await wizard.place.click()

  const order = await new Success(page).orderNumber()
  await expect(main).toContainText(partner)
  await expect(async () => {
    const [mail] = await ask(
      "select body_text as text from mail where recipient = $1 and kind = 'order-confirmation'",
      [who.email]
    )
    expect(String(mail?.["text"])).toContain(order)
    expect(String(mail?.["text"])).toContain(operator)
  }).toPass()
})
