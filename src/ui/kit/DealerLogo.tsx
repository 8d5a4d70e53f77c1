import { isPictureAddress, smallestAddress } from "../../domain/media/media-address.ts"
import s from "./DealerLogo.module.css"

/** A dealer's logo beside the dealer's name (rule dealer.logo); renders nothing if there is no logo. */
export function DealerLogo({ url }: { readonly url: string | null }) {
  if (url === null || !isPictureAddress(url)) return null
  return <img className={s["logo"]} src={smallestAddress(url)} alt="" loading="lazy" decoding="async" />
}
