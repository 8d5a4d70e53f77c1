import { countryHintMachine } from "../../src/machines/country-hint.machine.ts"
import { walkOf } from "../harness/machine-walk.ts"
import { done, fails } from "../harness/explore.ts"

export const countryHintWalk = walkOf(countryHintMachine, {
  ways: {
    everywhere: {
      inputs: [
        { countryId: 1, zip: "1010" },
        { countryId: 1, zip: "80331" }
      ],
      events: [done("checkZips", [2]), done("checkZips", []), fails("checkZips")],
      sees: ({ value, context }) => [value, context.zip]
    }
  },
  promises: {
    "countries are named only if the server said so": ({ context }, event) =>
      context.countries.length === 0 || event?.type === "xstate.done.actor.checkZips",
    "a code that fits no other country is not asked for": ({ value, context }) =>
      value !== "asking" || context.zip === "1010"
  }
})
