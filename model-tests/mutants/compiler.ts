import { parseSync, Visitor } from "rolldown/utils"
import { complaintsOf } from "../../tools/compiler.ts"
import { short } from "./short.ts"

/** A mutant: the text between two positions of a source is replaced. */
export interface Change {
  readonly file: string
  readonly source: string
  readonly start: number
  readonly end: number
  readonly replacement: string
}

/** Returns the statement that throws a plain `Error` and contains the change. */
const throwAround = ({ source, start, end }: Change): { start: number; end: number } | undefined => {
  const found: Array<{ start: number; end: number }> = []
  new Visitor({
    ThrowStatement: (node) => {
      const { argument } = node
      const isPlain =
        argument.type === "NewExpression" &&
        argument.callee.type === "Identifier" &&
        argument.callee.name === "Error"
      if (isPlain && node.start <= start && end <= node.end) found.push(node)
    }
  }).visit(parseSync("mutant.ts", source).program)
  return found[0]
}

const applied = ({ source, start, end, replacement }: Change): string =>
  source.slice(0, start) + replacement + source.slice(end)

/**
 * Returns the code to compile: the mutant; for a mutant inside a throw, the code without the complete throw statement.
 */
const asked = (change: Change): { readonly text: string; readonly about: string } => {
  const thrown = throwAround(change)
  return thrown === undefined
    ? { text: applied(change), about: "" }
    : { text: applied({ ...change, ...thrown, replacement: "{}" }), about: "without this throw: " }
}

/**
 * Returns the compiler's error for each of these mutants, or `undefined` if it accepts the mutant. Each is compiled in
 * memory, as a file next to the original. @throws Error if the compiler refuses an unchanged file, because its errors
 * would then prove nothing
 */
export const compilerVerdicts = (changes: ReadonlyArray<Change>): ReadonlyArray<string | undefined> => {
  if (changes.length === 0) return []
  const questions = changes.map((change, index) => ({
    ...asked(change),
    name: change.file.replace(/\.ts$/u, `.mutant-${index}.ts`)
  }))
  const texts = new Map([
    ...questions.map(({ name, text }) => [name, text] as const),
    ...changes.map(({ file, source }) => [file, source] as const)
  ])
  // only the first error of a file is used
  const against = new Map(
    complaintsOf(texts, [...texts.keys()])
      .toReversed()
      .map(({ file, message }) => [file, message])
  )
  for (const { file } of changes) {
    const wrong = against.get(file)
    if (wrong !== undefined) throw new Error(`The compiler refuses ${file} as it stands: ${wrong}`)
  }
  return questions.map(({ name, about }) => {
    const message = against.get(name)
    return message === undefined ? undefined : short(about + message)
  })
}
