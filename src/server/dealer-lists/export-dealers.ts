import { mkdir, open, rename } from "node:fs/promises"
import { join } from "node:path"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { csvBegin, csvRow } from "../../domain/csv/csv.ts"
import { areaFile } from "../../domain/dealer-lists/area-file.ts"
import { branchFile } from "../../domain/dealer-lists/branch-file.ts"
import { dealerFile } from "../../domain/dealer-lists/dealer-file.ts"
import { feeFile } from "../../domain/dealer-lists/fee-file.ts"
import { cellsOf, headsOf, type ListFile } from "../../domain/dealer-lists/list-file.ts"
import { palletFile } from "../../domain/dealer-lists/pallet-file.ts"
import { priceFile } from "../../domain/dealer-lists/price-file.ts"
import {
  areaLines,
  branchLines,
  dealerLines,
  feeLines,
  palletLines,
  priceLines,
  type StoredLines
} from "./stored-lines.ts"

/** Failure with a message about a folder or file that cannot be written. */
export class UnwritableFolder {
  readonly _tag = "UnwritableFolder"
  readonly path: string
  readonly reason: string
  constructor(path: string, reason: string) {
    this.path = path
    this.reason = reason
  }
}

export interface ExportedLists {
  readonly dealers: number
  readonly lines: number
  /** Number of rows left out because the shop no longer offers their product, fee or certificate. */
  readonly leftOut: number
}

const dealersAtOnce = 100

const written = <A>(path: string, write: () => Promise<A>) =>
  Effect.tryPromise({
    try: write,
    catch: (problem) =>
      new UnwritableFolder(path, problem instanceof Error ? problem.message : String(problem))
  })

/**
 * Writes the files that `importDealers` reads, all from the same snapshot of the database. Each file gets its final
 * name only when it is complete; existing files are replaced. `onProgress` receives values from 0 to 1.
 */
export const exportDealers = Effect.fnUntraced(function* (
  folder: string,
  onProgress: (part: number) => void
) {
  const sql = yield* SqlClient
  let lines = 0
  let leftOut = 0
  const writeFile = Effect.fnUntraced(function* <R>(
    file: ListFile<R>,
    read: StoredLines<R>,
    portions: ReadonlyArray<ReadonlyArray<number>>,
    place: number
  ) {
    const path = join(folder, file.name)
    const part = `${path}.part`
    const handle = yield* Effect.acquireRelease(
      written(part, () => open(part, "w")),
      (opened) => Effect.promise(() => opened.close())
    )
    const write = (text: string) => written(part, () => handle.writeFile(text))
    yield* write(csvBegin + csvRow(headsOf(file)))
    for (const [index, dealerIds] of portions.entries()) {
      const rows = yield* read(dealerIds)
      const known = rows.filter((row) => row !== undefined)
      yield* write(known.map((row) => csvRow(cellsOf(file, row))).join(""))
      lines += known.length
      leftOut += rows.length - known.length
      onProgress((place + (index + 1) / portions.length) / 6)
    }
    yield* written(path, () => rename(part, path))
  }, Effect.scoped)

  yield* written(folder, () => mkdir(folder, { recursive: true }))
  return yield* sql.withTransaction(
    Effect.gen(function* () {
      yield* sql`set transaction isolation level repeatable read, read only`
      yield* sql`set local statement_timeout = 0`
      yield* sql`set local idle_in_transaction_session_timeout = 0`
      const dealers = yield* sql<{ readonly id: number }>`
        select id from dealer order by external_number collate "C"`
      const ids = dealers.map(({ id }) => id)
      const portions = Array.from({ length: Math.ceil(ids.length / dealersAtOnce) }, (_, index) =>
        ids.slice(index * dealersAtOnce, (index + 1) * dealersAtOnce)
      )
      yield* writeFile(dealerFile, dealerLines, portions, 0)
      yield* writeFile(branchFile, branchLines, portions, 1)
      yield* writeFile(areaFile, areaLines, portions, 2)
      yield* writeFile(feeFile, feeLines, portions, 3)
      yield* writeFile(palletFile, palletLines, portions, 4)
      yield* writeFile(priceFile, priceLines, portions, 5)
      onProgress(1)
      const exported: ExportedLists = { dealers: ids.length, lines, leftOut }
      return exported
    })
  )
})
