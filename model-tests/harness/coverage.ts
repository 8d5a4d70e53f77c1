import type { AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition, InspectionEvent } from "xstate"
import { type Branches, branchesOf, mayRefuse, nameOf, nodesOf, refusalOf } from "./machine-parts.ts"

/** What walks have taken of a machine, by name, so that several walks can be added up. */
export interface Taken {
  /** Ids of the states that a walk stood in or passed through. */
  readonly states: ReadonlySet<string>
  readonly transitions: ReadonlySet<string>
  /** Guarded lists that led nowhere. */
  readonly refusals: ReadonlySet<string>
  /** Ids of the states in which something could happen next. */
  readonly rested: ReadonlySet<string>
}

/** Notes what walks take of a machine: every transition, every branch, and every refusal of a guarded list. */
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

  /** What a state inside has taken, its own guards were never asked about. */
  const wasTakenBelow = ({ node, event }: Branches): boolean =>
    [...now].some(
      ({ source, eventType }) => eventType === event && source !== node && source.id.startsWith(`${node.id}.`)
    )

  /** One event and what it did: a guarded list of an active state that led nowhere was refused. */
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
    /** Where a step has led. */
    stand: (snapshot: AnyMachineSnapshot) => {
      for (const node of snapshot._nodes) stood.add(node)
    },
    taken
  }
}
