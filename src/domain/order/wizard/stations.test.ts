import { describe, expect, it } from "vitest"
import { type Address, emptyAddress } from "../../address/address.ts"
import { roughCalculation } from "../../calculator/begin-calculation.ts"
import {
  evenAmounts,
  orderedStations,
  type StationEntry,
  stationsFormOf,
  stationsFormProblems
} from "./stations.ts"

const home: Address = {
  ...emptyAddress(1, "80331"),
  firstName: "Erika",
  lastName: "Muster",
  street: "Lindenweg",
  houseNumber: "7",
  city: "München",
  phone: "+49 89 654321",
  companyName: "Muster GmbH"
}
const at = (street: string, rest: Partial<Address> = {}): Address => ({
  ...home,
  companyName: "",
  phone: "",
  street,
  ...rest
})
const calculation = { ...roughCalculation(1, 3, { zipCode: "80331", amount: 6000 }), stations: 3 }
const order = { calculation, deliveryAddress: home }
const right: ReadonlyArray<StationEntry> = [
  { amount: 3000, address: null },
  { amount: 2000, address: at("Amselweg") },
  { amount: 1000, address: at("Finkenweg") }
]
const wrong = (change: Readonly<Record<number, Partial<StationEntry>>>, within = order) =>
  stationsFormProblems(
    { stations: right.map((entry, place) => ({ ...entry, ...change[place] })) },
    within
  ).map(({ field, code }) => `${field} ${code}`)

describe("the stations step (rule order.stations)", () => {
  it("accepts amounts that add up at different addresses", () => {
    expect(wrong({})).toEqual([])
  })

  it("requires every station, and no further ones", () => {
    expect(stationsFormProblems({ stations: right.slice(0, 2) }, order)).toEqual([
      { field: "stations", code: "invalid" }
    ])
  })

  it("checks every amount against the limits of a household", () => {
    expect(wrong({ 1: { amount: null } })).toEqual(["stations.1.amount amountRequired"])
    expect(wrong({ 0: { amount: 4001 }, 2: { amount: 999 }, 1: { amount: 1000 } })).toEqual([
      "stations.2.amount amountMin"
    ])
    expect(wrong({ 0: { amount: 20_001 } })).toEqual(["stations.0.amount amountMax"])
  })

  it("requires the exact amount of the order", () => {
    expect(wrong({ 0: { amount: 3001 } })).toEqual(["stations sumDiffers"])
    expect(wrong({ 0: { amount: 2999 } })).toEqual(["stations sumDiffers"])
  })

  it("requires a complete address that the price is valid for", () => {
    expect(wrong({ 1: { address: null } })).toEqual(["stations.1.address.street required"])
    expect(wrong({ 1: { address: at("Amselweg", { city: " ", zipCode: "80333" }) } })).toEqual([
      "stations.1.address.city required",
      "stations.1.address.zipCode zipDiffers"
    ])
    expect(wrong({ 1: { address: at("Amselweg", { zipCode: "" }) } })).toEqual([
      "stations.1.address.zipCode required"
    ])
    expect(wrong({ 1: { address: at("Amselweg", { countryId: 2, zipCode: "1010" }) } })).toEqual([
      "stations.1.address.countryId countryDiffers",
      "stations.1.address.zipCode zipDiffers"
    ])
  })

  it("checks each station of a bulk order against its point's postal code", () => {
    const points = [
      { zipCode: "80331", amount: 3000 },
      { zipCode: "80333", amount: 2000 },
      { zipCode: "80331", amount: 1000 }
    ]
    const bulk = { ...order, calculation: { ...calculation, points } }
    expect(wrong({}, bulk)).toEqual(["stations.1.address.zipCode zipDiffers"])
    expect(wrong({ 1: { address: at("Amselweg", { zipCode: "80333" }) } }, bulk)).toEqual([])
    expect(wrong({ 1: { address: at("Lindenweg", { zipCode: "80333" }) } }, bulk), "of another zip").toEqual(
      []
    )
  })

  it("accepts a company only at the first station", () => {
    expect(wrong({ 2: { address: at("Finkenweg", { companyName: "Muster GmbH" }) } })).toEqual([
      "stations.2.address.companyName companyNotAllowed"
    ])
  })

  it("requires the name at the door and no first name of a neighbour", () => {
    expect(wrong({ 1: { address: at("Amselweg", { firstName: "" }) } })).toEqual([])
    expect(wrong({ 1: { address: at("Amselweg", { firstName: "", lastName: "" }) } })).toEqual([
      "stations.1.address.lastName required"
    ])
  })

  it("requires the house number of a neighbour in the street of the delivery address", () => {
    const street = { ...home, companyName: "", street: "Am Zwinger" }
    const within = { ...order, deliveryAddress: street }
    const untouched = at("Am Zwinger", { houseNumber: "" })
    const lacking = (place: number) => `stations.${place}.address.houseNumber required`
    expect(wrong({ 1: { address: untouched }, 2: { address: untouched } }, within)).toEqual([
      lacking(1),
      lacking(2)
    ])
    expect(wrong({ 1: { address: at("Am Zwinger", { houseNumber: "4" }) } }, within)).toEqual([])
    expect(wrong({ 1: { address: at("Lindenweg", { houseNumber: "" }) } }), "once").toEqual([lacking(1)])
    expect(wrong({ 1: { address: at("Hof Sonnenberg", { houseNumber: "" }) } }, within)).toEqual([])
  })

  it("accepts each address only once", () => {
    expect(wrong({ 1: { address: at("LINDENWEG") } })).toEqual(["stations.1.address.street addressTwice"])
    expect(wrong({ 2: { address: at("Amselweg") } })).toEqual(["stations.2.address.street addressTwice"])
    expect(wrong({ 1: { address: at("Lindenweg", { addition: "Hinterhaus" }) } })).toEqual([])
  })
})

describe("the stations of an order", () => {
  it("are none for an order with one place", () => {
    expect(orderedStations(null, { ...order, calculation: { ...calculation, stations: 1 } })).toEqual([])
  })

  it("start with the delivery address as the first one", () => {
    const stations = right.map(({ amount, address }) => ({ amount: amount ?? 0, address }))
    expect(orderedStations(stations, order)?.map(({ amount, address }) => [amount, address.street])).toEqual([
      [3000, "Lindenweg"],
      [2000, "Amselweg"],
      [1000, "Finkenweg"]
    ])
    const [, ...others] = stations
    const moved = [{ amount: 3000, address: at("Anderswo") }, ...others]
    expect(orderedStations(moved, order)?.[0]?.address, "as the address step says").toEqual(home)
    expect(orderedStations(stations, { ...order, deliveryAddress: null })).toBeUndefined()
    expect(orderedStations(null, order)).toBeUndefined()
    expect(orderedStations(stations.slice(1), order)).toBeUndefined()
  })

  it("are the saved ones, the bulk order's points, or an even division", () => {
    const deliveryAddress = null
    const amounts = (form: ReturnType<typeof stationsFormOf>) => form.stations.map(({ amount }) => amount)
    const stations = right.map(({ amount, address }) => ({ amount: amount ?? 0, address }))
    expect(stationsFormOf({ calculation, stations, deliveryAddress })).toEqual({ stations })
    expect(
      amounts(
        stationsFormOf({
          calculation: { ...calculation, amount: 6001 },
          stations: null,
          deliveryAddress
        })
      )
    ).toEqual([2001, 2000, 2000])
    const points = [4000, 1000, 1000].map((amount) => ({ zipCode: "80333", amount }))
    const opened = stationsFormOf({ calculation, stations: null, deliveryAddress }, () => ["München"])
    expect(opened.stations.map(({ address }) => address?.city)).toEqual([undefined, "München", "München"])
    const either = stationsFormOf({ calculation, stations: null, deliveryAddress }, () => [
      "Dachau",
      "Etzenhausen"
    ])
    expect(either.stations.map(({ address }) => address?.city)).toEqual([undefined, "", ""])
    const bulk = stationsFormOf({
      calculation: { ...calculation, points },
      stations: stations.slice(1),
      deliveryAddress
    })
    expect(amounts(bulk)).toEqual([4000, 1000, 1000])
    expect(bulk.stations[1]?.address).toMatchObject({ zipCode: "80333", city: "" })
    expect(bulk.stations[0]?.address).toBeNull()
  })

  it("start with street and place of the delivery address if the postal code is the same", () => {
    const points = ["80331", "80331", "80333"].map((zipCode) => ({ zipCode, amount: 2000 }))
    const { stations } = stationsFormOf(
      { calculation: { ...calculation, points }, stations: null, deliveryAddress: home },
      () => ["Dachau", "Etzenhausen"]
    )
    expect(stations.map(({ address }) => address)).toEqual([
      null,
      { ...emptyAddress(1, "80331"), street: "Lindenweg", city: "München" },
      emptyAddress(1, "80333")
    ])
  })

  it("divide an amount without remainder", () => {
    expect(evenAmounts({ amount: 7, stations: 3 })).toEqual([3, 2, 2])
  })
})
