import { useCallback, useEffect, useState } from "react"
import type { CountryId } from "../../domain/place/country.ts"
import type { OwnAddresses } from "../../domain/order/wizard/own-address.ts"
import type { Client } from "../../services/client/client.ts"
import { loadOwnAddresses } from "../../services/page/load-own-addresses.ts"

interface Wanted {
  readonly countryId: CountryId
  readonly allowInvoiceAddress: boolean
  readonly allowCompany: boolean
}

/**
 * Returns the user's own addresses that are valid for an order, requested by the browser; `null` for a guest and until
 * they are loaded.
 */
export const useOwnAddresses = (client: Client, wanted: Wanted | null) => {
  const [own, setOwn] = useState<OwnAddresses | null>(null)
  const [round, setRound] = useState(0)
  const isWanted = wanted !== null
  const countryId = wanted?.countryId ?? 1
  const ai = wanted?.allowInvoiceAddress === true
  const ac = wanted?.allowCompany === true
  useEffect(() => {
    if (!isWanted) return
    let isShown = true
    void loadOwnAddresses(client, { countryId, ai, ac }).then((known) => {
      if (isShown && known !== null) setOwn(known)
    })
    return () => {
      isShown = false
    }
  }, [client, isWanted, countryId, ai, ac, round])
  return { own: isWanted ? own : null, reload: useCallback(() => setRound((count) => count + 1), []) }
}
