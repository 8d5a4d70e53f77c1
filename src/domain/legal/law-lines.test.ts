import { readdirSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { countryIds } from "../place/country.ts"
import { orderButtonText } from "../order/button.ts"
import { sampleSite } from "../site/sample-site.ts"
import { preNotificationDays, sepaMandate } from "./sepa-mandate.ts"
import { terms } from "./terms.ts"
import { privacy } from "./privacy.ts"
import { paymentVariants } from "../order/steps.ts"

const { operator } = sampleSite
const textOf = (text: { readonly sections: ReadonlyArray<object> }) => JSON.stringify(text.sections)

/** All translated texts of the pages, in German and in the Austrian and Swiss variants. */
const catalogs = readdirSync(new URL("../../locales", import.meta.url), { encoding: "utf8", recursive: true })
  .filter((path) => path.endsWith(".po"))
  .map((path) => readFileSync(new URL(`../../locales/${path}`, import.meta.url), "utf8"))
  .join("\n")

describe("legal requirements that only texts fulfil", () => {
  it("the order button has the wording that the law requires (rule law.button)", () => {
    expect(orderButtonText).toBe("zahlungspflichtig bestellen")
  })

  it("no payment method costs a fee, and none requires payment in advance (rule law.payment-cost)", () => {
    // amounts authorised at PayPal are captured at delivery (decision 023)
    expect(paymentVariants).toEqual([
      "Invoice",
      "InteraidInvoice",
      "Sepa",
      "InteraidSepa",
      "Installment",
      "PayPal"
    ])
  })

  it("no text links to the closed dispute platform of the EU (rule law.dispute-board)", () => {
    for (const text of [catalogs, ...countryIds.map((country) => textOf(terms(country, operator)))])
      expect(text).not.toMatch(/ec\.europa\.eu|consumers\/odr|OS-Plattform/iu)
  })

  it("no product is called climate neutral (rule law.green-claims)", () => {
    expect(catalogs).not.toMatch(/klimaneutral|CO2-neutral|CO₂-neutral/iu)
  })

  it("the order is the buyer's offer, its receipt is confirmed at once, and the seller's confirmation makes the contract (rules life.contract and law.show-steps)", () => {
    for (const country of countryIds) {
      const text = textOf(terms(country, operator))
      for (const part of [
        "verbindliche Bestellung",
        "Den Eingang bestätigen wir sofort per E-Mail",
        "Der Vertrag kommt mit der Bestätigung des Verkäufers zustande",
        "speichern und ausdrucken"
      ])
        expect(text).toContain(part)
    }
  })

  it("tax has its national name and depends on the day of delivery (rule price.vat)", () => {
    expect(textOf(terms(1, operator))).toContain("einschließlich Mehrwertsteuer")
    expect(textOf(terms(2, operator))).toContain("einschließlich Umsatzsteuer")
    expect(textOf(terms(3, operator))).toContain("in Schweizer Franken")
    for (const country of countryIds)
      expect(textOf(terms(country, operator))).toMatch(/Steuersatz ist der Tag der Lieferung/u)
  })

  it("the privacy policy names the controller (rule law.imprint)", () => {
    for (const country of countryIds) expect(textOf(privacy(country, operator))).toContain(operator.name)
  })

  it("a debit is announced at least one agreed day before, and can be returned for eight weeks (rules payment.notice and payment.core-scheme)", () => {
    expect(preNotificationDays).toBeGreaterThanOrEqual(1)
    const text = textOf(sepaMandate({ creditorName: "C" }))
    expect(text).toContain(`mindestens ${preNotificationDays} Tage`)
    expect(text).toContain("acht Wochen")
  })
})
