import type { AnyStateMachine } from "xstate"
import type { Taken } from "./coverage.ts"
import { branchesOf, mayRefuse, nameOf, nodesOf, refusalOf } from "./machine-parts.ts"

/** Number of covered items, and of all items. */
export interface Figure {
  readonly taken: number
  readonly total: number
}

export const figureText = ({ taken, total }: Figure): string => `${taken}/${total}`

export interface Figures {
  readonly states: Figure
  readonly transitions: Figure
  /** Transitions in guarded lists, and the refusals of lists in which every branch is guarded. */
  readonly branches: Figure
  readonly delays: Figure
  /** Names of everything that was not covered. */
  readonly missing: ReadonlyArray<string>
}

const union = (walks: ReadonlyArray<Taken>, of: (walk: Taken) => ReadonlySet<string>): ReadonlySet<string> =>
  new Set(walks.flatMap((walk) => [...of(walk)]))

const figure = (names: ReadonlyArray<string>, taken: ReadonlySet<string>): Figure => ({
  taken: names.filter((name) => taken.has(name)).length,
  total: names.length
})

/** Returns the share of a machine that several walks together have covered. */
export const figuresOf = (machine: AnyStateMachine, walks: ReadonlyArray<Taken>): Figures => {
  const states = union(walks, (walk) => walk.states)
  const rested = union(walks, (walk) => walk.rested)
  const taken = new Set([
    ...union(walks, (walk) => walk.transitions),
    ...union(walks, (walk) => walk.refusals)
  ])
  const branches = branchesOf(machine)
  const namesOf = (lists: typeof branches) =>
    lists.flatMap((each) => each.list.map((transition) => nameOf(each, transition)))
  const all = namesOf(branches)
  const guarded = namesOf(branches.filter(({ list }) => list.some(({ guard }) => guard !== undefined)))
  const delays = namesOf(branches.filter(({ event }) => event.startsWith("xstate.after.")))
  const refusals = branches
    .filter(mayRefuse)
    // eventless branches can only be refused in a state in which the machine can rest
    .filter(({ node, event }) => event !== "" || rested.has(node.id))
    .map(refusalOf)
  const places = nodesOf(machine).flatMap(({ id, parent }) => (parent === undefined ? [] : [id]))
  return {
    states: figure(places, states),
    transitions: figure(all, taken),
    branches: figure([...guarded, ...refusals], taken),
    delays: figure(delays, taken),
    missing: [
      ...places.flatMap((id) => (states.has(id) ? [] : [`${id}, where no path stands`])),
      ...[...all, ...refusals].filter((name) => !taken.has(name))
    ]
  }
}
