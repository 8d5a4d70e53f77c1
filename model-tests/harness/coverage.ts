import type { AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition, InspectionEvent } from "xstate"
import { type Branches, branchesOf, mayRefuse, nameOf } from "./machine-parts.ts"

/** What walks have taken of a machine: every transition, every branch, and every refusal of a guarded list. */
export const coverageOf = (machine: AnyStateMachine) => {
  const branches = branchesOf(machine)
  const taken = new Set<AnyTransitionDefinition>()
  const refused = new Set<Branches>()
  const rested = new Set<Branches["node"]>()
  const refusable = branches.filter(mayRefuse)
  let now: ReadonlySet<AnyTransitionDefinition> = new Set()

  const inspect = (event: InspectionEvent) => {
    if (event.type !== "@xstate.microstep") return
    now = new Set([...now, ...event._transitions])
    for (const transition of event._transitions) taken.add(transition)
  }

  /** One event and what it did: a guarded list of an active state that led nowhere was refused. */
  const during = (before: AnyMachineSnapshot, event: string, send: () => void) => {
    now = new Set()
    for (const node of before._nodes) rested.add(node)
    send()
    for (const each of refusable)
      if (
        (each.event === event || each.event === "") &&
        before._nodes.includes(each.node) &&
        !each.list.some((transition) => now.has(transition))
      )
        refused.add(each)
  }

  const all = branches.flatMap((each) => each.list.map((transition) => ({ each, transition })))

  return {
    inspect,
    during,
    total: all.length,
    takenCount: () => all.filter(({ transition }) => taken.has(transition)).length,
    untaken: () =>
      all.flatMap(({ each, transition }) => (taken.has(transition) ? [] : [nameOf(each, transition)])),
    unrefused: () =>
      refusable.flatMap((each) =>
        // a state that is only passed through is left by another way, or not entered
        refused.has(each) || (each.event === "" && !rested.has(each.node))
          ? []
          : [`${each.node.id} --${each.event === "" ? "always" : each.event}--> refused`]
      )
  }
}
