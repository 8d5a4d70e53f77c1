import { createHash } from "node:crypto"
import { parseSync } from "rolldown/utils"

/** TypeScript without its comments, its imports and empty lines, each line without its indentation. */
const codeOf = (text: string): string => {
  const { comments, program } = parseSync("measured.ts", text)
  const imports = program.body.filter(({ type }) => type === "ImportDeclaration")
  const inImport = ({ start }: { readonly start: number }) =>
    imports.some((each) => each.start < start && start < each.end)
  const dropped = [...comments.filter((comment) => !inImport(comment)), ...imports].toSorted(
    (one, other) => one.start - other.start
  )
  const ends = [0, ...dropped.map(({ end }) => end)]
  const starts = [...dropped.map(({ start }) => start), text.length]
  return ends
    .map((end, index) => text.slice(end, starts[index]))
    .join("")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .join("\n")
}

/**
 * Tells whether a file still has the code that was measured; its comments and imports may be others, as no mutant is
 * made of them: a file that is moved, or what it imports, is not measured again.
 */
export const hashOf = (text: string): string =>
  createHash("sha256").update(codeOf(text)).digest("hex").slice(0, 12)
