import { expect, type Page } from "@playwright/test"
import { translate } from "../../../src/ui/kit/live/translated.test-support.ts"
import { germany } from "../../markets.ts"
import { OfferList } from "../../pages/OfferList.ts"
import { SignIn } from "../../pages/SignIn.ts"
import { test } from "../../test.ts"

const translateFrom = (page: Page) => page.evaluate(`(${translate.toString()})(document.body)`)

const nothingFailed = (page: Page) => expect(page.getByText("Fehler 500")).toHaveCount(0)

test("a translated page registers, and a longer password loses nothing (rule page.translated)", async ({
  page
}) => {
  const signIn = new SignIn(page)
  await signIn.open()
  await expect(signIn.create).toBeEnabled()
  await translateFrom(page)
  await signIn.newEmail.fill("erika@heizmarkt.test")
  await signIn.newPassword.pressSequentially("neunSign")
  await signIn.newPassword.pressSequentially("s")
  await expect(page.getByText("Länger ist besser.")).toBeVisible()
  await signIn.newPassword.pressSequentially("undsechs")
  await expect(page.getByText("Gut, lang genug.")).toBeVisible()
  await expect(page.getByText("Länger ist besser.")).toHaveCount(0)
  await expect(signIn.newPassword).toHaveValue("neunSignsundsechs")
  await expect(signIn.newPassword).toBeFocused()
  await expect(signIn.newEmail).toHaveValue("erika@heizmarkt.test")
  await nothingFailed(page)
})

test("an amount that is typed into a translated list that sleeps is calculated (rule page.translated)", async ({
  page
}) => {
  const offers = new OfferList(page)
  await offers.open(germany)
  await translateFrom(page)
  await offers.amount.fill("4000")
  await page.waitForURL(/amount=4000/u)
  // the amount is shown as typed, or in the list's number format if the page was hydrated meanwhile
  await expect(offers.amount).toHaveValue(/^4\.?000$/u)
  await expect(page.getByText("4.000 kg nach").first()).toBeVisible()
  await nothingFailed(page)
})
