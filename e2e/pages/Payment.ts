import type { Locator, Page } from "@playwright/test"

export class Payment {
  readonly page: Page
  readonly invoice: Locator
  readonly debit: Locator
  readonly rates: Locator
  readonly holder: Locator
  readonly iban: Locator
  readonly mandate: Locator
  readonly accept: Locator
  readonly plans: Locator
  readonly birthDate: Locator
  readonly ratesIban: Locator
  readonly consent: Locator

  constructor(page: Page) {
    this.page = page
    this.invoice = page.getByRole("radio", { name: /^Rechnung/u })
    this.debit = page.getByRole("radio", { name: /^SEPA-Lastschrift/u })
    this.rates = page.getByRole("radio", { name: /^Monatliche Raten/u })
    this.holder = page.locator("#sepa-accountHolder")
    this.iban = page.locator("#sepa-iban")
    this.mandate = page.getByRole("region", { name: "SEPA-Lastschriftmandat" })
    this.accept = page.locator("#sepa-mandateAccepted")
    this.plans = page.getByRole("group", { name: "In wie vielen Monaten?" })
    this.birthDate = page.locator("#installment-birthDate")
    this.ratesIban = page.locator("#installment-iban")
    this.consent = page.locator("#installment-consentVersion")
  }

  plan(months: number): Locator {
    return this.plans.getByRole("radio", { name: `${months} Raten` })
  }
}
