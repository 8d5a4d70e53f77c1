import { zipCheckMachine } from "../../src/machines/zip-check.machine.ts"
import { walkOf } from "../harness/machine-walk.ts"
import { done, fails } from "../harness/explore.ts"

export const zipCheckWalk = walkOf(zipCheckMachine, {
  ways: {
    everywhere: {
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
    }
  },
  promises: {
    "an end has the verdict that its state names, the way there has none": ({ status, output, value }) =>
      output === (status === "done" ? value : undefined)
  }
})
