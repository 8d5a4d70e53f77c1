import { Effect } from "effect"
import { Secrets } from "../http/secrets.ts"
import { sameText } from "../http/sessions.ts"

/** Signs the link targets of an advert, so that the shop is not an open redirect (rule advert.links). */
export const linkSignature = Effect.map(Secrets, ({ sign }) => {
  const signatureOf = (advertId: number, target: string): string =>
    sign("advert", `${advertId} ${target}`).slice(0, 32)
  return {
    signatureOf,
    isOurs: (advertId: number, target: string, signature: string): boolean =>
      sameText(signatureOf(advertId, target), signature)
  }
})
