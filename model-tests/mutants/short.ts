/** Longer changes are cut: readers only need to recognise them. */
const longest = 100

/** Formats code on one line, as quoted in results. */
export const short = (code: string): string => {
  const line = code.replaceAll(/\s+/gu, " ").trim()
  return line.length > longest ? `${line.slice(0, longest)}…` : line
}
