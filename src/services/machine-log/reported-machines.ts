import { chartVersion } from "../../machines/chart-version.ts"
import { stateText } from "../../machines/state-text.ts"
import type { TracedMachine } from "../error-trace/error-trace.ts"
import type { MachineLog } from "./machine-log.ts"

/** Converts the log to the format of an error report, grouped by actor in the order of the actors' first entries. */
export const reportedMachines = (log: MachineLog): ReadonlyArray<TracedMachine> => {
  const logs = new Map<
    number,
    TracedMachine & { readonly entries: Array<TracedMachine["entries"][number]> }
  >()
  for (const { machine, actor, event, value, status, at } of log.entries()) {
    const one = logs.get(actor) ?? { machine, version: chartVersion(log.charts().get(machine)), entries: [] }
    logs.set(actor, one)
    one.entries.push({ event, state: stateText(value), status, time: at })
  }
  return [...logs.values()]
}
