import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition
} from "xstate"
import { fromPromise } from "xstate"

/** Replaces the machine's ports by ones that never respond, so that only the walk decides which events occur. */
export const hushed = <TMachine extends AnyStateMachine>(
  machine: TMachine,
  called: (port: string) => void = () => {}
): TMachine => {
  const silence = (port: string) =>
    fromPromise(() => {
      called(port)
      return new Promise(() => {})
    })
  const ports = Object.keys(machine.implementations.actors)
  const quiet: AnyStateMachine = machine.provide({
    actors: Object.fromEntries(ports.map((name) => [name, silence(name)]))
  })
  return quiet as TMachine
}

const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === "object" && value !== null && "root" in value

/**
 * Returns the machines that a file exports. Machines for lists of any type are exported as functions that create them;
 * these functions are called.
 */
export const machinesIn = (exported: Readonly<Record<string, unknown>>): ReadonlyArray<AnyStateMachine> =>
  Object.entries(exported)
    .map(([name, value]) =>
      typeof value === "function" && name.endsWith("Machine") ? (value as () => unknown)() : value
    )
    .filter(isMachine)

const nodesBelow = (node: AnyStateNode): ReadonlyArray<AnyStateNode> => [
  node,
  ...Object.values<AnyStateNode>(node.states).flatMap(nodesBelow)
]

export const nodesOf = (machine: AnyStateMachine): ReadonlyArray<AnyStateNode> => nodesBelow(machine.root)

/** The branches of a state for an event ("" for eventless transitions): a guarded list in its order. */
export interface Branches {
  readonly node: AnyStateNode
  readonly event: string
  readonly list: ReadonlyArray<AnyTransitionDefinition>
}

export const branchesOf = (machine: AnyStateMachine): ReadonlyArray<Branches> =>
  nodesOf(machine).flatMap((node) => [
    ...[...node.transitions].map(([event, list]) => ({ node, event, list })),
    ...(node.always === undefined ? [] : [{ node, event: "", list: node.always }])
  ])

const targets = (transition: AnyTransitionDefinition): string =>
  transition.target?.map((node) => node.id).join(", ") ?? "(stays)"

export const nameOf = ({ node, event, list }: Branches, transition: AnyTransitionDefinition): string =>
  `${node.id} --${event === "" ? "always" : event}[${list.indexOf(transition)}]--> ${targets(transition)}`

export const transitionNames = (machine: AnyStateMachine): ReadonlyArray<string> =>
  branchesOf(machine).flatMap((each) => each.list.map((transition) => nameOf(each, transition)))

/** Returns the name of a taken transition; `undefined` for the initial transition, which belongs to no state. */
export const nameOfTaken = (transition: AnyTransitionDefinition): string | undefined => {
  const node = transition.source
  const event = String(transition.eventType)
  const list = event === "" ? node.always : node.transitions.get(event)
  return list?.includes(transition) === true ? nameOf({ node, event, list }, transition) : undefined
}

/** Returns whether all branches are guarded, so that the event may also have no effect. */
export const mayRefuse = ({ list }: Branches): boolean =>
  list.every((transition) => transition.guard !== undefined)

/** Returns the name for the case that no branch of a guarded list is taken. */
export const refusalOf = ({ node, event }: Branches): string =>
  `${node.id} --${event === "" ? "always" : event}--> refused`

/** Returns an event for the end of every named delay. */
export const delayEvents = (machine: AnyStateMachine): ReadonlyArray<AnyEventObject> =>
  branchesOf(machine).flatMap(({ event }) => (event.startsWith("xstate.after.") ? [{ type: event }] : []))

export const isFromMachinery = (event: AnyEventObject): boolean => event.type.startsWith("xstate.")

/**
 * Returns whether an event is possible: visitors may send anything at any time; a port responds, and a delay ends, only
 * in a state that waits for it.
 */
export const isPlausible = (snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean =>
  !isFromMachinery(event) || snapshot._nodes.some((node: AnyStateNode) => node.transitions.has(event.type))
