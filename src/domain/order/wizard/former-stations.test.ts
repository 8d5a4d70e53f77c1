import { describe, expect, it } from "vitest"
import { type Address, emptyAddress } from "../../address/address.ts"
import { stationAddresses, withFormerStations } from "./former-stations.ts"
import { shownNeighbourLine } from "./neighbour-stations.ts"
import type { StationsForm } from "./stations.ts"

const at = (zipCode: string, change: Partial<Address> = {}): Address => ({
  ...emptyAddress(1, zipCode),
  street: "Lindenweg",
  city: "München",
  ...change
})
const huber = at("80331", { lastName: "Huber", houseNumber: "14" })
const maier = at("80331", { lastName: "Maier", houseNumber: "16 a" })
const schulz = at("80333", { street: "Amselweg", lastName: "Schulz", houseNumber: "2" })

const opened = (...zips: ReadonlyArray<string>): StationsForm => ({
  stations: [
    { amount: 3000, address: null },
    ...zips.map((zipCode) => ({ amount: 2000, address: at(zipCode) }))
  ]
})
const streets = ({ stations }: StationsForm) =>
  stations.map(({ amount, address }) => `${amount} ${address?.lastName ?? "–"}`)

describe("the stations of a former order (rule order.former-address)", () => {
  it("are filled in at their postal codes, each once, with the amounts of the new order", () => {
    const form = withFormerStations(opened("80331", "80333", "80331", "80331"), [huber, maier, schulz])
    expect(streets(form)).toEqual(["3000 –", "2000 Huber", "2000 Schulz", "2000 Maier", "2000 "])
    expect(shownNeighbourLine(form, [1, 3, 4])).toBe("Huber 14, Maier 16 a")
  })

  it("are left out if the new order delivers elsewhere", () => {
    expect(streets(withFormerStations(opened("10115"), [huber]))).toEqual(["3000 –", "2000 "])
    expect(withFormerStations(opened("80331"), [])).toEqual(opened("80331"))
  })

  it("include only stations with a typed name or number, and not the delivery address", () => {
    const stations = [{ address: null }, { address: huber }, { address: at("80331") }, { address: schulz }]
    expect(stationAddresses(stations)).toEqual([huber, schulz])
  })
})
