import {
  type ActorOptions,
  type AnyActor,
  type AnyActorLogic,
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor as createPlainActor,
  type InspectionEvent,
  toObserver,
  transition as plainTransition
} from "xstate"
import { nameOfTaken } from "../../../../model-tests/harness/machine-parts.ts"

export * from "xstate"

declare global {
  interface Window {
    /** The names of all transitions of the machines on this page. */
    takenTransitions?: Array<string>
    /** The current state of each machine on this page, by machine id. */
    machineStates?: { [id: string]: unknown }
  }
}

const isOfMachine = (snapshot: object): snapshot is AnyMachineSnapshot => "machine" in snapshot

const watch = (event: InspectionEvent): void => {
  if (event.type === "@xstate.snapshot" && isOfMachine(event.snapshot)) {
    const value: unknown = event.snapshot.value
    window.machineStates = { ...window.machineStates, [event.snapshot.machine.id]: value }
  }
  if (event.type !== "@xstate.microstep") return
  const taken = (window.takenTransitions ??= [])
  for (const transition of event._transitions) {
    const name = nameOfTaken(transition)
    if (name !== undefined) taken.push(name)
  }
}

/** Works like xstate's own function, but records every transition of the actor and its children. */
export function createActor(logic: AnyActorLogic, options?: ActorOptions<AnyActorLogic>): AnyActor {
  const log = options?.inspect === undefined ? undefined : toObserver(options.inspect)
  const inspect = (event: InspectionEvent): void => {
    watch(event)
    log?.next?.(event)
  }
  return createPlainActor(logic, { ...options, inspect })
}

/**
 * Works like xstate's own function, but records every transition. It serves machines that a page steps without an
 * actor. Their states are not recorded: many such machines exist side by side, and only the page can tell them apart.
 */
export function transition(machine: AnyStateMachine, snapshot: AnyMachineSnapshot, event: AnyEventObject) {
  const step = (before: AnyMachineSnapshot, happened: AnyEventObject, scope: AnyActorScope) => {
    const system: unknown = Object.create(scope.system, { _sendInspectionEvent: { value: watch } })
    return machine.transition(before, happened, { ...scope, system: system as AnyActorScope["system"] })
  }
  const watched: unknown = Object.create(machine, { transition: { value: step } })
  return plainTransition(watched as AnyStateMachine, snapshot, event)
}
