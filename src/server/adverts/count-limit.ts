import { networkOf } from "../http/front/client-address.ts"

const windowMs = 600_000
/** Maximum number of views per network in ten minutes; many visitors can share one network. */
const mostOfNetwork = 300
const mostNetworks = 50_000

/**
 * Counts views per network within ten minutes, in the memory of this process only: writing a row for each view would
 * cost more than the limit saves. All counts are dropped after ten minutes, or when there are too many networks.
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
