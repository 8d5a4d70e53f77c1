import { afterAll, describe, expect, it } from "vitest"
import { simpleCalculatorMachine } from "../src/machines/simple-calculator.machine.ts"
import { done, explore, fails } from "./harness/walk.ts"

describe("every way through simpleCalculator", () => {
  const { broken, untaken, unrefused, summary } = explore(simpleCalculatorMachine, {
    inputs: [
      { countryId: 1, target: "LOOSE", zip: "", locationTasks: "pending" },
      { countryId: 2, target: "PALLET", zip: "", locationTasks: "none" }
    ],
    events: [
      ...["80331", "8033", ""].map((zip) => ({ type: "zip.change", zip })),
      { type: "zip.click" },
      { type: "zip.recheck" },
      { type: "zip.left" },
      ...["499", "500", "32001", ""].map((text) => ({ type: "amount.change", text })),
      { type: "amount.left" },
      { type: "group.choose", groupId: 4 },
      { type: "search.start" },
      { type: "settings.open" },
      { type: "form.deactivated" },
      { type: "page.shown" },
      done("zipCheck", "served"),
      done("zipCheck", "unserved"),
      done("zipCheck", "uncheckable"),
      fails("zipCheck"),
      done("countryHint", [3]),
      done("countryHint", []),
      fails("countryHint")
    ],
    // no other region looks at `touch` and `location`
    sees: ({ value: { filling }, context }) => [
      filling.zip,
      filling.amount,
      filling.hint,
      filling.wish,
      filling.keeping,
      context.zip,
      context.groupId === 4
    ]
  })

  it("keeps its promises", () => {
    expect(
      broken({
        "the zip field holds digits only": ({ context }) => /^\d*$/u.test(context.zip),
        "nobody leaves with a place that is not served": ({ value: { filling } }) =>
          filling.wish !== "leaving" || filling.zip === "served",
        "nobody leaves with an amount we cannot sell": ({ value: { filling } }) =>
          filling.wish !== "leaving" || filling.amount === "right",
        "nobody waits for anything but a running check": ({ value: { filling } }) =>
          filling.wish !== "starting" || filling.zip === "checking",
        "busy means that a check is running": (snapshot) =>
          snapshot.hasTag("busy") === (snapshot.value.filling.zip === "checking"),
        "a hint stands beside a problem": ({ value: { filling } }) =>
          filling.hint !== "hinted" || filling.zip === "malformed" || filling.zip === "unserved",
        "a refusal is told": ({ value: { filling } }) =>
          filling.wish !== "refused" || filling.touch === "touched"
      })
    ).toEqual([])
  })

  it("leaves no transition and no refusal untaken", () => {
    expect(untaken()).toEqual([])
    expect(unrefused()).toEqual([])
  })

  afterAll(() => console.log(summary()))
})
