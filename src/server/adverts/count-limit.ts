import { networkOf } from "../http/front/client-address.ts"

const windowMs = 600_000
/** Many people share an address; together they do not look at more adverts than this in ten minutes. */
const mostOfNetwork = 300
const mostNetworks = 50_000

/**
 * How often a network is counted within ten minutes, in this process alone: a row for each view would cost more than what it
 * guards. Nothing is kept of a network longer than that.
 */
export const countLimit = () => {
  let begun = 0
  let counts = new Map<string, number>()
  return (address: string, now: number): boolean => {
    if (now - begun >= windowMs || counts.size >= mostNetworks) {
      begun = now
      counts = new Map()
    }
    const network = networkOf(address)
    const count = (counts.get(network) ?? 0) + 1
    counts.set(network, count)
    return count <= mostOfNetwork
  }
}
