import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  EventFrom,
  InputFrom,
  SnapshotFrom
} from "xstate"
import { createActor, fromPromise } from "xstate"
import { virtualClock } from "./virtual-clock.ts"

interface Call {
  readonly input: unknown
  readonly signal: AbortSignal
  readonly resolve: (output: unknown) => void
  readonly reject: (error: Error) => void
}

/** Runs the reactions of settled promises; no time passes. */
const heard = async () => {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve()
}

/**
 * Runs a machine with its real ports under the control of the test: every call is recorded with its input, and the test
 * decides when to respond, even late or twice; every action port is recorded; time is simulated.
 */
export const stage = <TMachine extends AnyStateMachine>(
  machine: TMachine,
  input: InputFrom<TMachine>,
  actionPorts: ReadonlyArray<string> = []
) => {
  const calls: { [port: string]: Array<Call> } = {}
  const effects: Array<readonly [action: string, params: unknown]> = []
  const time = virtualClock()

  const portOf = (name: string) =>
    fromPromise<unknown, unknown>(
      ({ input: asked, signal }) =>
        new Promise((resolve, reject) => {
          calls[name] = [...(calls[name] ?? []), { input: asked, signal, resolve, reject }]
        })
    )
  const actionOf = (name: string) => (_: unknown, params: unknown) => {
    effects.push([name, params])
  }
  const played: AnyStateMachine = machine.provide({
    actors: Object.fromEntries(
      Object.keys(machine.implementations.actors).map((name) => [name, portOf(name)] as const)
    ),
    actions: Object.fromEntries(actionPorts.map((name) => [name, actionOf(name)] as const))
  })
  const actor = createActor(played as TMachine, { input, clock: time.clock }).start()

  const call = (port: string, index = -1): Call => {
    const found = calls[port]?.at(index)
    if (found === undefined) throw new Error(`${port} was not called`)
    return found
  }

  return {
    snapshot: () => actor.getSnapshot() as SnapshotFrom<TMachine>,
    /** Sends an event; a machine that has ended ignores it. */
    send: (event: AnyEventObject) => {
      const now: AnyMachineSnapshot = actor.getSnapshot()
      if (now.status === "active") actor.send(event as EventFrom<TMachine>)
    },
    /** Responds to the last call of a port, or to another call by its index. */
    answer: async (port: string, output: unknown, index = -1) => {
      call(port, index).resolve(output)
      await heard()
    },
    fail: async (port: string, index = -1) => {
      call(port, index).reject(new Error("no answer"))
      await heard()
    },
    wait: time.increment,
    asked: (port: string): ReadonlyArray<unknown> => (calls[port] ?? []).map((each) => each.input),
    isStopped: (port: string, index = -1) => call(port, index).signal.aborted,
    effects: (action: string): ReadonlyArray<unknown> =>
      effects.flatMap(([name, params]) => (name === action ? [params] : []))
  }
}

export type Stage<TMachine extends AnyStateMachine> = ReturnType<typeof stage<TMachine>>
