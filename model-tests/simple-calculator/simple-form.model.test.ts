import * as fc from "fast-check"
import { it } from "vitest"
import { simpleCalculatorMachine } from "../../src/machines/simple-calculator.machine.ts"
import { answerOrWait, inWords } from "../data/late-answers.ts"
import { type Stage, stage } from "../harness/stage.ts"
import { BrokenPromise, playStories, type Step } from "../harness/story.ts"

const actions = fc.oneof(
  ...answerOrWait([1, 50, 1499, 1500, 5000]),
  fc.record({ kind: fc.constant("zip" as const), text: fc.constantFrom("80331", "10115", "803", "") }),
  fc.record({ kind: fc.constant("amount" as const), text: fc.constantFrom("6000", "7000", "999", "") }),
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("press" as const) }) }
)
type Action = typeof actions extends fc.Arbitrary<infer Value> ? Value : never

const stepOf =
  (form: Stage<typeof simpleCalculatorMachine>) =>
  (action: Action): Step | undefined => {
    switch (action.kind) {
      case "zip":
        return {
          says: `the zip is "${action.text}"`,
          act: () => form.send({ type: "zip.change", zip: action.text })
        }
      case "amount":
        return {
          says: `the amount is "${action.text}"`,
          act: () => form.send({ type: "amount.change", text: action.text })
        }
      case "press":
        return { says: "the offers are asked for", act: () => form.send({ type: "search.start" }) }
      case "wait":
        return { says: `${action.milliseconds} ms pass`, act: () => form.wait(action.milliseconds) }
      case "answer": {
        const asked = form.asked("zipCheck") as ReadonlyArray<{ readonly zip: string }>
        if (asked.length === 0) return undefined
        const index = Math.max(0, asked.length - 1 - action.before)
        const says = inWords(`the check of "${asked[index]?.zip}", number`, index, action.how)
        if (action.how === "badly") return { says, act: () => form.fail("zipCheck", index) }
        // 80331 is served, 10115 is not
        const served = asked[index]?.zip === "80331" ? "served" : "unserved"
        return { says, act: () => form.answer("zipCheck", served, index) }
      }
    }
  }

it("the simple form only opens the offers of a place that was found to be served", () =>
  playStories({
    name: "simple-form",
    setting: fc.constant(null),
    actions,
    length: { minLength: 5, maxLength: 30 },
    happens: { "times left": 0.1 },
    begin: (_, note) => {
      const form = stage(simpleCalculatorMachine, { countryId: 1, target: "LOOSE", zip: "80331" }, [
        "openOffers"
      ])
      let left = 0
      return {
        step: stepOf(form),
        keep: () => {
          const opened = form.effects("openOffers")
          note("times left", opened.length - left)
          left = opened.length
          const other = opened.find((to) => !JSON.stringify(to).includes('"zipCode":"80331"'))
          if (other !== undefined)
            throw new BrokenPromise("offers are opened for a served place", JSON.stringify(other))
        }
      }
    }
  }))
