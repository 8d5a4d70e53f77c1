import { createHash } from "node:crypto"
import { parseSync } from "rolldown/utils"

/** TypeScript without its comments and empty lines, each line without its indentation. */
const codeOf = (text: string): string => {
  const { comments } = parseSync("measured.ts", text)
  const ends = [0, ...comments.map(({ end }) => end)]
  const starts = [...comments.map(({ start }) => start), text.length]
  return ends
    .map((end, index) => text.slice(end, starts[index]))
    .join("")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .join("\n")
}

/** Tells whether a file still has the code that was measured; its comments may be others, as no mutant is made of them. */
export const hashOf = (text: string): string =>
  createHash("sha256").update(codeOf(text)).digest("hex").slice(0, 12)
