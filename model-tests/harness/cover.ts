import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  createActor,
  type InputFrom
} from "xstate"
import { coverageOf } from "./coverage.ts"
import { delayEvents, hushed } from "./machine-parts.ts"
import { type Happening, keyOfSituation, mapOf } from "./map.ts"
import type { Promises, Situation } from "./walk.ts"

interface Coverable<TMachine extends AnyStateMachine> extends Omit<Situation<TMachine>, "inputs" | "events"> {
  /** As in `Situation`; `when` says of one that it cannot happen in every state that listens to it. */
  readonly events: ReadonlyArray<Happening>
  /** With it the machine begins where everything else can be reached from. */
  readonly input: InputFrom<TMachine>
  /** Other beginnings, which lead to situations of the first one. */
  readonly begins: ReadonlyArray<InputFrom<TMachine>>
}

/**
 * Takes every edge of a machine's map once, without walking to it anew each time as `explore` does: for machines that are
 * gone through many times over, in one combination after another. Events that no state listens to are left out.
 */
export const cover = <TMachine extends AnyStateMachine>(
  original: TMachine,
  situation: Coverable<TMachine>,
  promises: Promises<TMachine>
) => {
  const machine = hushed(original)
  const coverage = coverageOf(machine)
  const all: ReadonlyArray<Happening> = [...situation.events, ...delayEvents(machine)]
  const happenings = all.map(({ when, ...event }): Happening => ({
    type: event.type,
    parts: [event],
    when: (snapshot) =>
      snapshot._nodes.some((node: AnyStateNode) => node.transitions.has(event.type)) &&
      (when?.(snapshot) ?? true)
  }))
  const keyOf = keyOfSituation(situation)
  const broken = new Set<string>()
  let steps = 0
  const check = (snapshot: AnyMachineSnapshot, event: Happening | undefined) => {
    for (const [promise, holds] of Object.entries(promises))
      if (!holds(snapshot as Parameters<typeof holds>[0], event?.parts?.[0]))
        broken.add(`${promise}: ${event?.type ?? "the start"} leads to ${keyOf(snapshot)}`)
  }
  for (const input of [situation.input, ...situation.begins]) {
    const actor = createActor(machine, { input, inspect: coverage.inspect }).start()
    check(actor.getSnapshot(), undefined)
    actor.stop()
  }
  mapOf(machine, situation.input, happenings, keyOf, [], (before, event, after, heard) => {
    steps++
    coverage.during(before, event.type, () => heard.forEach(coverage.inspect))
    check(after, event)
  })
  return {
    broken: [...broken].slice(0, 5),
    untaken: coverage.untaken(),
    unrefused: coverage.unrefused(),
    total: coverage.total,
    steps
  }
}
