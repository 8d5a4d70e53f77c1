import { expect, it } from "vitest"
import { walks } from "../../../model-tests/every-machine/walks.ts"
import { readChart } from "../chart/read-chart.ts"
import { allWords } from "./all.ts"
import { missingWords } from "./missing.ts"

it.each(walks.map(({ machine }) => [machine.id, machine] as const))(
  "says what each state and event of %s means, and nothing else",
  (id, machine) => {
    expect(missingWords(readChart(machine), allWords[id])).toEqual([])
  }
)

it("has words for machines alone", () => {
  const machines = walks.map(({ machine }) => machine.id)
  expect(Object.keys(allWords).filter((id) => !machines.includes(id))).toEqual([])
})

it("names what has no words, what is no sentence and what is about nothing", () => {
  const walk = walks.find(({ machine }) => machine.id === "orderStart")
  if (walk === undefined) throw new Error("There is no orderStart")
  const chart = readChart(walk.machine)
  const words = allWords["orderStart"]
  if (words === undefined) throw new Error("orderStart has no words")
  const { ready: _, ...states } = words.states
  const events = { ...words.events, "order.start": "Started", "order.stop": "Nobody can." }
  expect(missingWords(chart, { ...words, states, events })).toEqual([
    "state without a sentence: ready",
    "event without a sentence: order.start",
    "words for no event: order.stop"
  ])
  expect(missingWords(chart, undefined)).toEqual([
    "no words for orderStart: write them in its folder of model-tests"
  ])
})
