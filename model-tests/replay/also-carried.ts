import type { AnyEventObject } from "xstate"

/**
 * Additional payloads of events on real pages, by machine id. A walk needs only one valid value of each kind; a user
 * also changes from one valid value to another, which is a different path in some machines.
 */
export const alsoCarried: Readonly<Record<string, ReadonlyArray<AnyEventObject>>> = {
  calculator: [
    { type: "amount.change", text: "7000" },
    { type: "zip.change", zip: "10115" },
    { type: "address.changed", query: { zipCode: "10115", amount: 6000 } },
    { type: "address.changed", query: { zipCode: "80331", amount: 7000 } }
  ]
}
