import type { Drill } from "./drills.ts"
import type { Layout } from "./layout.ts"

/** Returns what a drill needs and this cluster does not have; `undefined` if the drill can be run. */
export const missingFor = (
  { needsNamespaces, needsDisks, needsClocks }: Drill,
  { bridge, diskMb, hasClocks }: Layout
): string | undefined => {
  if (needsNamespaces === true && bridge === undefined) return "it needs root and network namespaces"
  if (needsDisks === true && diskMb === undefined)
    return "it needs root and disks of its own, which are made where it is named"
  if (needsClocks === true && hasClocks !== true)
    return "it needs the package libfaketime and clocks of its own, which are made where it is named"
  return undefined
}
