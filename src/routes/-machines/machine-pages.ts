import type { MachineEntry, MachinePage } from "../../ui/atlas/machine-page.ts"

// in the server alone: scripts are sent to everybody, and the atlas is for those who may see its page
const files = import.meta.env.SSR
  ? import.meta.glob<MachinePage>(["../../ui/atlas/machines/*.json", "!**/all.json"], { import: "default" })
  : {}
const list = import.meta.env.SSR
  ? import.meta.glob<ReadonlyArray<MachineEntry>>("../../ui/atlas/machines/all.json", { import: "default" })
  : {}

/** All machines of the atlas, by name. */
export const allMachines = async (): Promise<ReadonlyArray<MachineEntry>> =>
  (await Promise.all(Object.values(list).map((load) => load()))).flat()

/** One page of the atlas, fetched when it is wanted; undefined where there is no such machine. */
export const machinePage = async (machine: string): Promise<MachinePage | undefined> =>
  files[`../../ui/atlas/machines/${machine}.json`]?.()
