import type { AnyStateMachine, AnyStateNode } from "xstate"
import type { Tour } from "./drive.ts"
import { branchesOf, nameOf, nodesOf } from "./machine-parts.ts"
import { snapshotsOf } from "./tours.ts"

/** Returns whether a state is left automatically as soon as it is entered: such a state is never seen. */
const isPassing = (node: AnyStateNode): boolean =>
  (node.always ?? []).some(({ guard }) => guard === undefined)

/**
 * Returns the problems with the states that tours show on a page: each state that a user can reach (through a
 * transition that is not excluded) must be seen after a gesture. States that are left within the same gesture are
 * listed in `transientStates`, each with the reason; a tour must take a transition out of them.
 */
export const unseenStates = <TMachine extends AnyStateMachine>(
  { machine, excluded }: { readonly machine: TMachine; readonly excluded: Readonly<Record<string, string>> },
  transientStates: Readonly<Record<string, string>>,
  tours: ReadonlyArray<Tour<TMachine>>,
  /** Transitions that no tour takes. */
  missing: ReadonlyArray<string>
): ReadonlyArray<string> => {
  const seen = new Set(tours.flatMap(snapshotsOf).flatMap(({ _nodes }) => _nodes.map(({ id }) => id)))
  const all = branchesOf(machine).flatMap((each) =>
    each.list.map((transition) => ({ name: nameOf(each, transition), node: each.node, transition }))
  )
  const isEntered = (node: AnyStateNode): boolean =>
    all.some(
      ({ name, transition }) => !Object.hasOwn(excluded, name) && transition.target?.includes(node) === true
    )
  const isPassed = (node: AnyStateNode): boolean =>
    all.some(
      ({ name, node: from, transition }) =>
        !missing.includes(name) &&
        // the end of one region may end all regions at once
        (node.type === "final" ? transition.target?.includes(node) === true : from === node)
    )
  const nodes = nodesOf(machine)
  return [
    ...nodes
      .filter((node) => !seen.has(node.id) && !isPassing(node) && isEntered(node))
      .flatMap((node) => {
        if (!Object.hasOwn(transientStates, node.id)) return [`never seen: ${node.id}`]
        return isPassed(node) ? [] : [`not even passed through: ${node.id}`]
      }),
    ...Object.entries(transientStates)
      // `transientStates` contains the states of all machines
      .filter(([id]) => id.startsWith(`${machine.id}.`))
      .flatMap(([id, reason]) => [
        ...(nodes.some((node) => node.id === id)
          ? []
          : [`only transient, but there is no such state: ${id}`]),
        ...(seen.has(id) ? [`only transient, but seen: ${id}`] : []),
        ...(/\S \S.*\.$/su.test(reason) ? [] : [`only transient, without a sentence: ${id}`])
      ])
  ]
}
