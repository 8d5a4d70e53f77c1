import { describe, expect, it } from "vitest"
import type { CountryId } from "../place/country.ts"
import type { ProductGroupId } from "../product/product-group.ts"
import { optionsOf } from "./catalogue.ts"
import { configurationOf } from "./configuration.ts"
import { desiredDateId, isBlownIn, isLiquid } from "./option-ids.ts"

const groupIds: ReadonlyArray<ProductGroupId> = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

/**
 * Options of every product group: ids of liquids and of other goods, and the texts shown to buyers (rule option.ids).
 */
const everywhere = [
  [5, 108, "MaxDelivery", "MaxDelivery", "Standardlieferung", "Standard"],
  [6, 109, "MaxDelivery", "MaxDelivery10", "Spätestens in 10 Werktagen", "10 Werktage"],
  [7, 110, "MaxDelivery", "MaxDelivery48h", "Express in 48 Stunden", "48 Stunden"],
  [8, 111, "MaxDelivery", "MaxDelivery24h", "Express in 24 Stunden", "24 Stunden"],
  [24, 131, "DeliveryTime", "DeliveryTimeWholeDay", "Ganztägig, 7 bis 18 Uhr", "Ganztägig"],
  [25, 132, "DeliveryTime", "DeliveryTimeMorning", "Vormittags, 7 bis 12 Uhr", "Vormittags"],
  [26, 133, "DeliveryTime", "DeliveryTimeAfternoon", "Nachmittags, 12 bis 17 Uhr", "Nachmittags"],
  [-2, -18, "Payment", "PaymentAny", "Beliebige Zahlungsart", "Beliebig"],
  [40, 40, "Payment", "PaymentInvoice", "Rechnung", "Rechnung"],
  [42, 42, "Payment", "PaymentSepa", "SEPA-Lastschrift", "Lastschrift"],
  [45, 45, "Payment", "PaymentMonthly", "Monatliche Raten", "Raten"],
  [11, 127, "TruckSize", "TruckBigTrailer", "Lkw mit Anhänger möglich", "Mit Anhänger"],
  [12, 128, "TruckSize", "TruckBig", "Nur Lkw ohne Anhänger", "Ohne Anhänger"],
  [13, 129, "TruckSize", "TruckSmall", "Nur kleiner Lkw", "Kleiner Lkw"],
  [-30, -130, "DesiredDate", "DesiredDateNone", "Kein Wunschtermin", "Kein Wunschtermin"],
  [31, 141, "DesiredDate", "DesiredDate", "Wunschtermin", "Wunschtermin"]
] as const

/**
 * Returns the expected rows of the hose options. Hoses of 40 m are usual for oil, hoses of 30 m for loose pellets;
 * other goods need no hose (rule option.hoses).
 */
const hoses = (ids: readonly [number, number, number], metres: readonly [number, number, number]) =>
  metres.map((length, at) => [
    ids[at],
    "TubeLength",
    `TubeLength${length}m`,
    `Schlauchlänge bis ${length} m`,
    `${length} m`
  ])

const table = (groupId: ProductGroupId) =>
  optionsOf(groupId).map(({ id, group, key, name, shortName }) => [id, group, key, name, shortName])

describe("the available options", () => {
  it("include liquids in three groups, and blowing in only for loose and industrial pellets", () => {
    expect(groupIds.filter(isLiquid)).toEqual([1, 2, 5])
    expect(groupIds.filter(isBlownIn)).toEqual([3, 10])
  })

  it.each(groupIds)("are in group %i those of the table, with hoses for goods that flow", (groupId) => {
    const liquid = [1, 2, 5].includes(groupId)
    expect(table(groupId)).toEqual([
      ...everywhere.map(([ofLiquid, ofSolid, ...words]) => [liquid ? ofLiquid : ofSolid, ...words]),
      ...(liquid ? hoses([9, 14, 15], [40, 60, 80]) : []),
      ...([3, 10].includes(groupId) ? hoses([159, 160, 161], [30, 40, 50]) : [])
    ])
    expect(desiredDateId(groupId)).toBe(liquid ? 31 : 141)
  })

  it.each([1, 3] as const)("have in group %i the fees and contract terms of the dealers' fees", (groupId) => {
    const [tenDays, twoDays, nextDay, date] = groupId === 1 ? [6, 7, 8, 31] : [109, 110, 111, 141]
    const options = optionsOf(groupId)
    const idsBy = (asked: (option: (typeof options)[number]) => boolean) =>
      options.filter(asked).map(({ id }) => id)
    expect(options.flatMap(({ id, fee }) => (fee === undefined ? [] : [[id, fee]]))).toEqual([
      [twoDays, "MaxDelivery"],
      [nextDay, "MaxDelivery"],
      ...(groupId === 1 ? [25, 26] : [132, 133]).map((id) => [id, "DeliveryTime"]),
      ...(groupId === 1 ? [12, 13] : [128, 129]).map((id) => [id, "TruckSize"]),
      [date, "DesiredDate"],
      ...(groupId === 1 ? [14, 15] : [160, 161]).map((id) => [id, "TubeLength"])
    ])
    expect(
      options.flatMap(({ id, withinWorkdays: days }) => (days === undefined ? [] : [[id, days]]))
    ).toEqual([
      [tenDays, 10],
      [twoDays, 2],
      [nextDay, 1]
    ])
    expect(idsBy(({ takesDate }) => takesDate)).toEqual([date])
    // with an express delivery, the buyer cannot choose the day, and vice versa
    expect(options.flatMap(({ id, blackList }) => blackList.map((other) => [id, other]))).toEqual([
      [twoDays, date],
      [nextDay, date],
      [date, twoDays],
      [date, nextDay]
    ])
    expect(options.flatMap(({ id, modifiers }) => (modifiers.length === 0 ? [] : [[id, modifiers]]))).toEqual(
      [[45, [6, 9, 12, 18]]]
    )
    expect(options.flatMap(({ id, iconKey }) => (iconKey === null ? [] : [[id, iconKey]]))).toEqual(
      (groupId === 1 ? [11, 12, 13] : [127, 128, 129]).map((id, at) => [
        id,
        ["truck-trailer", "truck", "truck-small"][at]
      ])
    )
  })

  it("include direct debit and instalments for euros only (rule payment.countries)", () => {
    const payments = (countryId: CountryId) =>
      configurationOf(countryId, 3)
        .groups.find(({ key }) => key === "Payment")
        ?.parameters.map(({ id }) => id)
    expect([payments(1), payments(2), payments(3)]).toEqual([
      [-18, 40, 42, 45],
      [-18, 40, 42, 45],
      [-18, 40]
    ])
  })

  it("state deadlines, days and provisional values at the choice (rules delivery.deadline and payment.final-plan)", () => {
    const text = (id: number) => optionsOf(3).find((option) => option.id === id)?.infoText
    expect(text(108)).toMatch(/Zeitraum.*Angebot/u)
    expect(text(109)).toMatch(/innerhalb von 10 Werktagen/u)
    expect(text(110)).toMatch(/^Bis 15 Uhr bestellt, innerhalb von zwei Werktagen/u)
    expect(text(111)).toMatch(/^Bis 15 Uhr bestellt, am nächsten Werktag/u)
    expect(text(40)).toMatch(/nach der Lieferung/u)
    // direct debits are collected after the delivery (rule payment.after-delivery)
    expect(text(42)).toMatch(/nach der Lieferung von Ihrem Konto/u)
    expect(text(45)).toMatch(/gilt vorläufig bis zur Lieferung/u)
    expect(text(141)).toMatch(/Werktag, 4 bis 30 Werktage nach der Bestellung/u)
    for (const id of [131, 132, 133, -18, 127, 128, 129, -130, 159]) expect(text(id)).toBe("")
  })
})
