import { type Body, given, isBody, type Read, readEach, withMembers } from "./body.ts"

const textOf = (sent: Body, name: string, most: number): unknown => {
  const value = given(sent, name) ?? ""
  return typeof value === "string" ? value.slice(0, most).toWellFormed() : value
}

/** Reads a number and rounds it, because the page's clock has fractions of a millisecond. */
const numberOf = (sent: Body, name: string): unknown => {
  const value = given(sent, name) ?? 0
  return typeof value === "number" ? Math.round(value) : value
}

/**
 * Reads an error and fills in missing fields: a rejected promise has no position in a file, and an error of another
 * origin has no stack. Long texts are cut.
 */
const readError: Read = (sent) =>
  isBody(sent)
    ? withMembers(sent, {
        message: textOf(sent, "message", 1000),
        filename: textOf(sent, "filename", 1000),
        lineno: numberOf(sent, "lineno"),
        colno: numberOf(sent, "colno"),
        stack: textOf(sent, "stack", 4000),
        time: numberOf(sent, "time")
      })
    : sent

/** Reads a report of script errors as browsers send it; texts that are too long to be stored are cut. */
export const readErrorTrace: Read = (sent) =>
  isBody(sent)
    ? withMembers(sent, {
        userAgent: textOf(sent, "userAgent", 500),
        href: textOf(sent, "href", 2000),
        timeStart: numberOf(sent, "timeStart"),
        timeEnd: numberOf(sent, "timeEnd"),
        errors: readEach(given(sent, "errors"), readError)
      })
    : sent
