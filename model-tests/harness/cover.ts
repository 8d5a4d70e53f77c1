import { type AnyMachineSnapshot, type AnyStateMachine, type AnyStateNode, createActor } from "xstate"
import { coverageOf } from "./coverage.ts"
import { figuresOf } from "./figures.ts"
import { delayEvents, hushed } from "./machine-parts.ts"
import { type Happening, keyOfSituation, mapOf } from "./map.ts"
import type { Promises, Situation } from "./explore.ts"

/**
 * Limits happenings to the states that handle them: an event is left out where no active state has a transition for it.
 */
const heardOnly = (events: ReadonlyArray<Happening>): ReadonlyArray<Happening> =>
  events.map(({ when, ...event }) => ({
    type: event.type,
    parts: [event],
    when: (snapshot) =>
      snapshot._nodes.some((node: AnyStateNode) => node.transitions.has(event.type)) &&
      (when?.(snapshot) ?? true)
  }))

/**
 * Takes every edge of a machine's map once, without walking to it from the start each time as `explore` does: for
 * machines with many situations, and for machines that are tested in one combination after another.
 */
export const cover = <TMachine extends AnyStateMachine>(
  original: TMachine,
  situation: Situation<TMachine>,
  promises: Promises<TMachine>
) => {
  const machine = hushed(original)
  const coverage = coverageOf(machine)
  const happenings = heardOnly([...situation.events, ...delayEvents(machine)])
  const keyOf = keyOfSituation(situation)
  const broken = new Set<string>()
  let steps = 0
  const check = (snapshot: AnyMachineSnapshot, event: Happening | undefined) => {
    coverage.stand(snapshot)
    for (const [promise, holds] of Object.entries(promises))
      if (!holds(snapshot as Parameters<typeof holds>[0], event?.parts?.[0]))
        broken.add(`${promise}: ${event?.type ?? "the start"} leads to ${keyOf(snapshot)}`)
  }
  const known = new Set<string>()
  const maps = situation.inputs.flatMap((input) => {
    const actor = createActor(machine, { input, inspect: coverage.inspect }).start()
    const begin: AnyMachineSnapshot = actor.getSnapshot()
    check(begin, undefined)
    actor.stop()
    // situations reached from another initial state have already been covered
    if (known.has(keyOf(begin))) return []
    const map = mapOf(machine, input, happenings, keyOf, [], (before, event, after, heard) => {
      steps++
      coverage.during(before, event.type, () => heard.forEach(coverage.inspect))
      check(after, event)
    })
    for (const key of [map.start, ...[...map.edges.values()].flat().map(({ to }) => to)]) known.add(key)
    return [{ input, ...map }]
  })
  return {
    broken: [...broken].slice(0, 5),
    missing: figuresOf(original, [coverage.taken()]).missing,
    taken: coverage.taken(),
    steps,
    maps
  }
}
