import { describe, expect, it } from "vitest"
import type { CountryId } from "../../domain/place/country.ts"
import type { OrderView } from "../../domain/order/draft.ts"
import { sampleSite } from "../../domain/site/sample-site.ts"
import { sampleOrder } from "./life/order-letters.test-support.ts"
import { confirmationMail } from "./receipt-mail.ts"
import { buyersWords } from "./life/buyer-mail-words.ts"

const mailOf = (countryId: CountryId, change: Partial<OrderView["offer"]> = {}) => {
  const order = sampleOrder(countryId)
  const offer = { ...order.offer, startDeliveryPeriodDate: "2026-01-07", ...change }
  return confirmationMail(
    { ...order, offer },
    { operator: sampleSite.operator, link: "https://shop.example", isMailboxProved: true }
  )
}

describe("the confirmation of an order in its country (rule law.country-texts)", () => {
  it("has the country's money, tax and months", () => {
    expect(mailOf(1).text).toMatch(/darin 7 % Mehrwertsteuer: [0-9.]+,[0-9]{2}\s€/u)
    expect(mailOf(1).text).toContain("7. Januar 2026 bis")
    expect(mailOf(2).text).toMatch(/darin 13 % Umsatzsteuer: €\s[0-9.\s]+,[0-9]{2}/u)
    expect(mailOf(2).text).toContain("7. Jänner 2026 bis")
    expect(mailOf(2).text).not.toContain("Mehrwertsteuer")
    expect(mailOf(3).text).toMatch(/darin 8\.1 % Mehrwertsteuer: CHF\s[0-9’]+\.[0-9]{2}/u)
  })

  it("links to the page of the dealer", () => {
    const sellerPage = "https://shop.example/holzpellethaendler/100001"
    const context = { operator: sampleSite.operator, link: "https://shop.example", isMailboxProved: true }
    const { text, html } = confirmationMail(sampleOrder(1), { ...context, sellerPage })
    expect(text).toContain(`\n${sellerPage}`)
    expect(html).toContain(`<a href="${sellerPage}">`)
  })

  it("names the rate of the offer, and of a delivery before it changes", () => {
    const { text } = mailOf(2, { vatRate: 20, earlierVat: { vatRate: 13, vatAmount: 10, totalPrice: 100 } })
    expect(text).toContain("darin 20 % Umsatzsteuer")
    expect(text).toContain("bei Lieferung zu 13 % Umsatzsteuer")
    expect(mailOf(1, { vatRate: 19 }).text).toContain("darin 19 % Mehrwertsteuer")
  })

  it("names a company's tax number and the figures of a credit in the country's terms", () => {
    const plan = {
      optionId: "6",
      months: 6,
      netAmount: 2447.28,
      rate: 419.33,
      lastRate: 419.31,
      totalAmount: 2515.96,
      nominalRate: 9.56,
      effectiveRate: 9.99,
      isProvisional: true,
      provider: "Ratenbank",
      consentVersion: "1",
      account: "AT ... 1234"
    }
    const textOf = (countryId: CountryId) => {
      const order = sampleOrder(countryId)
      const words = confirmationMail(
        {
          ...order,
          deliveryAddress: { ...order.deliveryAddress, countryId, vatId: "U00000000" },
          payment: { ...order.payment, variant: "Installment", plan }
        },
        { operator: sampleSite.operator, link: "https://shop.example", isMailboxProved: true }
      )
      return words.text
    }
    for (const words of [
      "USt-IdNr.: U00000000",
      "Nettodarlehensbetrag",
      "Sollzins und effektiver Jahreszins"
    ])
      expect(textOf(1)).toContain(words)
    for (const words of ["UID-Nummer: U00000000", "Gesamtkreditbetrag", "Sollzinssatz und effektiver"])
      expect(textOf(2)).toContain(words)
    expect(textOf(2)).not.toContain("Nettodarlehensbetrag")
    expect(textOf(3)).toContain("MWST-Nr.: U00000000")
  })

  it("contains the country's own legal texts", () => {
    for (const [country, code, law] of [
      [1, "de", "deutsches Recht"],
      [2, "at", "österreichisches Recht"],
      [3, "ch", "schweizerisches Recht"]
    ] as const) {
      const { text, html } = mailOf(country)
      for (const body of [text, html]) {
        expect(body).toContain(`(agb-${code}-`.replace("(", ""))
        expect(body).toContain(law)
        expect(body).toContain(`widerruf-${code}-`)
      }
    }
    expect(mailOf(1).html).toContain('<html lang="de-DE">')
    expect(mailOf(2).html).toContain('<html lang="de-AT">')
    expect(mailOf(3).html).toContain('<html lang="de-CH">')
  })

  it("uses ss in Switzerland, except in the buyer's input", () => {
    const order = sampleOrder(3)
    const deliveryAddress = { ...order.deliveryAddress, lastName: "Weiß" }
    const { text } = confirmationMail(
      { ...order, deliveryAddress },
      {
        operator: { ...sampleSite.operator, name: "Markt", street: "Weg 1" },
        link: "https://shop.example",
        isMailboxProved: true
      }
    )
    expect(text.match(/[^\s]*ß[^\s]*/gu)).toEqual(["Weiß"])
  })

  it("describes a delivery in the country's words as well", () => {
    const order = sampleOrder(2)
    const event = {
      type: "order.schedule",
      by: "seller",
      today: "2026-01-02",
      day: "2026-01-07",
      reason: ""
    } as const
    expect(buyersWords(order, event, { delivery: null, stations: [] }).subject).toContain("7. Jänner 2026")
  })
})
