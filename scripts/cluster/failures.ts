import type { Failure } from "./buyers.ts"

/** A response that tells the caller to retry later: the shop's 503, or the balancer's own 502 or 504 (haproxy-shop.cfg). */
const putOff = / answered (?:503|50[24]: Gleich wieder da\.)|^Error: No session from \S+ 50[234]$/u

/** A connection that ended before the response, as texts of Node's errors. */
const cutOff =
  /socket hang up|other side closed|fetch failed|Error: (?:aborted|terminated)|\b(?:ECONNRESET|ECONNREFUSED|EPIPE|ETIMEDOUT|EHOSTUNREACH)\b/u

/**
 * Returns whether a failure counts as an error of the shop even while other services fail: any response that neither is
 * right nor tells the caller to retry later, also one whose content is not what the caller asked for.
 */
export const isWrong = ({ what }: Failure): boolean =>
  !putOff.test(what) && (/ answered \d/u.test(what) || !cutOff.test(what))

/** Formats the kinds of failures with counts, errors of the shop first; ids of drafts are removed. */
export const kindsOf = (failures: ReadonlyArray<Failure>): string => {
  const counts = new Map<string, number>()
  for (const { what } of [...failures.filter(isWrong), ...failures.filter((one) => !isWrong(one))]) {
    const kind = what.replaceAll(/[\w-]{20,}/gu, "…").slice(0, 160)
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  return [...counts]
    .slice(0, 8)
    .map(([kind, count]) => `    ${count} × ${kind}`)
    .join("\n")
}
