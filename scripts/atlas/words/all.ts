import { isRecord } from "../../../src/domain/is-record.ts"
import { exportedBy } from "../../../model-tests/harness/exported-by.ts"
import type { Words } from "../../../model-tests/harness/machine-words.ts"

const isWords = (value: unknown): value is Words => isRecord(value) && "purpose" in value && "states" in value

const idOf = (folder: string): string =>
  folder.replace(/-(\w)/gu, (_, letter: string) => letter.toUpperCase())

/** The words of every machine (`model-tests/<machine>/words.ts`), by its id. */
export const allWords: Readonly<Record<string, Words>> = Object.fromEntries(
  (await exportedBy("model-tests/*/words.ts", isWords)).map(({ folder, value }) => [idOf(folder), value])
)
