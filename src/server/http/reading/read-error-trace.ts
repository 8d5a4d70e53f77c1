import { type Body, given, isBody, type Read, readEach, withMembers } from "./body.ts"

const textOf = (sent: Body, name: string, most: number): unknown => {
  const value = given(sent, name) ?? ""
  return typeof value === "string" ? value.slice(0, most).toWellFormed() : value
}

/** A clock of the page counts in fractions of a millisecond. */
const numberOf = (sent: Body, name: string): unknown => {
  const value = given(sent, name) ?? 0
  return typeof value === "number" ? Math.round(value) : value
}

/** A promise that failed has no place in a file, an error of another origin no stack, and a stack may be long. */
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

/** A report of script errors as browsers send it; what is too long to be stored is cut. */
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
