import { Plural } from "@lingui/react/macro"
import { areaText } from "../../../domain/dealer/delivery-area-prefixes.ts"
import type { CountryId } from "../../../domain/place/country.ts"
import s from "./Dealers.module.css"

interface AreaCodesProps {
  readonly countryId: CountryId
  readonly zipPrefixes: ReadonlyArray<string>
  readonly codeCount: number
}

/** Maximum number of prefixes shown for an area. */
const most = 12

/** Shows the first prefixes of an area's postal codes, and the number of stored codes. */
export function AreaCodes({ countryId, zipPrefixes, codeCount }: AreaCodesProps) {
  const shown = areaText(zipPrefixes.slice(0, most), countryId)
  return (
    <span className={s["codes"]}>
      {zipPrefixes.length > most ? `${shown} …` : shown}{" "}
      <span className={s["quiet"]}>
        (<Plural value={codeCount} one="# Postleitzahl" other="# Postleitzahlen" />)
      </span>
    </span>
  )
}
