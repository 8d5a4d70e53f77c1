import type { MachineEntry, MachinePage } from "../../ui/atlas/machine-page.ts"

// loaded only on the server and only when requested: the drawn charts are several hundred kilobytes
const loaded = async () => (import.meta.env.SSR ? (await import("virtual:machine-pages")).machines : [])

/** Returns all machines of the product, by name. */
export const allMachines = async (): Promise<ReadonlyArray<MachineEntry>> =>
  (await loaded()).map(({ entry }) => entry)

/** Returns the page of one machine; `undefined` if there is no such machine. */
export const machinePage = async (machine: string): Promise<MachinePage | undefined> =>
  (await loaded()).find(({ entry }) => entry.machine === machine)?.page
