import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Calculation } from "../src/domain/calculation.ts"
import { counted } from "../src/domain/calculator/upselling-count.ts"
import { calculatorMachine } from "../src/machines/calculator.machine.ts"
import { simpleCalculatorMachine } from "../src/machines/simple-calculator.machine.ts"
import { listOf, pellets } from "./data/offers.ts"
import { longRun, partOf } from "../scripts/test/long-runs.ts"
import { stage } from "./harness/stage.ts"

const seed = 20_261_121
const wholeRuns = 10_000
const runs = longRun(wholeRuns, 200)

/** Something a visitor does, an answer to any call so far (late, twice, out of order), or time. */
const deed = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant("answer" as const),
      // the last call, or one before it
      before: fc.constantFrom(0, 0, 1, 2),
      how: fc.constantFrom("well", "well", "well", "badly")
    })
  },
  fc.record({ kind: fc.constant("zip" as const), text: fc.constantFrom("80331", "10115", "803", "") }),
  fc.record({ kind: fc.constant("amount" as const), text: fc.constantFrom("6000", "7000", "999", "") }),
  fc.record({
    kind: fc.constant("click" as const),
    choice: fc.constantFrom(
      { kind: "option", choice: { id: 110 } },
      { kind: "option", choice: { id: 108 } },
      { kind: "certification", id: 1 },
      { kind: "ordering", ordering: 2 }
    )
  }),
  fc.record({ kind: fc.constant("press" as const) }),
  fc.record({ kind: fc.constant("back" as const), amount: fc.constantFrom(6000, 3000) }),
  fc.record({ kind: fc.constant("wait" as const), milliseconds: fc.constantFrom(1, 50, 1499, 1500, 5000) })
)
const story = fc.array(deed, { minLength: 5, maxLength: 30 })
type Deed = typeof deed extends fc.Arbitrary<infer Value> ? Value : never

const idOf = (calculation: Calculation): string => JSON.stringify(calculation)

describe("whatever comes between", () => {
  const page = () =>
    stage(calculatorMachine, {
      countryId: 1,
      productGroupId: 3,
      query: { zipCode: "80331", amount: 6000 },
      data: pellets,
      list: null,
      source: "DEFAULT"
    })

  const perform = async (calculator: ReturnType<typeof page>, deed: Deed) => {
    switch (deed.kind) {
      case "zip":
        return calculator.send({ type: "zip.change", zip: deed.text })
      case "amount":
        return calculator.send({ type: "amount.change", text: deed.text })
      case "click":
        return calculator.send({ type: "choice.make", choice: deed.choice })
      case "press":
        return calculator.send({ type: "calculation.start" })
      case "back":
        return calculator.send({ type: "address.changed", query: { zipCode: "80331", amount: deed.amount } })
      case "wait":
        return calculator.wait(deed.milliseconds)
      case "answer": {
        const asked = calculator.asked("calculate")
        if (asked.length === 0) return
        const index = Math.max(0, asked.length - 1 - deed.before)
        if (deed.how === "badly") return calculator.fail("calculate", index)
        // the answer carries its question, so that a stale one gives itself away
        const list = listOf([idOf(asked[index] as Calculation)])
        return calculator.answer("calculate", { kind: "calculated", list }, index)
      }
    }
  }

  it("a list is never shown under other wishes than its own", async () => {
    let shown = 0
    await fc.assert(
      fc.asyncProperty(story, async (deeds) => {
        const calculator = page()
        await calculator.answer("recallConfiguration", {})
        for (const each of deeds) {
          await perform(calculator, each)
          const { context } = calculator.snapshot()
          const id = context.list?.items[0]?.id
          if (id === undefined) continue
          shown += 1
          if (
            id !== idOf(counted(context.calculation, pellets)) ||
            context.amount !== context.calculation.amount
          )
            return false
        }
        return true
      }),
      { seed, numRuns: runs }
    )
    console.log(`calculator: ${partOf(runs, wholeRuns, "stories")}, ${shown} lists`)
    expect(shown, "lists were shown at all").toBeGreaterThan(runs)
  })

  it("nobody leaves the simple form with another place than the one that was found served", async () => {
    let left = 0
    await fc.assert(
      fc.asyncProperty(story, async (deeds) => {
        const form = stage(simpleCalculatorMachine, { countryId: 1, target: "LOOSE", zip: "80331" }, [
          "openOffers"
        ])
        for (const each of deeds) {
          if (each.kind === "zip") form.send({ type: "zip.change", zip: each.text })
          if (each.kind === "amount") form.send({ type: "amount.change", text: each.text })
          if (each.kind === "press" || each.kind === "click") form.send({ type: "search.start" })
          if (each.kind === "wait") form.wait(each.milliseconds)
          const asked = form.asked("zipCheck") as ReadonlyArray<{ readonly zip: string }>
          if (each.kind !== "answer" || asked.length === 0) continue
          const index = Math.max(0, asked.length - 1 - each.before)
          // 80331 is served, 10115 is not
          await form.answer("zipCheck", asked[index]?.zip === "80331" ? "served" : "unserved", index)
        }
        left += form.told("openOffers").length
        return form.told("openOffers").every((to) => JSON.stringify(to).includes('"zipCode":"80331"'))
      }),
      { seed, numRuns: runs }
    )
    console.log(`simple form: ${partOf(runs, wholeRuns, "stories")}, left ${left} times`)
    expect(left, "the form was left at all").toBeGreaterThan(runs / 100)
  })
})
