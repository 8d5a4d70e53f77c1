import { Trans } from "@lingui/react/macro"
import type { WatchedPrice } from "../../domain/alarm/watched-price.ts"
import { regionsOf } from "../../domain/place/region.ts"
import { AlarmBlock } from "../kit/alarm/AlarmBlock.tsx"
import { AlarmZipField } from "../kit/alarm/AlarmZipField.tsx"
import type { LocalPrices } from "./local-facts.ts"

interface WatchedAreaProps {
  /** Name of the area whose price the alarm watches. */
  readonly area: string
  /** Name of the page's place. */
  readonly title: string
}

/**
 * Names the area that an alarm watches: places within a federal state have prices of their own, but an alarm watches
 * the price of the federal state.
 */
function WatchedArea({ area, title }: WatchedAreaProps) {
  return area === title ? (
    <Trans>Beobachtet wird der mittlere Preis im Gebiet „{area}“.</Trans>
  ) : (
    <Trans>
      Beobachtet wird der mittlere Preis im Gebiet „{area}“, nicht der für {title} allein.
    </Trans>
  )
}

/** Field for the postal code of an alarm, which must be in the federal state whose price the page shows. */
function PlaceInState({ slug, name }: { readonly slug: string; readonly name: string }) {
  return (
    <>
      <input type="hidden" name="state" value={slug} />
      <AlarmZipField
        label={<Trans>Ihre Postleitzahl</Trans>}
        hint={<Trans>Ein Ort im Gebiet „{name}“</Trans>}
        required
      />
    </>
  )
}

/**
 * Returns the alarm form for a place's page, or `null` if there is no price for today. On the pages of federal states
 * and counties, the form requires a postal code, so that the alarm watches the price beside the form and never the
 * country's price (rule account.alarms).
 */
export const localAlarm = (
  { countryId, title, zipCode, regionSlug }: LocalPrices,
  productId: number,
  watched: WatchedPrice | undefined
) => {
  if (watched?.price === undefined) return null
  const region = regionsOf(countryId).find(({ slug }) => slug === regionSlug)
  return (
    <AlarmBlock
      productId={productId}
      zipCode={zipCode ?? ""}
      watched={watched}
      subject={<WatchedArea area={watched.area} title={title} />}
      placeFields={region && <PlaceInState slug={region.slug} name={region.name} />}
    />
  )
}
