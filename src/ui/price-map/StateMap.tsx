import { outlines } from "virtual:state-outlines"
import type { ReactNode } from "react"
import type { CountryId } from "../../domain/place/country.ts"
import { MapLegend } from "./MapLegend.tsx"
import { hatching } from "./hatching.ts"
import { MapState, type StateOnMap } from "./MapState.tsx"
import s from "./StateMap.module.css"

interface StateMapProps {
  readonly countryId: CountryId
  /** What is shown, for those who listen: "Pelletpreise der Bundesländer". */
  readonly label: string
  readonly states: ReadonlyArray<StateOnMap>
  /** What its colours say, where they are not prices. */
  readonly legend?: ReactNode
}

/**
 * A country's states coloured by price, each a link to its page. The same prices stand in a list beside it, which is the
 * page's: on the map itself small states have no room for them. One map a page, and drawn by the server alone.
 */
export function StateMap({ countryId, label, states, legend }: StateMapProps) {
  const map = outlines[countryId]
  if (map === undefined) return null
  return (
    <figure className={s["map"]} aria-label={label}>
      <svg viewBox={map.viewBox} className={s["country"]}>
        <defs>
          <pattern id={hatching} width="12" height="12" patternUnits="userSpaceOnUse">
            <rect width="12" height="12" className={s["hatched"]} />
            <path d="M-3 3l6-6M0 12l12-12M9 15l6-6" className={s["hatch"]} />
          </pattern>
        </defs>
        {states.map((state) => (
          <MapState key={state.mapId} state={state} path={map.paths[state.mapId]} />
        ))}
      </svg>
      {legend ?? (
        <MapLegend
          hasPrices={states.some(({ step }) => step !== null)}
          hasGaps={states.some(({ step }) => step === null)}
        />
      )}
    </figure>
  )
}
