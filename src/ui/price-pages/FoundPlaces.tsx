import { Plural, Trans } from "@lingui/react/macro"
import s from "./FoundPlaces.module.css"
import type { PlaceChoice } from "./place-choice.ts"

interface FoundPlacesProps {
  readonly written: string
  readonly choice: PlaceChoice
}

/** Choice between several places with the same name; works without JavaScript. */
export function FoundPlaces({ written, choice: { places, total } }: FoundPlacesProps) {
  const isWhole = places.length === total
  const shown = places.length
  return (
    <section aria-labelledby="places-found" className={s["found"]}>
      <h2 id="places-found" className={s["title"]}>
        <Plural
          value={total}
          one={`Meinen Sie diesen Ort für „${written}“?`}
          other={`# Orte für „${written}“: welchen meinen Sie?`}
        />
      </h2>
      <ul className={s["list"]}>
        {places.map(({ href, name, state, zipCode, codes, country }) => {
          const more = codes - 1
          const around = [...new Set([state, country])].filter((each) => each !== undefined && each !== name)
          return (
            <li key={`${href} ${name}`}>
              <a href={href}>
                {zipCode} {name}
              </a>
              <span className={s["around"]}>
                {around.join(", ")}
                {more > 0 && (
                  <>
                    {around.length > 0 && " · "}
                    <Plural
                      value={more}
                      one="und # weitere Postleitzahl"
                      other="und # weitere Postleitzahlen"
                    />
                  </>
                )}
              </span>
            </li>
          )
        })}
      </ul>
      {!isWhole && (
        <p className={s["rest"]}>
          <Trans>
            Die {shown} mit den meisten Postleitzahlen. Ist Ihrer nicht dabei, geben Sie bitte seine
            Postleitzahl ein.
          </Trans>
        </p>
      )}
    </section>
  )
}
