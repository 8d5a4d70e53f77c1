import { useEffect, useState } from "react"
import { tabValues } from "../../services/browser/storage.ts"
import { machineLog } from "../../services/machine-log/machine-log.ts"
import { tabStates } from "../../services/machine-log/tab-states.ts"
import type { TabEvent, TabState } from "../../ui/atlas/machine-state.ts"

interface TabMachines {
  readonly states: ReadonlyMap<string, TabState>
  /** The newest first. */
  readonly events: ReadonlyArray<TabEvent>
}

const nothing: TabMachines = { states: new Map(), events: [] }

const read = (): TabMachines => ({
  states: tabStates(machineLog, tabValues),
  events: machineLog.entries().toReversed()
})

/**
 * Returns the current states of this tab's machines, and the events of this page's machines; updated while the page is
 * open.
 */
export const useTabMachines = (): TabMachines => {
  const [machines, setMachines] = useState(nothing)
  useEffect(() => {
    const show = () => setMachines(read())
    show()
    return machineLog.subscribe(show)
  }, [])
  return machines
}
