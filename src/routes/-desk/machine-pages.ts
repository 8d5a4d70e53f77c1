import type { MachineEntry, MachinePage } from "../../ui/atlas/machine-page.ts"

// loaded only on the server and only when requested: the rendered state charts are several hundred kilobytes
const loaded = async () => (import.meta.env.SSR ? (await import("virtual:machine-pages")).machines : [])

export const allMachines = async (): Promise<ReadonlyArray<MachineEntry>> =>
  (await loaded()).map(({ entry }) => entry)

export const machinePage = async (machine: string): Promise<MachinePage | undefined> =>
  (await loaded()).find(({ entry }) => entry.machine === machine)?.page
