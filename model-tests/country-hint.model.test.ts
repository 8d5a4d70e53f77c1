import { afterAll, describe, expect, it } from "vitest"
import { countryHintMachine } from "../src/machines/country-hint.machine.ts"
import { done, explore, fails } from "./harness/walk.ts"

describe("every way through countryHint", () => {
  const { broken, untaken, unrefused, summary } = explore(countryHintMachine, {
    inputs: [
      { countryId: 1, zip: "1010" },
      { countryId: 1, zip: "80331" }
    ],
    events: [done("checkZips", [2]), done("checkZips", []), fails("checkZips")],
    sees: ({ value, context }) => [value, context.zip]
  })

  it("keeps its promises", () => {
    expect(
      broken({
        "countries are named only if the server said so": ({ context }, event) =>
          context.countries.length === 0 || event?.type === "xstate.done.actor.checkZips",
        "a code that fits no other country is not asked for": ({ value, context }) =>
          value !== "asking" || context.zip === "1010"
      })
    ).toEqual([])
  })

  it("leaves no transition and no refusal untaken", () => {
    expect(untaken()).toEqual([])
    expect(unrefused()).toEqual([])
  })

  afterAll(() => console.log(summary()))
})
