import { clientAddress, networkOf, type TrustedProxies } from "./client-address.ts"
import { calledPath } from "../log/called-path.ts"
import { comeAgain } from "./come-again.ts"
import type { Front } from "./front-door.ts"

/**
 * Maximum number of sign-ins that are read at once; the number of concurrent hashes has a lower limit (decision 020).
 */
const atOnce = 48
/**
 * Maximum number of sign-ins in progress for one network, so that slow bodies from one network do not exclude other
 * networks.
 */
const perNetwork = 8

/**
 * Refuses sign-ins beyond the limit, asking the caller to retry later, before their bodies are read, decoded or
 * checked: after the router, each refusal would cost as much as a page, and during 500 of them visitors who view offers
 * would have to wait (decision 020).
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
