import { expect, it } from "vitest"
import { offerOf } from "../../../model-tests/data/offers.ts"
import { emptyAddress } from "../address/address.ts"
import type { Offer } from "../offer/offer.ts"
import { orderLines, totalOf } from "./lines.ts"

const priced: Offer = {
  ...offerOf("a", 100_000),
  goodsPrice: 1000.01,
  fees: [{ key: "BlowingIn", name: "Einblaspauschale", amount: 30, perStation: true }]
}
const address = (street: string) => ({
  ...emptyAddress(1, "80331"),
  street,
  houseNumber: "7",
  city: "München"
})

it("the price of the goods is divided among the stations by amount, to the cent", () => {
  const lines = orderLines(priced, "Holzpellets", [
    { amount: 2000, address: address("Lindenweg") },
    { amount: 1000, address: address("Amselweg") }
  ])
  expect(lines.map(({ line, kind, label, amountCents }) => [line, kind, label, amountCents])).toEqual([
    [1, "Goods", "Holzpellets, Lieferstelle 1: 2000, Lindenweg 7, 80331 München", 66_667],
    [2, "Goods", "Holzpellets, Lieferstelle 2: 1000, Amselweg 7, 80331 München", 33_334],
    [3, "BlowingIn", "Einblaspauschale", 3000]
  ])
  expect(totalOf(lines)).toBe(103_001)
})

it("there is one line of goods for one place", () => {
  expect(orderLines(priced, "Holzpellets").map(({ line, kind, label }) => [line, kind, label])).toEqual([
    [1, "Goods", "Holzpellets"],
    [2, "BlowingIn", "Einblaspauschale"]
  ])
})

it("a station shows the parts of its address that are known", () => {
  const [first, second] = orderLines(priced, "Holzpellets", [
    { amount: 2000, address: { ...address("Lindenweg"), houseNumber: "", city: "" } },
    { amount: 1000, address: { ...address(""), houseNumber: "", zipCode: "", city: "" } }
  ])
  expect(first?.label).toBe("Holzpellets, Lieferstelle 1: 2000, Lindenweg, 80331")
  expect(second?.label).toBe("Holzpellets, Lieferstelle 2: 1000")
})
