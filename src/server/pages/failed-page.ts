import { redactedLog } from "../http/log/redacted-log.ts"
import { routeNameOf } from "../http/log/request-meters.ts"
import { loggedPath } from "../http/log/logged-path.ts"

/** Matches a path in a text: a part of the path may be the token of a link. */
const path = /(?<![\w:/.])\/[^\s"')]*/gu

/** Writes the log text for a failed page, without the tokens of links, which an error message may contain as well. */
export const failedPage = (failure: unknown, href: string): string => {
  const text = failure instanceof Error ? (failure.stack ?? failure.message) : String(failure)
  return `Page ${routeNameOf(href)} failed: ${redactedLog(text).replace(path, loggedPath)}`
}
