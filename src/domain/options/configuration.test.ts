import { describe, expect, it } from "vitest"
import type { ProductGroupId } from "../product/product-group.ts"
import { configurationOf } from "./configuration.ts"

const pellets = configurationOf(1, 3)

describe("the response of init (rule calculator.choices)", () => {
  it("contains the option groups in the order of the order query, numbered and named", () => {
    const groups = (groupId: ProductGroupId) =>
      configurationOf(1, groupId).groups.map(({ id, key, name }) => [id, key, name])
    const [deadline, time, payment, truck, tube, date] = [
      [1, "MaxDelivery", "Lieferfrist"],
      [2, "DeliveryTime", "Lieferzeit"],
      [3, "Payment", "Zahlungsart"],
      [4, "TruckSize", "Lkw-Zugang"],
      [5, "TubeLength", "Schlauchlänge"],
      [6, "DesiredDate", "Wunschtermin"]
    ]
    for (const groupId of [1, 2, 3, 5, 10] as const)
      expect(groups(groupId)).toEqual([deadline, time, payment, truck, tube, date])
    for (const groupId of [4, 6, 7, 8, 9] as const)
      expect(groups(groupId), "no hose").toEqual([deadline, time, payment, truck, date])
  })

  it("has the first option of each group selected, which is not an upselling", () => {
    for (const { parameters } of pellets.groups)
      expect(parameters.map(({ selected, isUpselling }) => [selected, selected && isUpselling])).toEqual(
        parameters.map((_, at) => [at === 0, false])
      )
  })

  it("marks as upselling what costs more or binds the buyer longer", () => {
    const upselling = pellets.groups.flatMap(({ parameters }) =>
      parameters.flatMap(({ id, isUpselling }) => (isUpselling ? [id] : []))
    )
    expect(upselling).toEqual([110, 111, 132, 133, 45, 128, 129, 160, 161, 141])
  })

  it("describes an option with all its fields", () => {
    const parameter = (id: number) =>
      pellets.groups.flatMap(({ parameters }) => parameters).find((each) => each.id === id)
    const plain = { subText: "", desiredDate: null, isNew: false, selected: false }
    expect(parameter(128)).toEqual({
      ...plain,
      id: 128,
      key: "TruckBig",
      name: "Nur Lkw ohne Anhänger",
      shortName: "Ohne Anhänger",
      displayName: "Nur Lkw ohne Anhänger",
      infoText: "",
      modifier: -1,
      modifiers: [],
      isUpselling: true,
      hasSubItems: false,
      useIcon: true,
      iconKey: "truck",
      blackList: []
    })
    expect(parameter(45)).toMatchObject({ ...plain, modifier: 6, modifiers: [6, 9, 12, 18] })
    expect(parameter(141)).toMatchObject({
      ...plain,
      hasSubItems: true,
      useIcon: false,
      iconKey: null,
      blackList: [110, 111]
    })
  })

  it("has products, stations, certifications, settings and blowing of the group", () => {
    expect(pellets).toMatchObject({ countryId: 1, productGroupId: 3, productId: 20 })
    expect(pellets.products).toEqual([
      {
        id: 20,
        name: "Holzpellets lose",
        shortName: "Holzpellets lose",
        selected: true,
        isUpselling: false
      },
      { id: 21, name: "Premium-Holzpellets", shortName: "Premium", selected: false, isUpselling: true }
    ])
    expect(pellets.stationList).toEqual([
      { id: 1, name: "1 Lieferstelle" },
      { id: 2, name: "2 Lieferstellen" },
      { id: 3, name: "3 Lieferstellen" },
      { id: 4, name: "4 Lieferstellen" },
      { id: 5, name: "5 Lieferstellen" }
    ])
    expect(pellets.productCertificationList).toEqual([
      { id: 1, name: "ENplus A1", iconKey: null },
      { id: 2, name: "DINplus", iconKey: null },
      { id: 4, name: "ENplus A2", iconKey: null },
      { id: 6, name: "Blauer Engel", iconKey: null }
    ])
    expect(pellets.productSettingList).toEqual([{ id: 1, key: "AppointmentPlus", name: "Termin Plus" }])
    expect(pellets.looseBlowingProcessList).toEqual([{ id: 1, name: "Staubarmes Einblasen mit Absaugung" }])
    expect(configurationOf(1, 10).looseBlowingProcessList).toHaveLength(1)
    expect(configurationOf(1, 4).looseBlowingProcessList).toEqual([])
    expect(pellets.limits).toEqual({ min: 1000, bulkMin: 1000, max: 20_000, initial: 6000 })
  })

  it("has certificates and declared qualities for wood only, by the group's standards", () => {
    const names = (groupId: ProductGroupId) =>
      configurationOf(1, groupId).productCertificationList.map(({ id, name }) => `${id} ${name}`)
    for (const groupId of [1, 2, 5] as const) expect(names(groupId)).toEqual([])
    for (const groupId of [4, 6] as const) expect(names(groupId)).toEqual(names(3))
    expect(names(7).slice(-2), "behind what dealers declare").toEqual(["31 PEFC", "32 FSC"])
    expect(names(8)).toEqual(["41 DINplus", "31 PEFC"])
    expect(names(9)).toEqual(["51 ISO 17225-4 A1", "52 ISO 17225-4 A2"])
    expect(names(10)).toEqual(["11 ENplus B", "12 ISO 17225-2 I3"])
  })

  it("has pallets of sacks only for pellets in sacks, none above 1 050 kg (rule product.pallet-bags)", () => {
    const bags = configurationOf(2, 4).palletBagList
    expect(bags.map(({ size, count }) => `${count} x ${size}`)).toEqual([
      "48 x 15",
      "65 x 15",
      "66 x 15",
      "70 x 15",
      "96 x 10"
    ])
    for (const { size, count } of bags) {
      expect(size * count).toBeGreaterThanOrEqual(720)
      expect(size * count).toBeLessThanOrEqual(1050)
    }
    for (const groupId of [1, 2, 3, 5, 6, 7, 8, 9, 10] as const)
      expect(configurationOf(2, groupId).palletBagList).toEqual([])
  })
})
