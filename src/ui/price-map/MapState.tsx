import type { PriceStep } from "../../domain/price-history/price-steps.ts"
import { hatchedUnlessPriced } from "./hatching.ts"
import { clipId, outlineId } from "./outline-ids.ts"
import s from "./StateMap.module.css"

/** Data of a federal state on the map. */
export interface StateOnMap {
  /** Code of the state in ISO 3166-2, as used for regions. */
  readonly mapId: string
  readonly name: string
  /** The formatted price: "402,10 €". */
  readonly text: string
  /** Price step, from cheap to expensive; null if the state has no price of its own. */
  readonly step: PriceStep | null
  /** URL of the state's price page. */
  readonly href?: string | undefined
}

/**
 * One federal state on the map, drawn from its outline (`MapOutlines`). It is clipped to its own outline, so that
 * federal states drawn later do not cover its focus ring.
 */
export function MapState({ state: { mapId, name, text, step, href } }: { readonly state: StateOnMap }) {
  const label = `${name}: ${text}`
  const outline = `#${outlineId(mapId)}`
  const drawn = (
    <g clipPath={`url(#${clipId(mapId)})`}>
      <title>{label}</title>
      <use
        href={outline}
        className={s["shape"]}
        data-step={step ?? undefined}
        fill={hatchedUnlessPriced(step)}
      />
      <use href={outline} className={s["ring"]} />
    </g>
  )
  return href === undefined ? (
    drawn
  ) : (
    <a href={href} aria-label={label} className={s["link"]}>
      {drawn}
    </a>
  )
}
