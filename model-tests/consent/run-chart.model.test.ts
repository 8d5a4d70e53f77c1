import { describe, expect, it } from "vitest"
import { createActor } from "xstate"
import type { ConsentAnswer } from "../../src/domain/consent/answer.ts"
import { consentChart, type ConsentState } from "../../src/machines/consent/consent-chart.ts"
import { type ConsentEvent, type ConsentInput, consentMachine } from "../../src/machines/consent.machine.ts"
import { runChart } from "../../src/services/consent/run-chart.ts"
import { consentEvents, consentInputs } from "./walk.ts"

const longest = 3

/** Returns all sequences of `length` events; shorter sequences are covered as their prefixes. */
const stories = (length: number): ReadonlyArray<ReadonlyArray<ConsentEvent>> =>
  length === 0
    ? [[]]
    : stories(length - 1).flatMap((story) => consentEvents.map((event) => [...story, event]))

const byXState = (input: ConsentInput, story: ReadonlyArray<ConsentEvent>) => {
  const seen: Array<string> = []
  const note = (name: string) => () => {
    seen.push(name)
  }
  const actor = createActor(
    consentMachine.provide({
      actions: {
        dropWithdrawn: note("dropWithdrawn"),
        keepAnswer: note("keepAnswer"),
        tellTabs: note("tellTabs")
      }
    }),
    { input }
  ).start()
  const look = () => {
    const { value, context } = actor.getSnapshot()
    seen.push(`${value} ${context.answer?.granted.join()}`)
  }
  look()
  for (const event of story) {
    actor.send(event)
    look()
  }
  return seen
}

const byOurs = ({ version, answer }: ConsentInput, story: ReadonlyArray<ConsentEvent>) => {
  const seen: Array<string> = []
  let current: ConsentAnswer | undefined = answer
  const note = (name: string) => () => {
    seen.push(name)
  }
  const actor = runChart<ConsentState, ConsentEvent>(
    consentChart,
    {
      guards: { hasNothingToAsk: () => version === "", isAnswered: () => current !== undefined },
      actions: {
        dropWithdrawn: note("dropWithdrawn"),
        keepAnswer: note("keepAnswer"),
        tellTabs: note("tellTabs"),
        takeAnswer: (event) => {
          if ("answer" in event) current = event.answer
        }
      }
    },
    () => {}
  )
  const look = () => seen.push(`${actor.state()} ${current?.granted.join()}`)
  look()
  for (const event of story) {
    actor.send(event)
    look()
  }
  return seen
}

describe("running the chart without XState (decision 078)", () => {
  it.each(consentInputs)(
    "has the same result as XState for every sequence of three events: $version $answer",
    (input) => {
      const told = stories(longest)
      expect(told).toHaveLength(consentEvents.length ** longest)
      for (const story of told) expect(byOurs(input, story)).toEqual(byXState(input, story))
    }
  )

  it("names a missing action", () => {
    const actor = runChart<ConsentState, ConsentEvent>(consentChart, { guards: {}, actions: {} }, () => {})
    const answer = { version: "1sm", at: 0, granted: [] }
    expect(() => actor.send({ type: "answer.give", answer })).toThrow("dropWithdrawn")
  })
})
