import { useEffect, useState } from "react"
import type { OrderDraft } from "../../domain/order/draft.ts"
import type { Client } from "../../services/client/client.ts"
import { type KnownAccount, loadKnownAccount } from "../../services/page/load-known-account.ts"
import type { SiteFacts } from "../../ui/layouts/site-facts.ts"

/** Returns the buyer's account data, requested by the browser while the order has no address yet. */
export const useKnownAccount = (
  client: Client,
  person: SiteFacts["person"],
  draft: OrderDraft | null
): KnownAccount | null => {
  const [account, setAccount] = useState<KnownAccount | null>(null)
  const isWanted = person !== null && draft !== null && draft.deliveryAddress === null
  const zipCode = draft?.calculation.zipCode ?? ""
  const countryId = draft?.countryId ?? 1
  useEffect(() => {
    if (!isWanted) return
    let isShown = true
    void loadKnownAccount(client, { zipCode, countryId }).then((known) => {
      if (isShown) setAccount(known)
    })
    return () => {
      isShown = false
    }
  }, [client, isWanted, zipCode, countryId])
  return account
}
