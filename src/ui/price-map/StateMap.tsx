import { outlines } from "virtual:state-outlines"
import type { CountryId } from "../../domain/place/country.ts"
import { useKeptInside } from "../kit/live/kept-inside.ts"
import type { CountryOutlines } from "./country-outlines.ts"
import { MapLegend } from "./MapLegend.tsx"
import { MapOutlines } from "./MapOutlines.tsx"
import { MapState, type StateOnMap } from "./MapState.tsx"
import { StepLegend, type StepTexts } from "./StepLegend.tsx"
import s from "./StateMap.module.css"

interface StateMapProps {
  readonly countryId: CountryId
  /** Name of the map for screen readers: "Pelletpreise der Bundesländer". */
  readonly label: string
  readonly states: ReadonlyArray<StateOnMap>
  /** Replaces the price legend if the colours show something other than prices. */
  readonly legend?: StepTexts | undefined
  /** Whether many documents show the same map, so that it is rendered once for all of them. */
  readonly isShared?: boolean
}

/**
 * Map of a country's federal states, coloured by price; each one links to its page. The page shows the same prices in a
 * list beside the map, because small federal states have no space for a price. A page contains at most one map, which
 * only the server renders.
 */
export function StateMap(props: StateMapProps) {
  const map = outlines[props.countryId]
  return map === undefined ? null : <Figure {...props} map={map} />
}

interface DrawnMapProps extends StateMapProps {
  readonly map: CountryOutlines
}

function Figure({ isShared = true, ...props }: DrawnMapProps) {
  const { countryId, label, states, legend } = props
  const shown = isShared ? { countryId, states, legend } : undefined
  const inside = useKeptInside("price-map/StateMap", shown, <MapInside {...props} />)
  return <figure className={s["map"]} aria-label={label} {...inside} />
}

function MapInside({ countryId, map: { viewBox, paths }, states, legend }: DrawnMapProps) {
  const definitions = useKeptInside("price-map/MapOutlines", { countryId }, <MapOutlines paths={paths} />)
  return (
    <>
      <svg viewBox={viewBox} className={s["country"]}>
        <defs {...definitions} />
        {/* a federal state that is not on the map is shown only in the list */}
        {states.map(
          (state) => paths[state.mapId] !== undefined && <MapState key={state.mapId} state={state} />
        )}
      </svg>
      {legend === undefined ? (
        <MapLegend
          hasPrices={states.some(({ step }) => step !== null)}
          hasGaps={states.some(({ step }) => step === null)}
        />
      ) : (
        <StepLegend {...legend} />
      )}
    </>
  )
}
