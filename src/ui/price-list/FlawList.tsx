import { Plural, Trans, useLingui } from "@lingui/react/macro"
import type { ListFinding } from "../../domain/price-list/findings.ts"
import { shownPrice } from "../../domain/price-list/sent-rows.ts"
import { nearestNames } from "../../domain/price-list-files/nearest-names.ts"
import type { CountryId } from "../../domain/place/country.ts"
import { Notice } from "../kit/notice/Notice.tsx"
import { allProducts } from "./list-words.ts"
import { columnTexts, findingTexts, formulaText } from "./price-list-texts.ts"
import s from "./PriceList.module.css"

interface FlawListProps {
  readonly findings: ReadonlyArray<ListFinding>
  readonly hasMore: boolean
  /** The dealer's country. */
  readonly countryId: CountryId
  readonly areaTitles: ReadonlyArray<string>
  readonly onGoTo: (finding: ListFinding) => void
}

/** Problems that prevent publishing a list, each with row, column and a link to the cell. */
export function FlawList({ findings, hasMore, countryId, areaTitles, onGoTo }: FlawListProps) {
  const { i18n } = useLingui()
  const count = findings.length
  return (
    <Notice
      tone="bad"
      announced
      title={
        hasMore ? (
          <Trans>Mehr als {count} Stellen müssen noch geändert werden</Trans>
        ) : (
          <Plural
            value={count}
            one="# Stelle muss noch geändert werden"
            other="# Stellen müssen noch geändert werden"
          />
        )
      }
    >
      <p>
        <Trans>Veröffentlicht ist nichts; Ihre bisherigen Preise gelten weiter.</Trans>
      </p>
      <ol className={s["flaws"]}>
        {findings.map((finding, at) => {
          const { kind, row, column } = finding
          const value = column === "unitPrice" ? shownPrice(finding.value, countryId) : finding.value
          const names = kind === "areaUnknown" ? areaTitles : kind === "productUnknown" ? allProducts : []
          const meant = nearestNames(value, names).join(", ")
          const text = i18n._(value.startsWith("=") ? formulaText : findingTexts[kind])
          return (
            <li key={at}>
              {row > 0 && (
                <button type="button" className={s["jump"]} onClick={() => onGoTo(finding)}>
                  {column === null ? (
                    <Trans>Zeile {row}</Trans>
                  ) : (
                    <Trans>
                      Zeile {row}, {i18n._(columnTexts[column])}
                    </Trans>
                  )}
                </button>
              )}{" "}
              {value !== "" && <q className={s["value"]}>{value}</q>} {text}{" "}
              {meant !== "" && <Trans>Meinten Sie {meant}?</Trans>}
            </li>
          )
        })}
      </ol>
    </Notice>
  )
}
