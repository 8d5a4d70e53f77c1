import { hatching } from "./hatching.ts"
import { clipId, outlineId } from "./outline-ids.ts"
import s from "./StateMap.module.css"

/** Outlines of all federal states by map id, and the pattern for those without a price; other elements refer to them. */
export function MapOutlines({ paths }: { readonly paths: Readonly<Record<string, string>> }) {
  return (
    <>
      <pattern id={hatching} width="12" height="12" patternUnits="userSpaceOnUse">
        <rect width="12" height="12" className={s["hatched"]} />
        <path d="M-3 3l6-6M0 12l12-12M9 15l6-6" className={s["hatch"]} />
      </pattern>
      {Object.entries(paths).map(([mapId, path]) => (
        <clipPath key={mapId} id={clipId(mapId)}>
          <path id={outlineId(mapId)} d={path} className={s["outline"]} />
        </clipPath>
      ))}
    </>
  )
}
