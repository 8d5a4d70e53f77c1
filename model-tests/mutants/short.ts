/** Longer changes are cut: they are to be recognised, not to be applied. */
const longest = 100

/** Code on one line, as results quote it. */
export const short = (code: string): string => {
  const line = code.replaceAll(/\s+/gu, " ").trim()
  return line.length > longest ? `${line.slice(0, longest)}…` : line
}
