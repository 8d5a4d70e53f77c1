import type { MachineWalk } from "../model-tests/harness/machine-walk.ts"

/** Makes the paths of a machine as its model test does, and counts them. */
export const countPaths = (walk: MachineWalk): number =>
  walk.manner === "eachPath" ? walk.paths().length : walk.walk().paths
