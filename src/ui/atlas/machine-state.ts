import type { SnapshotStatus, StateValue } from "xstate"

/** Where a machine of this tab stands. */
export interface TabState {
  readonly value: StateValue
  readonly status: SnapshotStatus
  /** Milliseconds since the epoch. */
  readonly at: number
}

/** Something that a machine of this tab took, and where it led. */
export interface TabEvent extends TabState {
  readonly machine: string
  readonly actor: number
  readonly event: string
}

/** Ids of all states that a machine is in, the machine itself first. */
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

/** The innermost of these states, by their paths below the machine: "auth.loggedIn.fresh". */
export const innermost = (machine: string, ids: ReadonlySet<string>): ReadonlyArray<string> =>
  [...ids]
    .filter((id) => id !== machine && ![...ids].some((other) => other.startsWith(`${id}.`)))
    .map((id) => id.slice(machine.length + 1))
