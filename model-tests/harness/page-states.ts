import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from "xstate"
import type { Tour } from "./drive.ts"
import { branchesOf, nameOf, nodesOf } from "./machine-parts.ts"

/** A state that is left by itself as soon as it is entered: nobody ever sees it. */
const isPassing = (node: AnyStateNode): boolean =>
  (node.always ?? []).some(({ guard }) => guard === undefined)

/**
 * The states of a machine that its page should show on tours and does not: a person can bring them about, since a way
 * into them is not excluded, and no tour so much as passes through them within one gesture.
 */
export const unseenStates = <TMachine extends AnyStateMachine>(
  { machine, excluded }: { readonly machine: TMachine; readonly excluded: Readonly<Record<string, string>> },
  tours: ReadonlyArray<Tour<TMachine>>,
  /** Transitions that no tour takes. */
  missing: ReadonlyArray<string>
): ReadonlyArray<string> => {
  const snapshots = tours.flatMap(({ begin, stops }) => [
    begin,
    ...stops.flatMap(({ heard, snapshot }) => [heard, snapshot])
  ])
  const seen = new Set(
    snapshots.flatMap((snapshot) => (snapshot as AnyMachineSnapshot)._nodes.map(({ id }) => id))
  )
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
        // the end of one region may end all of them at once
        (node.type === "final" ? transition.target?.includes(node) === true : from === node)
    )
  return nodesOf(machine)
    .filter((node) => !seen.has(node.id) && !isPassing(node) && isEntered(node) && !isPassed(node))
    .map(({ id }) => id)
}
