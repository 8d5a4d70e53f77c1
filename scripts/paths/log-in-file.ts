import { readFileSync, statSync } from "node:fs"

/** Maximum size of the file in bytes: larger than any log of an order, or any machine log that a browser page keeps. */
const longest = 10_000_000

/** Returns the JSON value of a file, or one line that explains why it cannot be read. */
export const readLogFile = (file: string): { readonly value: unknown } | string => {
  try {
    if (statSync(file).size > longest) return `${file} is longer than any log (${longest / 1_000_000} MB).`
    const text = readFileSync(file, "utf8")
    try {
      const value: unknown = JSON.parse(text)
      return { value }
    } catch {
      return `${file} is no JSON: write it with npm run log -- order NUMBER --to ${file}, or error ID instead of order NUMBER.`
    }
  } catch (problem) {
    const code = problem instanceof Error && "code" in problem ? String(problem.code) : ""
    return code === "ENOENT" ? `There is no file ${file}.` : `${file} cannot be read (${code}).`
  }
}
