import type { Front } from "./front-door.ts"

const body = JSON.stringify({
  Code: "HostUnknown",
  Message: "This server does not answer for that host.",
  Problems: []
})

/**
 * Returns the host name of a Host header, without the port and in lower case; `undefined` if the header is missing or
 * contains no host name.
 */
export const hostName = (header: string | undefined): string | undefined => {
  const match = /^([a-z0-9.-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::[0-9]{1,5})?$/iu.exec(header ?? "")
  return match?.[1]?.toLowerCase()
}

/** Counts the Host headers; `rawHeaders` contains names and values in turn. */
const countOfHosts = (rawHeaders: ReadonlyArray<string>): number => {
  let count = 0
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === "host") count += 1
  return count
}

/**
 * Whether the request target is a path; `*`, which only OPTIONS requests use, counts as one. Absolute URLs whose host
 * equals the Host header have already been converted to paths by the front door (front-door.ts).
 */
const isPath = (url: string | undefined): boolean => url === "*" || url?.startsWith("/") === true

/**
 * Responds with 421 to a request for a host that is not the shop's or with two Host headers, because caches and links
 * would otherwise use a host that the caller chose; responds with 400 if there is no host (rule safety.hosts). Runs
 * before all other handlers.
 */
export const hostGuard = (allowed: ReadonlySet<string>): Front => {
  return (request, response) => {
    const host = hostName(request.headers.host)
    if (
      host !== undefined &&
      allowed.has(host) &&
      countOfHosts(request.rawHeaders) === 1 &&
      isPath(request.url)
    )
      return false
    response.writeHead(request.headers.host === undefined ? 400 : 421, {
      "content-type": "application/json",
      "cache-control": "no-store",
      connection: "close"
    })
    response.end(body)
    return true
  }
}
