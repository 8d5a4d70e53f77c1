import { redactedLog } from "../http/log/redacted-log.ts"
import { routeNameOf } from "../http/log/request-meters.ts"
import { loggedPath } from "../http/log/logged-path.ts"

/** A path in a text: what stands behind its slashes may be the token of a link. */
const path = /(?<![\w:/.])\/[^\s"')]*/gu

/** A page that failed, for the log: without the token of a link, which a failure may name in its own words as well. */
export const failedPage = (failure: unknown, href: string): string => {
  const text = failure instanceof Error ? (failure.stack ?? failure.message) : String(failure)
  return `Page ${routeNameOf(href)} failed: ${redactedLog(text).replace(path, loggedPath)}`
}
