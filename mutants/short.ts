import { createHash } from "node:crypto"

/** Longer changes are cut: they are to be recognised, not to be applied. */
const longest = 100

/** Code on one line, as results and reasons quote it. */
export const short = (code: string): string => {
  const line = code.replaceAll(/\s+/gu, " ").trim()
  return line.length > longest ? `${line.slice(0, longest)}…` : line
}

/** Tells whether a file is still the one that was measured. */
export const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 12)
