import { Trans } from "@lingui/react/macro"
import type { WatchedGoods, WatchedPrice } from "../../domain/alarm/watched-price.ts"
import { AlarmBlock } from "../kit/alarm/AlarmBlock.tsx"
import { ButtonLink } from "../kit/Button.tsx"
import { useHref } from "../kit/site.tsx"
import s from "./AlarmBelow.module.css"

interface AlarmBelowProps extends WatchedGoods {
  readonly watched: WatchedPrice | undefined
}

/** The price alarm below the list; without today's price, it is a link to the alarm's own page. */
export function AlarmBelow({ productId, zipCode, watched }: AlarmBelowProps) {
  const href = useHref()
  return (
    <div className={s["alarm"]}>
      {watched?.price === undefined ? (
        <ButtonLink
          id="preisalarm"
          look="secondary"
          href={href(`/preisalarm?productId=${productId}&zipCode=${zipCode}`)}
        >
          <Trans>Bescheid geben, wenn der Preis fällt</Trans>
        </ButtonLink>
      ) : (
        <AlarmBlock productId={productId} zipCode={zipCode} watched={watched} />
      )}
    </div>
  )
}
