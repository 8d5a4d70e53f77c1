import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { sentenceOf } from "../../domain/dealer-lists/line-problem.ts"
import { projectRoot } from "../project-root.ts"
import { importDealers } from "./import-dealers.ts"

/** The example folder of docs/dealers-import.md. */
export const exampleFolder = join(projectRoot, "docs/dealers-import")

/** Creates a separate folder for one test. */
export const folderOf = (from?: string) =>
  Effect.acquireRelease(
    Effect.sync(() => {
      const folder = mkdtempSync(join(tmpdir(), "heizmarkt-lists-"))
      if (from !== undefined) cpSync(from, folder, { recursive: true })
      return folder
    }),
    (folder) => Effect.sync(() => rmSync(folder, { recursive: true }))
  )

/** Replaces the content of a file in the folder with what `change` returns for it. */
export const edit = (folder: string, file: string, change: (text: string) => string): void => {
  const path = join(folder, file)
  writeFileSync(path, change(readFileSync(path, "utf8")))
}

export const filesOf = (folder: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(folder)
      .toSorted()
      .map((name) => [name, readFileSync(join(folder, name), "utf8")])
  )

export const importFolder = (folder: string) => importDealers(folder, () => {})

/** Returns the error messages with which the import of a folder is refused; empty if the folder is imported. */
export const refusalsOf = (folder: string) =>
  importFolder(folder).pipe(
    Effect.as<ReadonlyArray<string>>([]),
    Effect.catchTag("UnusableLists", ({ problems }) => Effect.succeed(problems.map(sentenceOf)))
  )

/** Returns the versions of price lists as "country:group version". */
export const versions = Effect.flatMap(
  SqlClient,
  (sql) => sql<{ readonly list: string }>`
    select country_id || ':' || product_group_id || ' ' || version as list from price_list_version
    order by country_id, product_group_id`
).pipe(Effect.map((rows) => rows.map(({ list }) => list)))
