import { afterAll, describe, expect, it } from "vitest"
import { zipCheckMachine } from "../src/machines/zip-check.machine.ts"
import { done, explore, fails } from "./harness/walk.ts"

describe("every way through zipCheck", () => {
  const { broken, untaken, unrefused, summary } = explore(zipCheckMachine, {
    inputs: [{ countryId: 1, zip: "80331" }],
    events: [
      done("recallVerdict", "served"),
      done("recallVerdict", "unknown"),
      fails("recallVerdict"),
      done("checkZip", "served"),
      done("checkZip", "unserved"),
      fails("checkZip")
    ],
    sees: ({ value }) => value
  })

  it("keeps its promises", () => {
    expect(
      broken({
        "an end has the verdict that its state names, the way there has none": ({ status, output, value }) =>
          output === (status === "done" ? value : undefined)
      })
    ).toEqual([])
  })

  it("leaves no transition and no refusal untaken", () => {
    expect(untaken()).toEqual([])
    expect(unrefused()).toEqual([])
  })

  afterAll(() => console.log(summary()))
})
