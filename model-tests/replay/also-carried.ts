import type { AnyEventObject } from "xstate"

/**
 * What events of real pages also carry, by the id of their machine. A walk needs one right value of each kind; a person
 * goes from one right value to another, which for some machines is another way.
 */
export const alsoCarried: Readonly<Record<string, ReadonlyArray<AnyEventObject>>> = {
  calculator: [
    { type: "amount.change", text: "7000" },
    { type: "zip.change", zip: "10115" },
    { type: "address.changed", query: { zipCode: "10115", amount: 6000 } },
    { type: "address.changed", query: { zipCode: "80331", amount: 7000 } }
  ]
}
