import { globSync } from "node:fs"
import type { Target } from "./targets.ts"

/** Returns the source files of a target's mutants, read from the project's folder. */
export const filesOf = ({ mutate }: Target): ReadonlyArray<string> =>
  globSync(
    mutate.filter((pattern) => !pattern.startsWith("!")),
    {
      exclude: [
        "**/*.test.ts",
        "**/*.test-support.ts",
        ...mutate.filter((pattern) => pattern.startsWith("!")).map((pattern) => pattern.slice(1))
      ]
    }
  )
