interface Line {
  readonly time: string
  readonly level: string
  readonly message: string
  readonly requestId?: string
  readonly error?: string
  readonly [fact: string]: unknown
}

const isLine = (read: unknown): read is Line =>
  typeof read === "object" &&
  read !== null &&
  ["time", "level", "message"].every((name) => typeof Reflect.get(read, name) === "string")

const lineOf = (text: string): Line | undefined => {
  if (!text.startsWith("{")) return undefined
  try {
    const read: unknown = JSON.parse(text)
    return isLine(read) ? read : undefined
  } catch {
    return undefined
  }
}

const readable = ({ time, level, message, requestId, error, ...facts }: Line): string => {
  const words = Object.entries(facts).map(([name, value]) => `${name}=${String(value)}`)
  return [
    [time, level.padEnd(5), ...(requestId === undefined ? [] : [requestId]), message, ...words].join("  "),
    ...(error === undefined ? [] : error.split("\n")).map((line) => `    ${line}`)
  ].join("\n")
}

/**
 * Formats a log that the shop wrote with LOG_FORMAT=json: all lines, or only those of one request and of the jobs that
 * it started. Lines that are not JSON, e.g. those of a supervisor, are printed unchanged if all lines are requested.
 */
export const readableLines = (text: string, requestId?: string): ReadonlyArray<string> =>
  text.split("\n").flatMap((raw) => {
    const line = lineOf(raw)
    if (line === undefined) return raw === "" || requestId !== undefined ? [] : [raw]
    return requestId === undefined || line.requestId === requestId ? [readable(line)] : []
  })
