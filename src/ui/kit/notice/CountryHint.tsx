import { Trans } from "@lingui/react/macro"
import { countries, type CountryId } from "../../../domain/place/country.ts"
import { type LocaleCode, localeOfCountry } from "../../../domain/locale/locale.ts"
import { Notice } from "./Notice.tsx"
import s from "./CountryHint.module.css"

interface CountryHintProps {
  /** Countries in which the zip code is served. */
  readonly countries: ReadonlyArray<CountryId>
  readonly homes: Readonly<Record<LocaleCode, string>>
  /** Path of the page in the other country, including the current input; the home page if omitted. */
  readonly path?: `/${string}`
}

const addressIn = (home: string, path = "/"): string =>
  path === "/" ? home : home.replace(/\/$/u, "") + path

/**
 * Hint text and links for a zip code that is invalid here but valid in a neighbouring country (rule zip.country-hint).
 */
export function CountryHintText({ countries: hinted, homes, path }: CountryHintProps) {
  return (
    <>
      <p>
        <Trans>
          Diese Postleitzahl gilt hier nicht oder wurde nicht gefunden. Meinten Sie vielleicht einen Ort in
          einem anderen Land?
        </Trans>
      </p>
      <ul className={s["list"]}>
        {hinted.map((countryId) => (
          <li key={countryId}>
            <a href={addressIn(homes[localeOfCountry(countryId).code], path)}>{countries[countryId].name}</a>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The country hint as a notice on the page; renders nothing if no other country has the zip code. */
export function CountryHint(props: CountryHintProps) {
  if (props.countries.length === 0) return null
  return (
    <div className={s["hint"]}>
      <Notice announced>
        <CountryHintText {...props} />
      </Notice>
    </div>
  )
}
