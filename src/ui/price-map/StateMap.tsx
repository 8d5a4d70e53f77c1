import { outlines } from "virtual:state-outlines"
import type { ReactElement, ReactNode } from "react"
import type { CountryId } from "../../domain/place/country.ts"
import { useKeptInside } from "../kit/live/kept-inside.ts"
import type { CountryOutlines } from "./country-outlines.ts"
import { MapLegend } from "./MapLegend.tsx"
import { hatching } from "./hatching.ts"
import { MapState, type StateOnMap } from "./MapState.tsx"
import s from "./StateMap.module.css"

interface StateMapProps {
  readonly countryId: CountryId
  /** Name of the map for screen readers: "Pelletpreise der Bundesländer". */
  readonly label: string
  readonly states: ReadonlyArray<StateOnMap>
  /** Replaces the price legend if the colours show something other than prices. */
  readonly legend?: ReactNode
}

/**
 * Map of a country's federal states, coloured by price; each one links to its page. The page shows the same prices in a
 * list beside the map, because small federal states have no space for a price. A page contains at most one map, which
 * only the server renders.
 */
export function StateMap({ countryId, label, states, legend }: StateMapProps) {
  const map = outlines[countryId]
  if (map === undefined) return null
  const inside = <MapInside map={map} states={states} legend={legend} />
  return (
    <Figure label={label} shown={legend === undefined ? { countryId, states } : undefined} inside={inside} />
  )
}

interface FigureProps {
  readonly label: string
  /** Undefined for a map with a legend of its own, which cannot be compared with that of another page. */
  readonly shown: object | undefined
  readonly inside: ReactElement
}

function Figure({ label, shown, inside }: FigureProps) {
  return (
    <figure className={s["map"]} aria-label={label} {...useKeptInside("price-map/StateMap", shown, inside)} />
  )
}

interface MapInsideProps extends Pick<StateMapProps, "states" | "legend"> {
  readonly map: CountryOutlines
}

function MapInside({ map, states, legend }: MapInsideProps) {
  return (
    <>
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
    </>
  )
}
