import { type ActorOptions, type AnyActor, type AnyActorLogic, createActor as createPlainActor } from "xstate"
import { reportMachines } from "../error-trace/report-failure.ts"
import { machineLog } from "./machine-log.ts"
import { reportedMachines } from "./reported-machines.ts"

export * from "xstate"

/**
 * As xstate's own, with what the actor and its children do written down. The build puts this module in the place of
 * xstate (`scripts/build/logged-machines.ts`), so that no page can forget it. Rows that are stepped by the pure
 * `transition` have no actor, and are not in the log.
 */
export function createActor(logic: AnyActorLogic, options?: ActorOptions<AnyActorLogic>): AnyActor {
  return createPlainActor(logic, { ...options, inspect: machineLog.inspect })
}

reportMachines(() => reportedMachines(machineLog))
