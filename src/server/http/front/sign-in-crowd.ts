import { clientAddress, networkOf, type TrustedProxies } from "./client-address.ts"
import { calledPath } from "../log/called-path.ts"
import { comeAgain } from "./come-again.ts"
import type { Front } from "./front-door.ts"

/** This many sign-ins are read at once; the hashes themselves are bounded more narrowly (decision 020). */
const atOnce = 48
/** This many of them one network may have on their way, so that slow bodies of one network do not keep other networks out. */
const perNetwork = 8

/**
 * Asks a crowd at the sign-in to retry later, before any of its bodies is read, decoded or checked: each of 500 refusals
 * behind the router costs as much as a page, and visitors who look at offers would wait for them (decision 020).
 */
export const signInCrowd = (path: string, proxies: TrustedProxies): Front => {
  const held = new Map<string, number>()
  let inside = 0
  return (request, response) => {
    if (request.method !== "POST" || calledPath(request.url ?? "") !== path) return false
    const forwardedFor = request.headers["x-forwarded-for"]
    const network = networkOf(
      clientAddress(
        request.socket.remoteAddress,
        Array.isArray(forwardedFor) ? forwardedFor.join() : forwardedFor,
        proxies
      )
    )
    const others = held.get(network) ?? 0
    if (inside >= atOnce || others >= perNetwork) return comeAgain(response, 1)
    inside += 1
    held.set(network, others + 1)
    response.once("close", () => {
      inside -= 1
      const left = (held.get(network) ?? 1) - 1
      if (left === 0) held.delete(network)
      else held.set(network, left)
    })
    return false
  }
}
