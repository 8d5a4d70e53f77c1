import type { CellProblem } from "./list-file.ts"

/** A problem in the files; line 0 means that it concerns the complete file. */
export interface LineProblem extends CellProblem {
  readonly file: string
  readonly line: number
}

/** Maximum number of reported problems, since a file of a different kind would cause a problem in each line. */
export const mostProblems = 100

const longestValue = 60

const shown = (value: string): string => {
  const plain = value.replaceAll(/\p{Cc}/gu, " ")
  return plain.length > longestValue ? `${plain.slice(0, longestValue)}…` : plain
}

/** Formats a problem: `preise.csv, line 17, column preis: "abc" cannot be used; write an amount …` */
export const sentenceOf = ({ file, line, column, value, hint }: LineProblem): string => {
  const at = [file, ...(line === 0 ? [] : [`line ${line}`]), ...(column === "" ? [] : [`column ${column}`])]
  const said =
    column === "" ? "" : value.trim() === "" ? "nothing is there; " : `"${shown(value)}" cannot be used; `
  return `${at.join(", ")}: ${said}${hint}.`
}
