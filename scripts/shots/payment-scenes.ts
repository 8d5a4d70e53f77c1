import type { Page } from "@playwright/test"
import { Payment } from "../../e2e/pages/Payment.ts"
import { Confirm } from "../../e2e/pages/Confirm.ts"
import { OfferList } from "../../e2e/pages/OfferList.ts"
import { Success } from "../../e2e/pages/Success.ts"
import { buyer, Wizard } from "../../e2e/pages/Wizard.ts"
import type { Scene } from "./scenes.ts"

const list = "/holzpellets-lose/angebotsliste?zipCode=80331&amount=6000"
const debits = `${list}&options=42`
const rates = `${list}&options=45$12`
const iban = "DE89 3704 0044 0532 0130 00"

const toPayment = async (page: Page) => {
  await new OfferList(page).choose(0)
  await new Confirm(page).begin()
  const wizard = new Wizard(page)
  await wizard.step("DeliveryAddress").waitFor()
  await wizard.saveAddress(buyer("shots"))
  return { wizard, payment: new Payment(page) }
}

const withMandate = async (page: Page) => {
  const { wizard, payment } = await toPayment(page)
  await payment.iban.fill(iban)
  await payment.accept.check()
  return { wizard, payment }
}

const withPlan = async (page: Page) => {
  const { wizard, payment } = await toPayment(page)
  await payment.plan(12).waitFor()
  await payment.birthDate.fill("1980-05-17")
  await payment.ratesIban.fill(iban)
  await payment.consent.check()
  return { wizard, payment }
}

/** Screenshot scenes of the payment methods, with their problems. */
export const paymentScenes: ReadonlyArray<Scene> = [
  {
    name: "payment-debit",
    path: debits,
    act: async (page) => {
      await withMandate(page)
    }
  },
  {
    name: "payment-debit-flawed",
    path: debits,
    act: async (page) => {
      const { wizard, payment } = await toPayment(page)
      await payment.holder.fill("")
      await payment.iban.fill(iban.replace("89", "88"))
      await wizard.toSummary.click()
      await wizard.errors.waitFor()
    }
  },
  {
    name: "payment-rates",
    path: rates,
    act: async (page) => {
      await withPlan(page)
    }
  },
  {
    name: "payment-rates-flawed",
    path: rates,
    act: async (page) => {
      const { wizard, payment } = await toPayment(page)
      await payment.plan(12).waitFor()
      await wizard.toSummary.click()
      await wizard.errors.waitFor()
    }
  },
  {
    name: "payment-excluded",
    path: list,
    act: async (page) => {
      await toPayment(page)
      await page.goto(page.url().replace("/bezahlung", "/interaidsepa/bezahlung"))
      await page.getByText("hier nicht möglich").waitFor()
    }
  },
  {
    name: "summary-debit",
    path: debits,
    act: async (page) => {
      const { wizard } = await withMandate(page)
      await wizard.savePayment()
    }
  },
  {
    name: "summary-rates",
    path: rates,
    act: async (page) => {
      const { wizard } = await withPlan(page)
      await wizard.savePayment()
    }
  },
  {
    name: "success-rates",
    path: rates,
    act: async (page) => {
      const { wizard } = await withPlan(page)
      await wizard.savePayment()
      await wizard.place.click()
      await new Success(page).orderNumber()
    }
  }
]
