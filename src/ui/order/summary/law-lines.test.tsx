import { describe, expect, it } from "vitest"
import { calculationOf, offerOf } from "../../../../model-tests/data/offers.ts"
import { address } from "../../../../model-tests/data/drafts.ts"
import { countryIds } from "../../../domain/place/country.ts"
import { localeOfCountry } from "../../../domain/locale/locale.ts"
import type { Offer } from "../../../domain/offer/offer.ts"
import { paymentIdOf } from "../../../domain/payment/variants.ts"
import { ConfirmPage } from "../confirm/ConfirmPage.tsx"
import { renderedIn, textOf } from "../../kit/rendered.test-support.tsx"
import { SellerFacts } from "./SellerFacts.tsx"
import { type SheetOrder, SummarySheet } from "./SummarySheet.tsx"
import { paymentVariants } from "../../../domain/order/steps.ts"

const offer: Offer = {
  ...offerOf("a", 100_000),
  fees: [{ key: "BlowingIn", name: "Einblasen", amount: 38.5, perStation: true }]
}

const confirm = (countryId: (typeof countryIds)[number]) =>
  renderedIn(
    localeOfCountry(countryId).code,
    <ConfirmPage
      view={{ state: "ready", change: null, calculation: { ...calculationOf(), countryId }, offer }}
      setAside={[]}
      company="Markt GmbH"
      phone="+49 351 1"
      listHref="/liste"
      isLive
      onStart={() => {}}
      onAcceptPrice={() => {}}
    />
  ).then(textOf)

/** Returns the summary text of an order with a payment method. */
const sheetOf = (variant: (typeof paymentVariants)[number]) => {
  const isInteraid = variant.startsWith("Interaid") || variant === "PayPal"
  const order: SheetOrder = {
    calculation: calculationOf(),
    offer: { ...offer, isInteraid },
    emailAddress: "erika@example.org",
    deliveryAddress: address,
    invoiceAddress: null,
    stations: [],
    payment: { variant, paymentId: paymentIdOf(variant), isInteraidPayment: isInteraid, orderReference: "" }
  }
  return renderedIn("de", <SummarySheet order={order} company="Markt GmbH" />).then(textOf)
}

describe("legally required texts before the order", () => {
  for (const countryId of countryIds)
    it(`payment methods and delivery limits are shown before the order starts, in country ${countryId} (rule law.before-order)`, async () => {
      const text = await confirm(countryId)
      expect(text).toContain("Zahlung auf Rechnung nach der Lieferung. Keine Vorauszahlung")
      expect(text).toMatch(/Der Preis gilt für die Postleitzahl \d+/u)
      const where = ["innerhalb Deutschlands", "innerhalb Österreichs", "in der Schweiz und in Liechtenstein"]
      expect(text).toContain(`Geliefert wird nur ${where[countryId - 1]}`)
      expect(text.indexOf("Geliefert wird nur")).toBeLessThan(text.indexOf("Weiter zur Adresse"))
    })

  it("the price lines are the same for every payment method (rule law.payment-cost)", async () => {
    const linesOf = (text: string) => /Preis .*Gesamtpreis .*€\/kg/u.exec(text)?.[0]
    const sheets = await Promise.all(paymentVariants.map(sheetOf))
    const [first, ...others] = sheets.map(linesOf)
    expect(first).toMatch(/Einblasen 38,50 €.*Gesamtpreis 1\.800,00 €/u)
    for (const other of others) expect(other).toBe(first)
  })

  it("total, base price, tax and delivery are shown before the order starts (rule law.prices)", async () => {
    const text = await confirm(1)
    for (const part of ["Gesamtpreis 1.800,00 €", "Grundpreis 0,30 €/kg", "Darin 7 % MwSt.", "Lieferung"])
      expect(text).toContain(part)
  })

  it("the seller is shown with the address, and the roles of the partners are explained (rules law.ranking and law.seller)", async () => {
    const { seller } = offer
    const htmlOf = (isInteraid: boolean) =>
      renderedIn("de", <SellerFacts offer={{ ...offer, isInteraid }} company="Markt GmbH" />)
    const of = (isInteraid: boolean) => htmlOf(isInteraid).then(textOf)
    for (const text of [await confirm(1), await of(true), await of(false)])
      for (const part of [seller.name, seller.street, `${seller.zipCode} ${seller.city}`, seller.email])
        expect(text).toContain(part)
    expect(await of(false)).toContain("Markt GmbH vermittelt den Kauf und wird nicht Ihr Vertragspartner")
    expect(await of(true)).toContain("Sie kaufen bei Markt GmbH, dem Betreiber dieses Marktplatzes")
    // the delivering dealer has a page, even if the operator is the seller
    for (const isInteraid of [true, false])
      expect(await htmlOf(isInteraid)).toContain(`href="/holzpellethaendler/${offer.dealerId}"`)
  })
})
