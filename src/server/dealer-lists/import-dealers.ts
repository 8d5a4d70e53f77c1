import { stat } from "node:fs/promises"
import { join } from "node:path"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { dealerFile } from "../../domain/dealer-lists/dealer-file.ts"
import type { LineProblem } from "../../domain/dealer-lists/line-problem.ts"
import { priceFile } from "../../domain/dealer-lists/price-file.ts"
import { Findings } from "./findings.ts"
import { mergeLists } from "./merge-lists.ts"
import { stageFile } from "./stage-file.ts"
import {
  stagedAreas,
  stagedBranches,
  stagedDealers,
  type StagedFile,
  stagedFees,
  stagedPallets,
  stagedPrices
} from "./staged-files.ts"
import { countStaged, makeStaging } from "./staging-tables.ts"

/** The reasons why files were refused: all errors, up to the maximum that is reported. Nothing was changed. */
export class UnusableLists {
  readonly _tag = "UnusableLists"
  readonly problems: ReadonlyArray<LineProblem>
  readonly hasMore: boolean
  constructor({ problems, hasMore }: Findings) {
    this.problems = problems
    this.hasMore = hasMore
  }
}

const sizeOf = (path: string): Promise<number> =>
  stat(path).then(
    ({ size }) => size,
    // size 0, because an unreadable file is reported later, when it is read
    () => 0
  )

const fileNames = [stagedDealers, stagedBranches, stagedAreas, stagedFees, stagedPallets, stagedPrices].map(
  ({ file }) => file.name
)

/**
 * Reports lines that give a second price for the same quantity step; they are compared in the staging table, since
 * there can be hundreds of thousands of lines.
 */
const doubledPrices = Effect.fnUntraced(function* (findings: Findings) {
  const sql = yield* SqlClient
  const doubled = yield* sql<{ readonly line: number; readonly before: number }>`
    select line, before from (
      select line, min(line) over (
        partition by dealer, area, product_id, certification_id, from_amount, valid_from) as before
      from import_price
    ) seen
    where line > before order by line limit 101`
  for (const { line, before } of doubled)
    findings.add({
      file: priceFile.name,
      line,
      column: "",
      value: "",
      hint: `line ${before} has the same step; leave one of them out`
    })
})

/**
 * Imports the dealers' files of a folder in one transaction: all of them, or nothing if any part is invalid (rule
 * dealer.lists). The files replace the data of the dealers that they contain; other dealers stay unchanged.
 * `onProgress` receives values from 0 to 1.
 */
export const importDealers = Effect.fnUntraced(function* (
  folder: string,
  onProgress: (part: number) => void
) {
  const sql = yield* SqlClient
  const sizes = yield* Effect.promise(() => Promise.all(fileNames.map((name) => sizeOf(join(folder, name)))))
  const size = Math.max(
    1,
    sizes.reduce((sum, each) => sum + each, 0)
  )
  let bytes = 0
  const onBytes = (more: number) => {
    bytes += more
    // reading ends at 75 %, because the final writing takes about a quarter of the time
    onProgress(Math.min(0.75, (0.75 * bytes) / size))
  }
  const findings = new Findings()
  const stage = <R>(file: StagedFile<R>) => stageFile(folder, file, findings, onBytes)
  const imported = yield* sql.withTransaction(
    Effect.gen(function* () {
      yield* sql`set local statement_timeout = 0`
      yield* sql`set local idle_in_transaction_session_timeout = 0`
      yield* makeStaging
      // each table comes after the tables that it references
      const counts = [
        yield* stage(stagedDealers),
        yield* stage(stagedBranches),
        yield* stage(stagedAreas),
        yield* stage(stagedFees),
        yield* stage(stagedPallets),
        yield* stage(stagedPrices)
      ]
      yield* countStaged
      if (findings.isClean) yield* doubledPrices(findings)
      if (findings.isClean && counts[0] === 0)
        findings.add({
          file: dealerFile.name,
          line: 0,
          column: "",
          value: "",
          hint: "no dealer is in it; write a line for each"
        })
      if (!findings.isClean) return yield* Effect.fail(new UnusableLists(findings))
      const merged = yield* mergeLists
      return { ...merged, lines: counts.reduce((sum, each) => sum + each, 0) }
    })
  )
  onProgress(1)
  return imported
})
