const name = String.raw`[a-z]+\.[a-z](?:[a-z0-9-]*[a-z0-9])?`
const number = String.raw`\d{1,3}\b`
const listOf = (item: string): string => String.raw`${item}(?:(?:, and |, | and )${item})*`

/** References in a text: rules by name, decisions by number, documents by their path as written. */
export interface Pointers {
  readonly rules: ReadonlyArray<string>
  readonly decisions: ReadonlyArray<string>
  readonly documents: ReadonlyArray<string>
}

/** Joins the lines of a comment, so that a reference may continue on the next line. */
const joined = (text: string): string => text.replaceAll(/\s*\n\s*(?:\*(?!\/)|\/\/|--)?\s*/gu, " ")

const all = (text: string, before: string, item: string): ReadonlyArray<string> =>
  [...text.matchAll(new RegExp(`${before}(${listOf(item)})`, "giu"))].flatMap(([, list = ""]) =>
    [...list.matchAll(new RegExp(item, "gu"))].map(([each]) => each)
  )

/** Reads the references in a file: "rule price.rounding", "rules zip.form and amount.limits", "decision 005". */
export const pointersIn = (text: string): Pointers => {
  const line = joined(text)
  return {
    rules: all(line, String.raw`\brules? `, name),
    decisions: [
      ...all(line, String.raw`\bdecisions? `, number),
      ...all(line, String.raw`\bdocs/decisions/`, number)
    ],
    documents: [...line.matchAll(/[\w./-]*\b[\w-]+\.md\b/gu)].map(([each]) => each)
  }
}
