import { describe, expect, it } from "vitest"
import { address } from "../../../../model-tests/data/drafts.ts"
import { calculationOf, offerOf } from "../../../../model-tests/data/offers.ts"
import type { CountryId } from "../../../domain/place/country.ts"
import { localeOfCountry } from "../../../domain/locale/locale.ts"
import type { Offer } from "../../../domain/offer/offer.ts"
import { renderedIn, textOf } from "../../kit/rendered.test-support.tsx"
import { type SheetOrder, SummarySheet } from "./SummarySheet.tsx"

const offer: Offer = {
  ...offerOf("a", 100_000),
  fees: [{ key: "BlowingIn", name: "Einblasen", amount: 38.5, perStation: true }]
}

const order: SheetOrder = {
  calculation: calculationOf(),
  offer,
  emailAddress: "erika@example.org",
  deliveryAddress: { ...address, deliveryNote: "Tor links" },
  invoiceAddress: null,
  stations: [],
  payment: { variant: "Invoice", paymentId: 40, isInteraidPayment: false, orderReference: "K 7" }
}

const edit = {
  address: <a href="/a">A</a>,
  stations: <a href="/d">D</a>,
  payment: <a href="/b">B</a>,
  offer: <a href="/c">C</a>
}

const sheet = async (rest: Partial<SheetOrder> = {}, countryId: CountryId = 1) => {
  const calculation = { ...(rest.calculation ?? order.calculation), countryId }
  const element = <SummarySheet order={{ ...order, ...rest, calculation }} company="Markt GmbH" edit={edit} />
  return textOf(await renderedIn(localeOfCountry(countryId).code, element))
}

describe("the sheet above the button", () => {
  it("contains everything in the checklist (rule law.summary)", async () => {
    const text = await sheet()
    for (const part of [
      "Brennstoffe 100000 GmbH Lagerweg 1 80331 München",
      "Holzpellets lose",
      "ENplus A1",
      "6.000 kg an einer Lieferstelle",
      "300,00 € je 1.000 kg",
      "Grundpreis 0,30 €/kg",
      "Gesamtpreis 1.800,00 €",
      "Darin 7 % MwSt.: 117,76 €",
      "Einblasen 38,50 €",
      "1.–4. Dezember 2026",
      "Sie bezahlen die gelieferte Menge zum vereinbarten Einheitspreis",
      "Rechnung, zahlbar nach der Lieferung",
      "Rechnung von Brennstoffe 100000 GmbH",
      "K 7",
      "Erika Muster Lindenweg 7 80331 München",
      "Tor links",
      "Allgemeinen Geschäftsbedingungen",
      "Datenschutzerklärung",
      "Widerrufsbelehrung"
    ])
      expect(text).toContain(part)
  })

  it("ends with the price, directly above the button (rule law.summary)", async () => {
    expect(await sheet()).toMatch(/Gesamtpreis 1\.800,00 €.{0,120}€\/kg $/u)
  })

  it("contains both totals if the VAT rate changes within the delivery window", async () => {
    const earlierVat = { vatRate: 5, vatAmount: 84.11, totalPrice: 1766.35 }
    const text = await sheet({ offer: { ...offer, earlierVat } })
    expect(text).toContain("Gesamtpreis 1.800,00 €")
    expect(text).toMatch(/5 % MwSt\..{0,40}84,11 €.{0,40}Gesamtpreis 1\.766,35 €/u)
  })

  it("names the operator as seller and creditor if the offer says so", async () => {
    const text = await sheet({
      offer: { ...offer, isInteraid: true },
      payment: { ...order.payment, variant: "InteraidInvoice", isInteraidPayment: true }
    })
    expect(text).toContain("Sie kaufen bei Markt GmbH, dem Betreiber dieses Marktplatzes")
    expect(text).toContain("Rechnung von Markt GmbH")
  })

  it("informs of withdrawal as required for the country and the goods (rule law.withdrawal)", async () => {
    expect(await sheet()).toContain("binnen 14 Tagen widerrufen, solange die Ware nicht untrennbar vermischt")
    const packed = calculationOf({ productGroupId: 4 })
    expect(await sheet({ calculation: { ...packed, productGroupId: 4 } })).toContain(
      "binnen 14 Tagen widerrufen und die Ware zurückgeben"
    )
    expect(await sheet({}, 2)).toContain("binnen 14 Tagen vom Vertrag zurücktreten")
    expect(await sheet({}, 3)).toContain("kein gesetzliches Widerrufsrecht")
  })

  it("uses the country's name of the tax and no ß in Switzerland", async () => {
    expect(await sheet({}, 2)).toContain("% USt.:")
    const swiss = await sheet({ offer: { ...offer, currency: "CHF", vatRate: 8.1 } }, 3)
    expect(swiss).toContain("8.1 % MWST:")
    expect(swiss).toContain("CHF 1’800.00")
    expect(swiss).not.toContain("ß")
  })

  it("shows a separate invoice address with its VAT id", async () => {
    const invoiceAddress = { ...address, companyName: "Muster OHG", vatId: "DE123456789", street: "Büroweg" }
    const text = await sheet({ invoiceAddress })
    expect(text).toContain("Muster OHG Erika Muster Büroweg 7")
    expect(text).toContain("DE123456789")
  })

  it("shows amount and address of each delivery station (rule law.summary)", async () => {
    const stations = [
      { amount: 4000, address },
      { amount: 2000, address: { ...address, street: "Amselweg", deliveryNote: "Tor rechts" } }
    ]
    const text = await sheet({ stations, calculation: { ...order.calculation, stations: 2 } })
    expect(text).toContain("6.000 kg an 2 Lieferstellen")
    expect(text).toContain("Lieferstelle 1 4.000 kg Erika Muster Lindenweg 7")
    expect(text).toContain("Lieferstelle 2 2.000 kg Erika Muster Amselweg 7")
    expect(text).toContain("Tor rechts")
    const shares = [...text.matchAll(/Anteil am Gesamtpreis ([\d.]+),(\d\d)/gu)].map(
      ([, whole = "", cents = ""]) => Number(whole.replaceAll(".", "") + cents)
    )
    expect(shares).toHaveLength(2)
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(
      Math.round((offer.goodsPrice + offer.fees.reduce((sum, fee) => sum + fee.amount, 0)) * 100)
    )
  })

  it("names the seller's ENplus number for all kinds of pellets, and for nothing else", async () => {
    const seller = { ...offer.seller, enplusId: "DE 310" }
    const named = await Promise.all(
      [20, 21, 23, 27, 28, 25, 26, 29, 1].map(async (productId) => {
        const text = await sheet({ offer: { ...offer, seller, productId } })
        return text.includes("ENplus-Nummer DE 310") ? [productId] : []
      })
    )
    expect(named.flat()).toEqual([20, 21, 23, 27, 28])
  })

  it("names the weight of a Big Bag and of a pallet of sacks (rule offer.like-with-like)", async () => {
    const weightOf = async (productGroupId: 4 | 6, productId: number, palletBags: Offer["palletBags"]) =>
      sheet({
        calculation: { ...order.calculation, productGroupId, amount: 2 },
        offer: { ...offer, productId, palletBags }
      })
    expect(await weightOf(6, 27, null)).toContain("Gewicht je Palette 1.000 kg")
    expect(await weightOf(4, 23, { size: 15, count: 66 })).toContain("Gewicht je Palette 990 kg")
    expect(await sheet()).not.toContain("Gewicht je Palette")
  })

  it("is a receipt without links to change it", async () => {
    const html = await renderedIn("de", <SummarySheet order={order} company="Markt GmbH" />)
    expect(textOf(html)).toContain("Sie haben verbindlich bei Brennstoffe 100000 GmbH bestellt")
    expect(html).not.toContain("ändern")
  })
})
