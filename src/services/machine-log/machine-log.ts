import type { InspectionEvent, Snapshot, SnapshotStatus, StateValue } from "xstate"

/** One event that a machine of this tab took: its type and where it led, never what it carried. */
export interface MachineEntry {
  /** Id of the machine. */
  readonly machine: string
  /** Which of several actors of a machine, counted over all that this page has started. */
  readonly actor: number
  readonly event: string
  /** The state after it. */
  readonly value: StateValue
  readonly status: SnapshotStatus
  /** Milliseconds since the epoch. */
  readonly at: number
}

/** Where a machine stands; of several actors the one with the latest event. */
export type MachineState = Pick<MachineEntry, "value" | "status" | "at">

export interface MachineLog {
  /** The last events, the oldest first. */
  readonly entries: () => ReadonlyArray<MachineEntry>
  /** Where each machine that this page has started stands, by its id. */
  readonly states: () => ReadonlyMap<string, MachineState>
  /** The charts of these machines as they were written, for their versions. */
  readonly charts: () => ReadonlyMap<string, unknown>
  /** Tells of every new entry; answers how to stop it. */
  readonly subscribe: (listener: () => void) => () => void
  /** Hears of all that an actor and its children do. */
  readonly inspect: (event: InspectionEvent) => void
}

/** So many entries are kept (issue "event logs"; with their names they fit into a report beside its errors). */
const longest = 100

type OfMachine = Snapshot<unknown> & {
  readonly value: StateValue
  readonly machine: { readonly id: string; readonly config: unknown }
}

const isOfMachine = (snapshot: Snapshot<unknown>): snapshot is OfMachine => "machine" in snapshot

/** Makes room: the actor that said most loses its oldest entry, so that one that ticks does not push the others out. */
const shorten = (entries: Array<MachineEntry>): void => {
  const counts = new Map<number, number>()
  for (const { actor } of entries) counts.set(actor, (counts.get(actor) ?? 0) + 1)
  const most = Math.max(...counts.values())
  entries.splice(
    entries.findIndex(({ actor }) => counts.get(actor) === most),
    1
  )
}

/** A log in memory; nothing of it leaves the page by itself. */
export const machineLogOf = (now: () => number): MachineLog => {
  const entries: Array<MachineEntry> = []
  const states = new Map<string, MachineEntry>()
  const charts = new Map<string, unknown>()
  const listeners = new Set<() => void>()
  const numbers = new WeakMap<object, number>()
  /** What each actor was last sent. */
  const sent = new WeakMap<object, string>()
  /** The actor of each machine that said something last. */
  const actors = new Map<string, { readonly getSnapshot: () => Snapshot<unknown> }>()
  let started = 0
  /** An actor that fails at an event does not report it. */
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

/** The log of this page. */
export const machineLog = machineLogOf(Date.now)
