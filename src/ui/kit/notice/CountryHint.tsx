import { Trans } from "@lingui/react/macro"
import { countries, type CountryId } from "../../../domain/place/country.ts"
import { type LocaleCode, localeOfCountry } from "../../../domain/locale/locale.ts"
import { Notice } from "./Notice.tsx"
import s from "./CountryHint.module.css"

interface CountryHintProps {
  /** Countries in which the zip code is served. */
  readonly countries: ReadonlyArray<CountryId>
  readonly homes: Readonly<Record<LocaleCode, string>>
  /** The page there with what was typed here, so that it is not typed twice; the home page where there is none. */
  readonly path?: `/${string}`
}

const addressIn = (home: string, path = "/"): string =>
  path === "/" ? home : home.replace(/\/$/u, "") + path

/** The zip code is nothing here but something over the border: the words and the ways (rule zip.country-hint). */
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

/** The hint as a notice in the page; nothing where no other country has the zip code. */
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
