import type { MachineEntry, MachinePage } from "../../ui/atlas/machine-page.ts"

// in the server alone, and only when it is asked for: drawn charts are some hundred kilobytes
const loaded = async () => (import.meta.env.SSR ? (await import("virtual:machine-pages")).machines : [])

/** All machines of the product, by name. */
export const allMachines = async (): Promise<ReadonlyArray<MachineEntry>> =>
  (await loaded()).map(({ entry }) => entry)

/** What is shown of one machine; undefined where there is no such machine. */
export const machinePage = async (machine: string): Promise<MachinePage | undefined> =>
  (await loaded()).find(({ entry }) => entry.machine === machine)?.page
