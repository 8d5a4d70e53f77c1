import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from "xstate"
import type { Tour } from "./drive.ts"
import { branchesOf, nameOf, nodesOf } from "./machine-parts.ts"

/** A state that is left by itself as soon as it is entered: nobody ever sees it. */
const isPassing = (node: AnyStateNode): boolean =>
  (node.always ?? []).some(({ guard }) => guard === undefined)

/**
 * Which states of a machine are seen on tours through its page, and which are not though a person can bring them about:
 * there is a way into them that is not excluded.
 */
export const statesOf = <TMachine extends AnyStateMachine>(
  { machine, excluded }: { readonly machine: TMachine; readonly excluded: Readonly<Record<string, string>> },
  tours: ReadonlyArray<Tour<TMachine>>
): { readonly seen: ReadonlySet<string>; readonly unseen: ReadonlyArray<string> } => {
  const snapshots = tours.flatMap(({ begin, stops }) => [
    begin,
    ...stops.flatMap(({ heard, snapshot }) => [heard, snapshot])
  ])
  const seen = new Set(
    snapshots.flatMap((snapshot) => (snapshot as AnyMachineSnapshot)._nodes.map(({ id }) => id))
  )
  const ways = branchesOf(machine)
    .flatMap((each) => each.list.map((transition) => ({ name: nameOf(each, transition), transition })))
    .filter(({ name }) => !Object.hasOwn(excluded, name))
  const isEntered = (node: AnyStateNode): boolean =>
    ways.some(({ transition }) => transition.target?.some((target) => target === node) === true)
  return {
    seen,
    unseen: nodesOf(machine)
      .filter((node) => !seen.has(node.id) && !isPassing(node) && isEntered(node))
      .map(({ id }) => id)
  }
}
