import { Plural, Trans, useLingui } from "@lingui/react/macro"
import { countries } from "../../domain/place/country.ts"
import { formatCount } from "../kit/format.ts"
import { useSite } from "../kit/site.tsx"
import s from "./Figures.module.css"
import { scrolledByKeys } from "../kit/scrolled-by-keys.ts"
import type { EmptyZips } from "./shop-figures.ts"

/**
 * Postal codes without offers; postal codes with too few requests to be named are counted together (rule
 * figures.small).
 */
export function EmptyZipsPart({ zips }: { readonly zips: EmptyZips }) {
  const { t } = useLingui()
  const tag = useSite().locale.bcp47
  const { rows, moreZips, hiddenZips, hiddenLists, least } = zips
  const lists = formatCount(tag, hiddenLists)
  return (
    <section className={s["part"]} data-part="zips">
      <div className={s["head"]}>
        <h2>
          <Trans>Ohne Angebot nach Postleitzahl</Trans>
        </h2>
      </div>
      {rows.length > 0 && (
        <section className={s["scroller"]} aria-label={t`Ohne Angebot nach Postleitzahl`} {...scrolledByKeys}>
          <table className={s["table"]}>
            <thead>
              <tr>
                <th scope="col" className={s["name"]}>
                  <Trans>Postleitzahl</Trans>
                </th>
                <th scope="col" className={s["words"]}>
                  <Trans>Land</Trans>
                </th>
                <th scope="col">
                  <Trans>Listen ohne Angebot</Trans>
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ countryId, zipCode, empty }) => (
                <tr key={`${countryId} ${zipCode}`}>
                  <th scope="row" className={s["name"]}>
                    {zipCode}
                  </th>
                  <td className={s["words"]}>{countries[countryId].name}</td>
                  <td>{formatCount(tag, empty)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      <p className={s["note"]}>
        {moreZips > 0 && (
          <>
            <Plural
              value={moreZips}
              one="Noch eine Postleitzahl mit weniger Listen."
              other="Noch # Postleitzahlen mit weniger Listen."
            />{" "}
          </>
        )}
        {hiddenZips > 0 && (
          <>
            <Plural
              value={hiddenZips}
              one={`Dazu ${lists} an einer weiteren Postleitzahl.`}
              other={`Dazu ${lists} an # weiteren Postleitzahlen.`}
            />{" "}
          </>
        )}
        {rows.length === 0 && hiddenZips === 0 ? (
          <Trans>Wer in diesem Zeitraum gesucht hat, fand überall ein Angebot.</Trans>
        ) : (
          <Trans>
            Genannt wird eine Postleitzahl ab {least} Listen, damit an kleinen Orten niemand zu erkennen ist.
          </Trans>
        )}
      </p>
    </section>
  )
}
