import { readFileSync } from "node:fs"
import { join } from "node:path"

/**
 * The built versions of src/entries/start-page.ts: one for pages that hydrate at the first interaction, and one for all
 * other pages.
 */
export interface StartScripts {
  readonly sleeping: string
  readonly other: string
}

const areStartScripts = (value: unknown): value is StartScripts =>
  typeof value === "object" && value !== null && "sleeping" in value && "other" in value

export const readStartScripts = (clientDirectory: string): StartScripts => {
  const value: unknown = JSON.parse(readFileSync(join(clientDirectory, ".vite/start-scripts.json"), "utf8"))
  if (!areStartScripts(value)) throw new Error("The build has no script that starts pages")
  return value
}

/** The files of a page that are listed in its start script. */
export interface PageFiles {
  /** URLs of the CSS files whose rules are inlined, so that the browser does not fetch them again. */
  readonly cssFiles: ReadonlyArray<string>
  /** Address of the script that hydrates the page. */
  readonly entry: string
  /** Scripts that the entry needs, to be fetched in parallel. */
  readonly preloads: ReadonlyArray<string>
  /**
   * Scripts of a page that hydrates only at the visitor's first interaction; empty for a page that hydrates at once.
   */
  readonly sleeping: ReadonlyArray<string>
}

/** Writes the script that starts a page, with the names of the page's own files. */
export const starter = (
  scripts: StartScripts,
  { entry, preloads, cssFiles, sleeping }: PageFiles
): string => {
  const files = new Map([
    ["PAGE_RULES", cssFiles],
    ["PAGE_SCRIPTS", [...preloads, entry]],
    ["SLEEPING_SCRIPTS", sleeping]
  ])
  return (sleeping.length > 0 ? scripts.sleeping : scripts.other).replace(
    /\b(?:PAGE_RULES|PAGE_SCRIPTS|SLEEPING_SCRIPTS)\b/gu,
    (name) => JSON.stringify(files.get(name))
  )
}
