import type { SnapshotStatus, StateValue } from "xstate"

/** Current state of a machine in this tab. */
export interface TabState {
  readonly value: StateValue
  readonly status: SnapshotStatus
  /** Milliseconds since the epoch. */
  readonly at: number
}

/** An event that a machine of this tab has processed, and the resulting state. */
export interface TabEvent extends TabState {
  readonly machine: string
  readonly actor: number
  readonly event: string
}

/** Returns the ids of all active states of a machine, starting with the machine itself. */
export const activeIds = (machine: string, value: StateValue): ReadonlySet<string> => {
  const below = (box: string, inner: StateValue | undefined): ReadonlyArray<string> =>
    inner === undefined
      ? []
      : typeof inner === "string"
        ? [`${box}.${inner}`]
        : Object.entries(inner).flatMap(([name, next]) => [
            `${box}.${name}`,
            ...below(`${box}.${name}`, next)
          ])
  return new Set([machine, ...below(machine, value)])
}

/** Returns the innermost active states by their paths below the machine: "auth.loggedIn.fresh". */
export const innermost = (machine: string, ids: ReadonlySet<string>): ReadonlyArray<string> =>
  [...ids]
    .filter((id) => id !== machine && ![...ids].some((other) => other.startsWith(`${id}.`)))
    .map((id) => id.slice(machine.length + 1))
