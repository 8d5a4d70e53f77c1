import { globSync, readFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { API } from "typescript/unstable/sync"

const root = resolve(import.meta.dirname, "..")

/**
 * A change to a source file that is made only in memory; the path is relative to the folder of package.json, and `text`
 * must occur exactly once in the file.
 */
export interface Change {
  readonly file: string
  readonly text: string
  readonly by: string
}

const read = (file: string): string => readFileSync(join(root, file), "utf8")

/** Returns the text of each changed file after the changes. */
export const changed = (changes: ReadonlyArray<Change>): ReadonlyMap<string, string> => {
  const texts = new Map<string, string>()
  for (const { file, text, by } of changes) {
    const [before = "", after, more] = (texts.get(file) ?? read(file)).split(text)
    if (after === undefined || more !== undefined)
      throw new Error(`${file} does not hold this exactly once: ${text}`)
    texts.set(file, before + by + after)
  }
  return texts
}

/** Returns the sources in the given folders whose text matches a pattern, without tests, sorted. */
export const sourcesWith = (pattern: RegExp, folders: ReadonlyArray<string> = ["src", "e2e"]) =>
  globSync(
    folders.map((folder) => `${folder}/**/*.{ts,tsx}`),
    { cwd: root }
  )
    .filter((file) => !/\.(?:test|test-support|gen)\.tsx?$/u.test(file) && pattern.test(read(file)))
    .toSorted()

/** Files that extend the types of other files without being imported by them. */
const ambient = [
  "src/entries/create-app.tsx",
  "src/virtual-modules.d.ts",
  "src/locales/po.d.ts",
  "e2e/paths/harness/page/watched-xstate.ts"
]

/** A message of the compiler about one of the checked files. */
export interface Complaint {
  readonly file: string
  readonly message: string
}

/** Returns the compiler's messages about the given files, some of which are new or changed only in memory. */
export const complaintsOf = (
  inMemory: ReadonlyMap<string, string>,
  files: ReadonlyArray<string>
): ReadonlyArray<Complaint> => {
  const config = join(root, "tsconfig.in-memory.json")
  const texts = new Map([...inMemory].map(([file, text]) => [join(root, file), text]))
  texts.set(
    config,
    JSON.stringify({ extends: "./tsconfig.json", include: [], files: [...ambient, ...files] })
  )
  const api = new API({
    cwd: root,
    fs: {
      readFile: (path) => texts.get(path),
      fileExists: (path) => (texts.has(path) ? true : undefined)
    }
  })
  try {
    const program = api.updateSnapshot({ openProjects: [config] }).getProject(config)?.program
    if (program === undefined) throw new Error("The compiler did not open the sources")
    return files.flatMap((file) => {
      const path = join(root, file)
      const found = [...program.getSyntacticDiagnostics(path), ...program.getSemanticDiagnostics(path)]
      return found.map(({ text }) => ({ file, message: text }))
    })
  } finally {
    api.close()
  }
}

/** Applies the changes in memory and returns the compiler's messages about the given files, each as `file: message`. */
export const complaints = (
  changes: ReadonlyArray<Change>,
  files: ReadonlyArray<string>
): ReadonlyArray<string> =>
  complaintsOf(changed(changes), files).map(({ file, message }) => `${file}: ${message}`)
