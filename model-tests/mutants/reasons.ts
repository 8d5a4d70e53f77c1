import { isRecord } from "../../src/domain/is-record.ts"
import { exportedBy } from "../harness/exported-by.ts"
import type { Reason, Reasons } from "./reason.ts"
import type { MutantResults, Survivor } from "./results.ts"

const isReasons = (value: unknown): value is Reasons =>
  isRecord(value) && Object.values(value).every((each) => Array.isArray(each))

/**
 * Why mutants live that no test notices, written by hand: those of a machine in its folder, those of rules in
 * `model-tests/mutants/reasons`.
 */
export const reasons: ReadonlyArray<Reasons> = (
  await exportedBy("model-tests/{*/survivors,mutants/reasons/*}.ts", isReasons)
).map(({ value }) => value)

const isOf = (reason: Reason, survivor: Survivor): boolean =>
  reason.mutator === survivor.mutator &&
  reason.original === survivor.original &&
  reason.replacement === survivor.replacement

/** Whether the compiler notices what no test does, so that nobody has to say why it may live. */
export const isRefused = ({ refused }: Survivor): boolean => refused !== undefined

/** Why this mutant lives; undefined while nobody has said so. */
export const reasonOf = (survivor: Survivor, known: ReadonlyArray<Reasons> = reasons): string | undefined =>
  known.flatMap((each) => each[survivor.file] ?? []).find((reason) => isOf(reason, survivor))?.reason

const named = ({
  file,
  mutator,
  original,
  replacement
}: Omit<Survivor, "line" | "column" | "status">): string => `${file} ${mutator}: ${original} → ${replacement}`

const toExplain = (results: ReadonlyArray<MutantResults>): ReadonlyArray<Survivor> =>
  results.flatMap(({ survivors }) => survivors.filter((each) => !isRefused(each)))

/** Survivors that nobody has explained. */
export const unexplained = (
  results: ReadonlyArray<MutantResults>,
  known: ReadonlyArray<Reasons> = reasons
): ReadonlyArray<string> =>
  toExplain(results)
    .filter((survivor) => reasonOf(survivor, known) === undefined)
    .map((survivor) => `${named(survivor)} (line ${survivor.line})`)

/** Reasons of measured files that are about other mutants than live: about none, or about more or fewer than they say. */
export const outdated = (
  results: ReadonlyArray<MutantResults>,
  known: ReadonlyArray<Reasons> = reasons
): ReadonlyArray<string> => {
  const alive = toExplain(results)
  const measured = new Set(results.flatMap(({ files }) => files.map(({ file }) => file)))
  return known.flatMap((each) =>
    Object.entries(each).flatMap(([file, list]) =>
      (measured.has(file) ? list : []).flatMap((reason) => {
        const found = alive.filter((survivor) => survivor.file === file && isOf(reason, survivor)).length
        const times = reason.times ?? 1
        return found === times ? [] : [`${named({ file, ...reason })}: ${found} live, ${times} explained`]
      })
    )
  )
}
