import type { MachinePath, MachineWalk } from "../../model-tests/harness/machine-walk.ts"

/** Time passes on a path at the end of a delay alone: only there may another one come before. */
const isForestalled = ({ events, play }: MachinePath): boolean =>
  events.some(({ type }) => type.startsWith("xstate.after.")) && play(() => {}).verdict === "timeCameBetween"

/** Makes the paths of a machine as its model test does, and counts those that time lets come to their end. */
export const countPaths = (walk: MachineWalk): number => {
  if (walk.manner === "eachEdge") return walk.walk().paths
  return walk.paths().filter((path) => !isForestalled(path)).length
}
