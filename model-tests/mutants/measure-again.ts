import { isChanged } from "./next-first.ts"
import type { MutantResults } from "./results.ts"
import { scoreOf, sum } from "./score.ts"

/**
 * The files of a target whose mutants have to be made: those that are new or others than they were, or all of them where
 * nothing is kept or nothing has changed, since then whoever asks wants them all anew.
 */
export const filesToMeasure = (
  files: ReadonlyArray<string>,
  kept: Pick<MutantResults, "files"> | undefined
): ReadonlyArray<string> => {
  const settled = new Set(kept?.files.filter((each) => !isChanged(each)).map(({ file }) => file))
  const fresh = files.filter((file) => !settled.has(file))
  return fresh.length === 0 ? files : fresh
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

interface Again {
  readonly kept: MutantResults | undefined
  readonly fresh: MutantResults
  /** All files that the target has now: what is kept of others is let go. */
  readonly files: ReadonlyArray<string>
}

/** What was measured now, and what is kept of the target's other files. */
export const withKept = ({ kept, fresh, files }: Again): MutantResults => {
  const measured = new Set(fresh.files.map(({ file }) => file))
  const stays = ({ file }: { readonly file: string }): boolean => !measured.has(file) && files.includes(file)
  const together = <Row extends { readonly file: string }>(
    old: ReadonlyArray<Row> | undefined,
    now: ReadonlyArray<Row>
  ): ReadonlyArray<Row> =>
    [...(old ?? []).filter(stays), ...now].toSorted((one, other) => compare(one.file, other.file))
  const all = together(kept?.files, fresh.files)
  const total = sum(all)
  return {
    target: fresh.target,
    score: scoreOf(total),
    ...total,
    files: all,
    broken: together(kept?.broken, fresh.broken),
    survivors: together(kept?.survivors, fresh.survivors)
  }
}
