import { Context } from "effect"
import { redactedLog } from "../http/log/redacted-log.ts"

/** Structured fields of a log line; none contains personal data. */
export interface LogFacts {
  /** Id (X-Request-Id) of the request in which the event happened or that added the job. */
  readonly requestId?: string | undefined
  readonly method?: string
  /** Route template. */
  readonly route?: string
  readonly status?: number
  readonly ms?: number
  readonly task?: string
  /** The error with its stack; redacted when it is written. */
  readonly error?: string
}

type Write = (message: string, facts?: LogFacts) => void

export interface OwnLog {
  readonly info: Write
  readonly error: Write
}

interface Out {
  readonly log: (line: string) => void
  readonly error: (line: string) => void
}

/** Formats a human-readable line: the message, then the error, then the request. */
const textLine = (message: string, { requestId, error }: LogFacts = {}): string =>
  [
    message,
    ...(error === undefined ? [] : [`: ${redactedLog(error)}`]),
    ...(requestId === undefined ? [] : [` (request ${requestId})`])
  ].join("")

/** Writes plain text lines, with errors redacted. */
export const textLog = (out: Out): OwnLog => ({
  info: (message, facts) => out.log(textLine(message, facts)),
  error: (message, facts) => out.error(textLine(message, facts))
})

/**
 * Writes one JSON object per line with `time`, `level`, `message` and further fields, everything redacted (rule
 * safety.redacted-logs).
 */
export const jsonLog = (out: Out): OwnLog => {
  const line = (level: "info" | "error", message: string, { error, ...facts }: LogFacts = {}): string =>
    JSON.stringify({
      time: new Date(Date.now()).toISOString(),
      level,
      message: redactedLog(message),
      ...facts,
      ...(error === undefined ? {} : { error: redactedLog(error) })
    })
  return {
    info: (message, facts) => out.log(line("info", message, facts)),
    error: (message, facts) => out.error(line("error", message, facts))
  }
}

/** The log of this process. */
export const HouseLog = Context.Reference<OwnLog>("server/ports/HouseLog", {
  defaultValue: () => textLog(console)
})
