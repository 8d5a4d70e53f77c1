import type { Failure } from "./buyers.ts"

/**
 * Returns whether a failure counts as an error of the shop even while other services fail. It does if the response does
 * not tell the caller to retry later. The balancer's own 504 does tell the caller so (haproxy-shop.cfg).
 */
export const isWrong = ({ what }: Failure): boolean =>
  / answered (?!503|504: Gleich wieder da\.)[45]/u.test(what)

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
