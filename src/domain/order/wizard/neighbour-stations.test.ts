import { describe, expect, it } from "vitest"
import { type Address, emptyAddress } from "../../address/address.ts"
import { roughCalculation } from "../../calculator/begin-calculation.ts"
import { neighbourPlaces, shownNeighbourLine, withNeighbourLine, withStation } from "./neighbour-stations.ts"
import { type StationsForm, stationsFormOf } from "./stations.ts"

const home: Address = { ...emptyAddress(1, "80331"), street: "Lindenweg", houseNumber: "7", city: "München" }
const orderTo = (zips: ReadonlyArray<string>) => ({
  calculation: {
    ...roughCalculation(1, 3, { zipCode: "80331", amount: 8000 }),
    stations: zips.length,
    points: zips.map((zipCode) => ({ zipCode, amount: 2000 }))
  },
  stations: null,
  deliveryAddress: home
})
const order = orderTo(["80331", "80331", "80331", "80331"])
const opened = stationsFormOf(order)
const typed = (line: string, form: StationsForm = opened, of = order) => withNeighbourLine(form, line, of)
const fields = ({ stations }: StationsForm) =>
  stations.slice(1).map(({ address }) => `${address?.lastName} ${address?.houseNumber}`.trim())
const shown = (form: StationsForm) => shownNeighbourLine(form, neighbourPlaces(order))
/** Changes fields of a station by hand. */
const byHand = (form: StationsForm, place: number, change: Partial<Address>) => {
  const entry = form.stations[place] ?? { amount: null, address: null }
  const address = entry.address ?? emptyAddress(1, "80331")
  return withStation(form, place, { ...entry, address: { ...address, ...change } }, order)
}

describe("the stations that one line fills in (rule order.stations)", () => {
  it("are those after the first, at least two, with the postal code of the delivery address", () => {
    expect(neighbourPlaces(order)).toEqual([1, 2, 3])
    expect(neighbourPlaces(orderTo(["80331", "80331", "80333", "80331"]))).toEqual([1, 3])
    expect(neighbourPlaces(orderTo(["80331", "80331", "80333"]))).toEqual([])
    expect(neighbourPlaces({ ...order, deliveryAddress: null })).toEqual([])
  })

  it("get names and numbers in order, and keep street, place and amount", () => {
    const form = typed("Huber 14, Maier 16 a, Schulz 18")
    expect(fields(form)).toEqual(["Huber 14", "Maier 16 a", "Schulz 18"])
    expect(form.stations[2]).toEqual({
      amount: 2000,
      address: {
        ...emptyAddress(1, "80331"),
        street: "Lindenweg",
        city: "München",
        lastName: "Maier",
        houseNumber: "16 a"
      }
    })
    expect(form.stations[0]?.address).toBeNull()
  })

  it("leave out a station with another postal code", () => {
    const mixed = orderTo(["80331", "80331", "80333", "80331"])
    expect(fields(typed("Huber 14, Maier 16", stationsFormOf(mixed), mixed))).toEqual([
      "Huber 14",
      "",
      "Maier 16"
    ])
  })

  it("stay empty if the line has fewer names; surplus names are kept in the line", () => {
    expect(fields(typed("Huber 14"))).toEqual(["Huber 14", "", ""])
    const more = typed("Huber 14, Maier 16, Schulz 18, Vogel 20")
    expect(fields(more)).toEqual(["Huber 14", "Maier 16", "Schulz 18"])
    expect(shown(more)).toBe("Huber 14, Maier 16, Schulz 18, Vogel 20")
    expect(shown(byHand(more, 1, { houseNumber: "15" }))).toBe("Huber 15, Maier 16, Schulz 18, Vogel 20")
  })

  it("follow the line when a part is removed", () => {
    expect(fields(typed("Huber 14", typed("Huber 14, Maier 16")))).toEqual(["Huber 14", "", ""])
    expect(fields(typed("", typed("Huber 14")))).toEqual(["", "", ""])
  })
})

describe("a field typed after the line (rule order.stations)", () => {
  it("takes precedence, and the line shows it", () => {
    const form = byHand(typed("Huber 14, Maier 16"), 1, { houseNumber: "15" })
    expect(fields(form)).toEqual(["Huber 15", "Maier 16", ""])
    expect(shown(form)).toBe("Huber 15, Maier 16")
    expect(fields(typed("Huber 15, Maier 16, Schulz 18", form))).toEqual([
      "Huber 15",
      "Maier 16",
      "Schulz 18"
    ])
  })

  it("is unchanged while another part of the line is typed", () => {
    const form = byHand(typed("Huber 14, Maier 16"), 1, { lastName: "Huber, Hof", houseNumber: "Haus 3" })
    expect(shown(form)).toBe("Huber Hof Haus 3, Maier 16")
    expect(fields(typed(`${shown(form)} b`, form))).toEqual(["Huber, Hof Haus 3", "Maier 16 b", ""])
  })

  it("does not change the line if the line does not fill it in", () => {
    const form = typed("Huber 14 ,Maier")
    expect(shown(byHand(form, 1, { firstName: "Nora" }))).toBe("Huber 14 ,Maier")
    expect(
      shown(withStation(form, 1, { amount: 1, address: form.stations[1]?.address ?? null }, order))
    ).toBe("Huber 14 ,Maier")
  })

  it("creates the line from saved stations", () => {
    expect(shown(opened)).toBe("")
    expect(shown(byHand(opened, 2, { lastName: "Maier" }))).toBe("–, Maier")
    expect(shown({ stations: typed("Huber 14, Maier 16 a").stations })).toBe("Huber 14, Maier 16 a")
  })
})
