import * as fc from "fast-check"
import { it } from "vitest"
import type { Calculation } from "../../src/domain/options/calculation.ts"
import { counted } from "../../src/domain/calculator/upselling-count.ts"
import { calculatorMachine } from "../../src/machines/calculator.machine.ts"
import { answerOrWait, inWords } from "../data/late-answers.ts"
import { listOf, pellets } from "../data/offers.ts"
import { stage } from "../harness/stage.ts"
import { BrokenPromise, playStories, type Step } from "../harness/story.ts"

const choices = {
  "loose delivery by day": { kind: "option", choice: { id: 110 } },
  "another truck": { kind: "option", choice: { id: 108 } },
  "a certification": { kind: "certification", id: 1 },
  "another order of the list": { kind: "ordering", ordering: 2 }
} as const

/** A visitor's action, a response to any earlier call (late, twice, out of order), or elapsed time. */
const actions = fc.oneof(
  ...answerOrWait([1, 50, 1499, 1500, 5000]),
  fc.record({ kind: fc.constant("zip" as const), text: fc.constantFrom("80331", "10115", "803", "") }),
  fc.record({ kind: fc.constant("amount" as const), text: fc.constantFrom("6000", "7000", "999", "") }),
  fc.record({
    kind: fc.constant("click" as const),
    on: fc.constantFrom(...(Object.keys(choices) as ReadonlyArray<keyof typeof choices>))
  }),
  fc.record({ kind: fc.constant("press" as const) }),
  fc.record({ kind: fc.constant("back" as const), amount: fc.constantFrom(6000, 3000) })
)
type Action = typeof actions extends fc.Arbitrary<infer Value> ? Value : never

const idOf = (calculation: Calculation): string => JSON.stringify(calculation)

const page = () =>
  stage(calculatorMachine, {
    countryId: 1,
    productGroupId: 3,
    query: { zipCode: "80331", amount: 6000 },
    data: pellets,
    list: null,
    source: "DEFAULT"
  })

const stepOf =
  (calculator: ReturnType<typeof page>) =>
  (action: Action): Step | undefined => {
    switch (action.kind) {
      case "zip":
        return {
          says: `the zip is "${action.text}"`,
          act: () => calculator.send({ type: "zip.change", zip: action.text })
        }
      case "amount":
        return {
          says: `the amount is "${action.text}"`,
          act: () => calculator.send({ type: "amount.change", text: action.text })
        }
      case "click":
        return {
          says: `${action.on} is chosen`,
          act: () => calculator.send({ type: "choice.make", choice: choices[action.on] })
        }
      case "press":
        return {
          says: "it is asked to calculate",
          act: () => calculator.send({ type: "calculation.start" })
        }
      case "back":
        return {
          says: `the browser goes back to ${action.amount} kg`,
          act: () =>
            calculator.send({ type: "address.changed", query: { zipCode: "80331", amount: action.amount } })
        }
      case "wait":
        return { says: `${action.milliseconds} ms pass`, act: () => calculator.wait(action.milliseconds) }
      case "answer": {
        const asked = calculator.asked("calculate")
        if (asked.length === 0) return undefined
        const index = Math.max(0, asked.length - 1 - action.before)
        const says = inWords("calculation", index, action.how)
        if (action.how === "badly") return { says, act: () => calculator.fail("calculate", index) }
        // the response contains its request, so that the test can recognise an outdated one
        const list = listOf([idOf(asked[index] as Calculation)])
        return {
          says,
          act: () => calculator.answer("calculate", { kind: "calculated", validFor: 1_800_000, list }, index)
        }
      }
    }
  }

it("a list is only ever shown with the choices that it was calculated for", () =>
  playStories({
    name: "calculator-answers",
    setting: fc.constant(null),
    actions,
    length: { minLength: 5, maxLength: 30 },
    happens: { "lists shown": 1 },
    begin: async (_, note) => {
      const calculator = page()
      await calculator.answer("recallConfiguration", {})
      return {
        step: stepOf(calculator),
        keep: () => {
          const { list, calculation, amount } = calculator.snapshot().context
          const id = list?.items[0]?.id
          if (id === undefined) return
          note("lists shown")
          const promised = "a list is shown under its own wishes alone"
          const wished = idOf(counted(calculation, pellets))
          if (id !== wished) throw new BrokenPromise(promised, `the list of ${id} stands under ${wished}`)
          if (amount !== calculation.amount)
            throw new BrokenPromise(promised, `a list for ${calculation.amount} kg stands under "${amount}"`)
        }
      }
    }
  }))
