import { machineOf } from "./machine-of.ts"
import { isChanged } from "./next-first.ts"
import { reasonOf } from "./reasons.ts"
import type { Broken, Counts, MutantResults, Survivor } from "./results.ts"
import { scoreOf, sum } from "./score.ts"

export type ExplainedSurvivor = Survivor & { readonly reason: string | undefined }

/** What mutation testing said of one machine. */
export interface MutantsOfMachine extends Counts {
  readonly machine: string
  readonly score: number
  /** Whether what was measured is the machine of today; files that have changed since are named. */
  readonly changedSince: ReadonlyArray<string>
  readonly broken: ReadonlyArray<Broken>
  readonly survivors: ReadonlyArray<ExplainedSurvivor>
}

/** The results of all targets, told by machine; paths are those of the project's folder. */
export const mutantsByMachine = (
  results: ReadonlyArray<MutantResults>
): Readonly<Record<string, MutantsOfMachine>> => {
  const files = results.flatMap((each) => each.files)
  const machines = new Set(files.flatMap(({ file }) => machineOf(file) ?? []))
  const isOf = (machine: string) => (each: { readonly file: string }) => machineOf(each.file) === machine
  return Object.fromEntries(
    [...machines].toSorted().map((machine) => {
      const own = files.filter(isOf(machine))
      const counts = sum(own)
      return [
        machine,
        {
          machine,
          score: scoreOf(counts),
          ...counts,
          changedSince: own.filter(isChanged).map(({ file }) => file),
          broken: results.flatMap(({ broken }) => broken).filter(isOf(machine)),
          survivors: results
            .flatMap(({ survivors }) => survivors)
            .filter(isOf(machine))
            .map((survivor) => ({ ...survivor, reason: reasonOf(survivor) }))
        }
      ]
    })
  )
}
