import type { InspectionEvent, Snapshot, SnapshotStatus, StateValue } from "xstate"

/** One event that a state machine of this tab handled: its type and the resulting state, never its payload. */
export interface MachineEntry {
  /** Id of the machine. */
  readonly machine: string
  /** Number of the actor among all actors that this page has started; a machine may have several actors. */
  readonly actor: number
  readonly event: string
  /** The state after the event. */
  readonly value: StateValue
  readonly status: SnapshotStatus
  /** Milliseconds since the epoch. */
  readonly at: number
}

/** Current state of a state machine; if it has several actors, the state of the actor with the latest event. */
export type MachineState = Pick<MachineEntry, "value" | "status" | "at">

export interface MachineLog {
  /** The last events, the oldest first. */
  readonly entries: () => ReadonlyArray<MachineEntry>
  /** The current state of each machine that this page has started, by its id. */
  readonly states: () => ReadonlyMap<string, MachineState>
  /** The original state charts of these machines, from which their versions are calculated. */
  readonly charts: () => ReadonlyMap<string, unknown>
  /** Calls the listener for every new entry; returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void
  /** Receives all inspection events of an actor and its children. */
  readonly inspect: (event: InspectionEvent) => void
}

/**
 * Maximum number of entries (issue "event logs"): this many, with their names, fit into a report in addition to its
 * errors.
 */
const longest = 100

type OfMachine = Snapshot<unknown> & {
  readonly value: StateValue
  readonly machine: { readonly id: string; readonly config: unknown }
}

const isOfMachine = (snapshot: Snapshot<unknown>): snapshot is OfMachine => "machine" in snapshot

/**
 * Removes one entry: the oldest one of the actor with the most entries, so that an actor with frequent events does not
 * displace the others.
 */
const shorten = (entries: Array<MachineEntry>): void => {
  const counts = new Map<number, number>()
  for (const { actor } of entries) counts.set(actor, (counts.get(actor) ?? 0) + 1)
  const most = Math.max(...counts.values())
  entries.splice(
    entries.findIndex(({ actor }) => counts.get(actor) === most),
    1
  )
}

/** Creates a log in memory, which itself sends its entries nowhere. */
export const machineLogOf = (now: () => number): MachineLog => {
  const entries: Array<MachineEntry> = []
  const states = new Map<string, MachineEntry>()
  const charts = new Map<string, unknown>()
  const listeners = new Set<() => void>()
  const numbers = new WeakMap<object, number>()
  /** The type of the last event sent to each actor. */
  const sent = new WeakMap<object, string>()
  /** For each state machine, the actor with the latest snapshot. */
  const actors = new Map<string, { readonly getSnapshot: () => Snapshot<unknown> }>()
  let started = 0
  /** Returns entries for actors that failed while handling an event, since XState emits no snapshot for them. */
  const failed = (): ReadonlyArray<MachineEntry> =>
    [...actors].flatMap(([id, actor]) => {
      const last = states.get(id)
      return last?.status !== "active" || actor.getSnapshot().status !== "error"
        ? []
        : [{ ...last, event: sent.get(actor) ?? "", status: "error" }]
    })
  return {
    entries: () => [...entries, ...failed()].slice(-longest),
    states: () => new Map([...states, ...failed().map((entry) => [entry.machine, entry] as const)]),
    charts: () => charts,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    inspect: (inspected) => {
      const { actorRef } = inspected
      if (inspected.type === "@xstate.event") sent.set(actorRef, inspected.event.type)
      if (inspected.type !== "@xstate.snapshot" || !isOfMachine(inspected.snapshot)) return
      const { event, snapshot } = inspected
      const { id, config } = snapshot.machine
      const actor = numbers.get(actorRef) ?? ++started
      numbers.set(actorRef, actor)
      const { value, status } = snapshot
      const entry = { machine: id, actor, event: event.type, value, status, at: now() }
      states.set(id, entry)
      charts.set(id, config)
      actors.set(id, actorRef)
      if (entries.push(entry) > longest) shorten(entries)
      for (const listener of listeners) listener()
    }
  }
}

/** The machine log of this page. */
export const machineLog = machineLogOf(Date.now)
