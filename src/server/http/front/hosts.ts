import type { Front } from "./front-door.ts"

const body = JSON.stringify({
  Code: "HostUnknown",
  Message: "This server does not answer for that host.",
  Problems: []
})

/** Host header without its port, lower case; `undefined` when it is missing or no host name. */
export const hostName = (header: string | undefined): string | undefined => {
  const match = /^([a-z0-9.-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::[0-9]{1,5})?$/iu.exec(header ?? "")
  return match?.[1]?.toLowerCase()
}

/** Names and values stand in turn. */
const countOfHosts = (rawHeaders: ReadonlyArray<string>): number => {
  let count = 0
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === "host") count += 1
  return count
}

/** The door has made a path of an address that names the Host header's own host; `*` is asked for with OPTIONS alone. */
const isPath = (url: string | undefined): boolean => url === "*" || url?.startsWith("/") === true

/**
 * Answers 421 to a request for a foreign host or that names two: caches and links would otherwise follow
 * what a caller wrote (rule safety.hosts); 400 where none is named. Stands before everything else.
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
