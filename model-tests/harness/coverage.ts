import type { AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition, InspectionEvent } from "xstate"
import { type Branches, branchesOf, mayRefuse, nameOf, nodesOf, refusalOf } from "./machine-parts.ts"

/** The parts of a machine that walks have covered, by name; the results of several walks can be combined. */
export interface Taken {
  /** Ids of the states in which a walk stopped or through which it passed. */
  readonly states: ReadonlySet<string>
  readonly transitions: ReadonlySet<string>
  /** Guarded transition lists of which no branch was taken. */
  readonly refusals: ReadonlySet<string>
  /** Ids of the states in which an event was possible. */
  readonly rested: ReadonlySet<string>
}

/** Records the coverage of a machine: every transition, every branch, and every refusal of a guarded list. */
export const coverageOf = (machine: AnyStateMachine) => {
  const branches = branchesOf(machine)
  const transitions = new Set<AnyTransitionDefinition>()
  const refused = new Set<Branches>()
  const rested = new Set<Branches["node"]>()
  const stood = new Set<Branches["node"]>()
  const refusable = branches.filter(mayRefuse)
  let now: ReadonlySet<AnyTransitionDefinition> = new Set()

  const inspect = (event: InspectionEvent) => {
    if (event.type !== "@xstate.microstep") return
    now = new Set([...now, ...event._transitions])
    for (const transition of event._transitions) transitions.add(transition)
  }

  /** Returns whether a child state has taken the event, so that the guards of this state were never evaluated. */
  const wasTakenBelow = ({ node, event }: Branches): boolean =>
    [...now].some(
      ({ source, eventType }) => eventType === event && source !== node && source.id.startsWith(`${node.id}.`)
    )

  /** Records one event and its effect: a guarded list of an active state without a taken branch counts as refused. */
  const during = (before: AnyMachineSnapshot, event: string, send: () => void) => {
    now = new Set()
    for (const node of before._nodes) rested.add(node)
    send()
    for (const each of refusable)
      if (
        (each.event === event || each.event === "") &&
        before._nodes.includes(each.node) &&
        !each.list.some((transition) => now.has(transition)) &&
        !wasTakenBelow(each)
      )
        refused.add(each)
  }

  const taken = (): Taken => {
    const ofMachine = branches.flatMap((each) =>
      each.list.flatMap((transition) => (transitions.has(transition) ? [{ each, transition }] : []))
    )
    const passed = new Set(ofMachine.map(({ each }) => each.node))
    return {
      states: new Set(
        nodesOf(machine).flatMap((node) =>
          stood.has(node) || rested.has(node) || passed.has(node) ? [node.id] : []
        )
      ),
      transitions: new Set(ofMachine.map(({ each, transition }) => nameOf(each, transition))),
      refusals: new Set([...refused].map(refusalOf)),
      rested: new Set([...rested].map(({ id }) => id))
    }
  }

  return {
    inspect,
    during,
    /** Records the states after a step. */
    stand: (snapshot: AnyMachineSnapshot) => {
      for (const node of snapshot._nodes) stood.add(node)
    },
    taken
  }
}
