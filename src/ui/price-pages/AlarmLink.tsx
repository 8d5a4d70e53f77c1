import { Trans } from "@lingui/react/macro"
import { usualGroup } from "../../domain/product/product-group.ts"
import { useHref } from "../kit/site.tsx"
import s from "./AlarmLink.module.css"

/** The way from a price to being told when it falls. */
export function AlarmLink({ zipCode }: { readonly zipCode?: string | undefined }) {
  const href = useHref()
  const place = zipCode === undefined ? "" : `&plz=${zipCode}`
  return (
    <p>
      <a href={`${href("/preisalarm")}?brennstoff=${usualGroup.slug}${place}`} className={s["link"]}>
        <Trans>Bescheid geben, wenn der Preis fällt</Trans>
      </a>
    </p>
  )
}
