import { describe, expect, it } from "vitest"
import { chosenFaults } from "./choice.ts"
import { faults } from "./faults.ts"

describe("the selection of planted faults", () => {
  const names = (...wishes: ReadonlyArray<string>) =>
    chosenFaults(faults, wishes).chosen.map(({ name }) => name)

  it("contains all faults, one by its name, or those of a machine", () => {
    expect(chosenFaults(faults, []).chosen).toEqual(faults)
    expect(names("429-ignored", "other-users-tab-not-reloading", "jitter dropped")).toEqual([
      "jitter dropped",
      "429 ignored",
      "other user's tab not reloading"
    ])
    expect(names("registration")).toContain("guest without an order")
    expect(names("registration", "guest-without-an-order")).toEqual(names("registration"))
  })

  it("reports unknown names", () => {
    expect(chosenFaults(faults, ["429-ignored", "430 ignored", "", "toString"]).unknown).toEqual([
      "430 ignored",
      "",
      "toString"
    ])
  })
})
