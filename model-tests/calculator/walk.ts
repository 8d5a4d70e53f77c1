import { isSameCalculation } from "../../src/domain/calculator/begin-calculation.ts"
import { wishProblems } from "../../src/domain/calculator/problems.ts"
import { type CalculatorInput, calculatorMachine } from "../../src/machines/calculator.machine.ts"
import { calculationOf, listOf, pellets } from "../data/offers.ts"
import { walkOf } from "../harness/machine-walk.ts"
import { done, fails } from "../harness/explore.ts"

const fresh: CalculatorInput = {
  countryId: 1,
  productGroupId: 3,
  query: {},
  data: null,
  list: null,
  source: "DEFAULT"
}
const rendered: CalculatorInput = {
  ...fresh,
  query: { zipCode: "80331", amount: 6000 },
  data: pellets,
  list: listOf(["a"])
}
const blackout: CalculatorInput = { ...fresh, data: pellets }

export const calculatorWalk = walkOf(calculatorMachine, {
  ways: {
    everywhere: {
      inputs: [fresh, rendered, blackout],
      events: [
        ...["80331", "8033", ""].map((zip) => ({ type: "zip.change", zip })),
        ...["999", "6000", "20001", ""].map((text) => ({ type: "amount.change", text })),
        { type: "choice.make", choice: { kind: "certification", id: 1 } },
        { type: "choice.make", choice: { kind: "option", choice: { id: 9999 } } },
        { type: "configuration.reset" },
        { type: "calculation.start" },
        { type: "calculation.retry" },
        { type: "address.changed", query: { zipCode: "80331", amount: 6000 } },
        { type: "address.changed", query: {} },
        { type: "wishes.recalled", wishes: {} },
        { type: "wishes.recalled", wishes: { stations: 2 } },
        { type: "configuration.changed", zipCode: "80331", amount: 6000 },
        { type: "offer.select", offerId: "a" },
        { type: "offer.select", offerId: "a1" },
        { type: "offer.order", offerId: "a" },
        { type: "offer.order", offerId: "z" },
        done("recallConfiguration", {}),
        done("recallConfiguration", { zipCode: "10115" }),
        fails("recallConfiguration"),
        done("fetchConfiguration", pellets),
        fails("fetchConfiguration"),
        done("calculate", { kind: "calculated", validFor: 1_800_000, list: listOf(["a"]) }),
        done("calculate", { kind: "calculated", validFor: 1_800_000, list: listOf(["a"], true) }),
        done("calculate", { kind: "calculated", validFor: 1_800_000, list: listOf([]) }),
        done("calculate", { kind: "refused", problems: [{ field: "amount", code: "invalid" }] }),
        fails("calculate"),
        done("zipCheck", "served"),
        done("zipCheck", "unserved"),
        done("zipCheck", "uncheckable"),
        fails("zipCheck"),
        done("countryHint", [3]),
        done("countryHint", []),
        fails("countryHint")
      ],
      sees: ({ value, context }) => [
        value,
        context.calculation.zipCode,
        context.amount,
        // the wishes themselves do not matter here, only whether they equal the wishes in the other URL
        isSameCalculation(context.calculation, calculationOf()),
        context.list?.items[0]?.selected,
        context.data === null,
        context.stored.zipCode,
        // the value is only read once, on the transition to `ready`
        typeof value === "object" && "ready" in value ? 0 : Object.keys(context.said).length
      ]
    }
  },
  promises: {
    "a list stands only where it was calculated": (snapshot) =>
      (snapshot.context.list !== null) === snapshot.matches({ ready: "calculated" }),
    "nothing wrong is calculated": (snapshot) =>
      !(snapshot.matches({ ready: "calculating" }) || snapshot.matches({ ready: "calculated" })) ||
      wishProblems(snapshot.context.calculation, snapshot.context.amount).length === 0,
    "exactly one option a group": (snapshot) =>
      !snapshot.matches("ready") ||
      pellets.groups.every(
        ({ parameters }) =>
          snapshot.context.calculation.parameters.filter(({ id }) =>
            parameters.some((each) => each.id === id)
          ).length === 1
      ),
    "what the server refused is shown where it is refused": (snapshot) =>
      snapshot.context.refusals.length > 0 === snapshot.matches({ ready: { blocked: "refused" } }),
    "a hint stands beside a place that is nothing here": (snapshot) =>
      snapshot.context.hint.length === 0 ||
      snapshot.matches({ ready: { blocked: "zipInvalid" } }) ||
      snapshot.matches({ ready: { calculated: { empty: "unserved" } } })
  }
})
