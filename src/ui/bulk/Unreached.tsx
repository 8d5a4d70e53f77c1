import { Plural } from "@lingui/react/macro"
import { useSite } from "../kit/site.tsx"

/** Lists the delivery points without a dealer; `places` are their row numbers, counted from 1. */
export function Unreached({ places }: { readonly places: ReadonlyArray<number> }) {
  const { locale } = useSite()
  const named = new Intl.ListFormat(locale.bcp47).format(places.map(String))
  return (
    <Plural
      value={places.length}
      one={`Zur Lieferstelle ${named} liefert kein Händler`}
      other={`Zu den Lieferstellen ${named} liefert kein Händler`}
    />
  )
}
