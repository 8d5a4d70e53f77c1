import type { SnapshotFrom } from "xstate"
import { changedRows } from "../../../src/domain/editing/edited-rows.ts"
import { type addressesMachine, keys, type ListName, listNames, lists } from "./rows.ts"
import type { AddressesScreen } from "./screen.ts"
import type { Gesture } from "../harness/paths-of.ts"

type Snapshot = SnapshotFrom<typeof addressesMachine>

/** Key of a newly added address in this test. The page assigns a different key, which it does not show. */
export const newKey = "new"

export const isOpen = (at: Snapshot) => at.matches("open")
export const rowOf = (at: Snapshot, key: string) => at.context.rows.find((row) => row.key === key)

/** Returns the unsaved changes in short notation. */
export const changes = (at: Snapshot): string =>
  changedRows(at.context.rows)
    .map(({ change, value }) => `${change} ${value.address.street} ${value.address.houseNumber}`.trim())
    .join(", ")
export const mine = "Modified Ahornweg 1a"
export const gone = "Deleted Ahornweg 1"

export const isAdded = (at: Snapshot) => rowOf(at, newKey) !== undefined
export const isDeleted = (at: Snapshot) => rowOf(at, keys.ahorn)?.change === "Deleted"
export const isUnsaved = (at: Snapshot) => isOpen(at) && changes(at) !== ""
/** Returns whether the rows that the page has received from the server equal this list. */
export const knows = (at: Snapshot, name: ListName): boolean => {
  const known = at.context.rows.filter(({ server }) => server !== null)
  const list = lists[name]
  return (
    known.length === list.length &&
    known.every(({ id, version }) => list.some((row) => row.id === id && row.version === version))
  )
}

/**
 * Returns the list that the server should contain, from the page's view, after a step. It is read from the step's
 * snapshot, because gestures with the same name share one action.
 */
export const knownIn = ({ snapshot }: Parameters<Gesture<AddressesScreen>["act"]>[1]) => {
  const name = listNames.find((each) => knows(snapshot as Snapshot, each))
  if (name === undefined) throw new Error("The list is unknown")
  return lists[name]
}
