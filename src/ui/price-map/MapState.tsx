import type { PriceStep } from "../../domain/price-history/price-steps.ts"
import { hatchedUnlessPriced } from "./hatching.ts"
import s from "./StateMap.module.css"

/** What the map shows of a state. */
export interface StateOnMap {
  /** ISO 3166-2, as regions have it. */
  readonly mapId: string
  readonly name: string
  /** The price as it is read: "402,10 €". */
  readonly text: string
  /** From cheap to dear; null without a price of its own. */
  readonly step: PriceStep | null
  /** The page of its prices. */
  readonly href?: string | undefined
}

interface MapStateProps {
  readonly state: StateOnMap
  /** Its outline; a state that maps do not have stands in the list alone. */
  readonly path: string | undefined
}

/** One state of the map. It is cut along its own outline, so that no ring around it lies under what is drawn later. */
export function MapState({ state: { mapId, name, text, step, href }, path }: MapStateProps) {
  if (path === undefined) return null
  const label = `${name}: ${text}`
  const outline = `state-${mapId}`
  const cut = `within-${mapId}`
  const drawn = (
    <g clipPath={`url(#${cut})`}>
      <title>{label}</title>
      <use
        href={`#${outline}`}
        className={s["shape"]}
        data-step={step ?? undefined}
        fill={hatchedUnlessPriced(step)}
      />
      <use href={`#${outline}`} className={s["ring"]} />
    </g>
  )
  return (
    <>
      <clipPath id={cut}>
        <path id={outline} d={path} className={s["outline"]} />
      </clipPath>
      {href === undefined ? (
        drawn
      ) : (
        <a href={href} aria-label={label} className={s["link"]}>
          {drawn}
        </a>
      )}
    </>
  )
}
