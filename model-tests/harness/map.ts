import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  EventFrom,
  InputFrom,
  InspectionEvent,
  SnapshotFrom
} from "xstate"
import { createActor } from "xstate"
import { adjacencyMapToArray, getAdjacencyMap } from "xstate/graph"
import { isPlausible, nameOfTaken } from "./machine-parts.ts"

/** One happening: an event, or several that occur together (a click that also leaves a field). */
export interface Happening extends AnyEventObject {
  readonly parts?: ReadonlyArray<AnyEventObject>
  /** Whether the happening is possible; without this function it is possible whenever one of its parts is. */
  readonly when?: (snapshot: AnyMachineSnapshot) => boolean
}

export const partsOf = (happening: Happening): ReadonlyArray<AnyEventObject> => happening.parts ?? [happening]

/** An edge of the map: the happening, the situation afterwards, and the transitions taken. */
export interface Step {
  /** The states in which it occurs, as one string. */
  readonly at: string
  readonly event: Happening
  readonly to: string
  /** Ids of the active states afterwards. */
  readonly stands: ReadonlyArray<string>
  readonly taken: ReadonlyArray<string>
}

/** Called for every step while a map is created, with the machine's inspection events. */
export type Listener = (
  before: AnyMachineSnapshot,
  happening: Happening,
  after: AnyMachineSnapshot,
  heard: ReadonlyArray<InspectionEvent>
) => void

export type Edges = ReadonlyMap<string, ReadonlyArray<Step>>

/** Creates a function that returns the situation of a snapshot as one string. */
export const keyOfSituation =
  <TMachine extends AnyStateMachine>(situation: {
    readonly sees: (snapshot: SnapshotFrom<TMachine>) => unknown
  }) =>
  (snapshot: AnyMachineSnapshot): string =>
    JSON.stringify([snapshot.status, situation.sees(snapshot as SnapshotFrom<TMachine>)])

const begunOf = <TMachine extends AnyStateMachine>(
  machine: TMachine,
  input: InputFrom<TMachine>,
  begun: ReadonlyArray<AnyEventObject>
): AnyMachineSnapshot => {
  const actor = createActor(machine, { input }).start()
  for (const event of begun) actor.send(event as EventFrom<TMachine>)
  return actor.getSnapshot()
}

/** Creates the map of a machine: every situation with all happenings possible in it, from its adjacency map. */
export const mapOf = <TMachine extends AnyStateMachine>(
  machine: TMachine,
  input: InputFrom<TMachine>,
  happenings: ReadonlyArray<Happening>,
  keyOf: (snapshot: AnyMachineSnapshot) => string,
  begun: ReadonlyArray<AnyEventObject> = [],
  listen: Listener = () => {}
): { readonly edges: Edges; readonly start: string } => {
  const takenIn = new Map<AnyMachineSnapshot, Map<Happening, ReadonlyArray<string>>>()
  type Scope = Parameters<TMachine["transition"]>[2]
  /** The same machine, but with happenings as events, and with a record of the transitions taken. */
  const logic: AnyStateMachine = Object.create(machine, {
    transition: {
      value: (before: AnyMachineSnapshot, happening: Happening, scope: Scope): AnyMachineSnapshot => {
        const taken: Array<string> = []
        const heard: Array<InspectionEvent> = []
        const listening: unknown = Object.create(scope.system, {
          _sendInspectionEvent: {
            value: (event: InspectionEvent) => {
              heard.push(event)
              if (event.type !== "@xstate.microstep") return
              for (const transition of event._transitions) {
                const name = nameOfTaken(transition)
                if (name !== undefined) taken.push(name)
              }
            }
          }
        })
        const system = listening as Scope["system"]
        const after = partsOf(happening).reduce<AnyMachineSnapshot>(
          (now, part) => (isPlausible(now, part) ? machine.transition(now, part, { ...scope, system }) : now),
          before
        )
        listen(before, happening, after, heard)
        const known = takenIn.get(before) ?? new Map<Happening, ReadonlyArray<string>>()
        takenIn.set(before, known.set(happening, taken))
        return after
      }
    }
  }) as AnyStateMachine
  const can = (snapshot: AnyMachineSnapshot, happening: Happening) =>
    happening.when?.(snapshot) ?? partsOf(happening).some((part) => isPlausible(snapshot, part))
  const map = getAdjacencyMap<AnyMachineSnapshot, Happening, InputFrom<TMachine>>(logic, {
    input,
    ...(begun.length === 0 ? {} : { fromState: begunOf(machine, input, begun) }),
    events: (snapshot) => happenings.filter((happening) => can(snapshot, happening)),
    serializeState: keyOf,
    stopWhen: (snapshot) => snapshot.status !== "active",
    limit: 120_000
  })
  const edges = new Map<string, Array<Step>>()
  for (const { state, event, nextState } of adjacencyMapToArray(map)) {
    const key = keyOf(state)
    const step = {
      at: JSON.stringify(state.value),
      event,
      to: keyOf(nextState),
      stands: nextState._nodes.map(({ id }) => id),
      taken: takenIn.get(state)?.get(event) ?? []
    }
    const known = edges.get(key)
    if (known === undefined) edges.set(key, [step])
    else known.push(step)
  }
  return { edges, start: keyOf(createActor(machine, { input }).getSnapshot()) }
}

/** Returns the shortest way to every situation, breadth first. */
export const waysOf = (edges: Edges, start: string) => {
  const ways = new Map<string, ReadonlyArray<Step>>([[start, []]])
  for (const [key, way] of ways)
    for (const step of edges.get(key) ?? []) if (!ways.has(step.to)) ways.set(step.to, [...way, step])
  return ways
}
