import { type ActorOptions, type AnyActor, type AnyActorLogic, createActor as createPlainActor } from "xstate"
import { reportMachines } from "../error-trace/report-failure.ts"
import { machineLog } from "./machine-log.ts"
import { reportedMachines } from "./reported-machines.ts"

export * from "xstate"

/**
 * Replaces XState's `createActor` and also records the events of the actor and its children. The build replaces xstate
 * with this module (`scripts/build/logged-machines.ts`), so that no page can omit the log. Rows whose state is computed
 * by the pure function `transition` have no actor and are not in the log.
 */
export function createActor(logic: AnyActorLogic, options?: ActorOptions<AnyActorLogic>): AnyActor {
  return createPlainActor(logic, { ...options, inspect: machineLog.inspect })
}

reportMachines(() => reportedMachines(machineLog))
