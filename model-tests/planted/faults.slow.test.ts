import { existsSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { root } from "../../tools/run-tool.ts"
import { chosenFaults, wordOf } from "./choice.ts"
import { faults } from "./faults.ts"
import { timesFound } from "./plant.ts"

/** The faults that have to be among them, whatever else is planted. */
const asked = {
  session: [
    "refresh after expiry only",
    "jitter dropped",
    "429 ignored",
    "other user's tab not reloading",
    "logout route not cleared"
  ],
  calculator: [
    "stale answer accepted",
    "amount at the limit refused",
    "two options of a group selected",
    "default offers mixed in",
    "restored product not reset"
  ],
  registration: ["guest without an order", "unknown variant accepted"],
  order: [
    "step weight swapped",
    "stations step with one station",
    "inaccessible step shown",
    "second key on retry",
    "changed price not acknowledged"
  ],
  cancellation: ["dirty cleared before the answer", "clean rows saved", "failed row forgotten"]
}

describe("the planted faults", () => {
  it("are the twenty, each at its machine", () => {
    const twenty = Object.entries(asked).flatMap(([machine, names]) =>
      names.map((name) => `${machine}: ${name}`)
    )
    expect(twenty).toHaveLength(20)
    expect(faults.map(({ machine, name }) => `${machine}: ${name}`)).toEqual(expect.arrayContaining(twenty))
  })

  it("have names that tell them apart, also as they are typed", () => {
    expect(new Set(faults.map(wordOf)).size).toBe(faults.length)
    expect(faults.map(wordOf).filter((word) => !/^[a-z0-9-]+$/u.test(word))).toEqual([])
  })

  it.each(faults)("$machine: $name replaces a text that stands once, and has its judges", (fault) => {
    expect(timesFound(fault)).toBe(1)
    expect(fault.by).not.toBe(fault.text)
    expect(fault.judges).not.toEqual([])
    // paths that were generated from a machine take the changed one for right
    expect(fault.judges.filter((file) => file.endsWith(".model.test.ts"))).toEqual([])
    expect(fault.judges.filter((file) => !existsSync(join(root, file)))).toEqual([])
  })
})

describe("a choice of them", () => {
  const names = (...wishes: ReadonlyArray<string>) =>
    chosenFaults(faults, wishes).chosen.map(({ name }) => name)

  it("is all of them, one by its name, or those of a machine", () => {
    expect(chosenFaults(faults, []).chosen).toEqual(faults)
    expect(names("429-ignored", "other-users-tab-not-reloading", "jitter dropped")).toEqual([
      "jitter dropped",
      "429 ignored",
      "other user's tab not reloading"
    ])
    expect(names("registration")).toEqual(expect.arrayContaining(asked.registration))
    expect(names("registration", "guest-without-an-order")).toEqual(names("registration"))
  })

  it("says what it does not know", () => {
    expect(chosenFaults(faults, ["429-ignored", "430 ignored", "", "toString"]).unknown).toEqual([
      "430 ignored",
      "",
      "toString"
    ])
  })
})
