import { parseSync, Visitor } from "rolldown/utils"
import { complaintsOf } from "../../tools/compiler.ts"
import { short } from "./short.ts"

/** A mutant as it can be made: what stands between two places of a source becomes something else. */
export interface Change {
  readonly file: string
  readonly source: string
  readonly start: number
  readonly end: number
  readonly replacement: string
}

/** The statement that throws a plain `Error` around a place of a source. */
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

/** What the compiler is asked about: the mutant; of one in what is thrown, the code without the whole throw. */
const asked = (change: Change): { readonly text: string; readonly about: string } => {
  const thrown = throwAround(change)
  return thrown === undefined
    ? { text: applied(change), about: "" }
    : { text: applied({ ...change, ...thrown, replacement: "{}" }), about: "without this throw: " }
}

/**
 * What the compiler says against each of these mutants; undefined where it takes one. Each is compiled in memory, as a
 * file beside its own.
 * @throws Error where it refuses a file as it stands, since then a refusal says nothing
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
  // the first word against a file stays
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
