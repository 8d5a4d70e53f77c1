import type { SnapshotFrom } from "xstate"
import { changedRows } from "../../../src/domain/editing/edited-rows.ts"
import { type addressesMachine, keys, type ListName, listNames, lists } from "./rows.ts"
import type { AddressesScreen } from "./screen.ts"
import type { Gesture } from "../harness/paths-of.ts"

type Snapshot = SnapshotFrom<typeof addressesMachine>

/** The key of an address that was begun; the page gives it one of its own, which is not shown. */
export const newKey = "new"

export const isOpen = (at: Snapshot) => at.matches("open")
export const rowOf = (at: Snapshot, key: string) => at.context.rows.find((row) => row.key === key)

/** What has to be saved, spelled shortly. */
export const changes = (at: Snapshot): string =>
  changedRows(at.context.rows)
    .map(({ change, value }) => `${change} ${value.address.street} ${value.address.houseNumber}`.trim())
    .join(", ")
export const mine = "Modified Ahornweg 1a"
export const gone = "Deleted Ahornweg 1"

export const isAdded = (at: Snapshot) => rowOf(at, newKey) !== undefined
export const isDeleted = (at: Snapshot) => rowOf(at, keys.ahorn)?.change === "Deleted"
export const isUnsaved = (at: Snapshot) => isOpen(at) && changes(at) !== ""
/** Whether the server is known to have this list. */
export const knows = (at: Snapshot, name: ListName): boolean => {
  const known = at.context.rows.filter(({ server }) => server !== null)
  const list = lists[name]
  return (
    known.length === list.length &&
    known.every(({ id, version }) => list.some((row) => row.id === id && row.version === version))
  )
}

/** The list that the server is known to have after a step: gestures of one name do the same. */
export const knownIn = ({ snapshot }: Parameters<Gesture<AddressesScreen>["act"]>[1]) => {
  const name = listNames.find((each) => knows(snapshot as Snapshot, each))
  if (name === undefined) throw new Error("The list is unknown")
  return lists[name]
}
