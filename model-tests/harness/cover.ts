import { type AnyMachineSnapshot, type AnyStateMachine, type AnyStateNode, createActor } from "xstate"
import { coverageOf } from "./coverage.ts"
import { figuresOf } from "./figures.ts"
import { delayEvents, hushed } from "./machine-parts.ts"
import { type Happening, keyOfSituation, mapOf } from "./map.ts"
import type { Promises, Situation } from "./walk.ts"

/** Happenings of a machine that can happen somewhere: events that no state listens to are left out. */
const heardOnly = (events: ReadonlyArray<Happening>): ReadonlyArray<Happening> =>
  events.map(({ when, ...event }) => ({
    type: event.type,
    parts: [event],
    when: (snapshot) =>
      snapshot._nodes.some((node: AnyStateNode) => node.transitions.has(event.type)) &&
      (when?.(snapshot) ?? true)
  }))

/**
 * Takes every edge of a machine's map once, without walking to it anew each time as `explore` does: for machines of many
 * situations, and for those that are gone through in one combination after another. The machine begins with the first
 * input, from which everything else can be reached; other beginnings lead to situations of that one.
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
  const begins = situation.inputs.map((input) => {
    const actor = createActor(machine, { input, inspect: coverage.inspect }).start()
    const snapshot: AnyMachineSnapshot = actor.getSnapshot()
    check(snapshot, undefined)
    actor.stop()
    return keyOf(snapshot)
  })
  const [map] = situation.inputs.slice(0, 1).map((first) =>
    mapOf(machine, first, happenings, keyOf, [], (before, event, after, heard) => {
      steps++
      coverage.during(before, event.type, () => heard.forEach(coverage.inspect))
      check(after, event)
    })
  )
  if (map === undefined) throw new Error(`${original.id} begins with nothing`)
  const known = new Set([map.start, ...[...map.edges.values()].flat().map(({ to }) => to)])
  const foreign = begins.find((begin) => !known.has(begin))
  if (foreign !== undefined) throw new Error(`${original.id} never comes to where it can begin: ${foreign}`)
  return {
    broken: [...broken].slice(0, 5),
    missing: figuresOf(original, [coverage.taken()]).missing,
    taken: coverage.taken(),
    steps,
    ...map
  }
}
