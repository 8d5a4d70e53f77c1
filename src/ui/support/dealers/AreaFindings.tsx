import { Plural, Trans, useLingui } from "@lingui/react/macro"
import type { AreaFindings as Findings } from "../../../domain/dealer/delivery-area-findings.ts"
import type { DeskArea } from "../../../domain/dealer-desk/desk-dealer.ts"
import { formatList } from "../../kit/format-prices.ts"
import { Notice } from "../../kit/notice/Notice.tsx"
import { useSite } from "../../kit/site.tsx"
import s from "./Dealers.module.css"

interface AreaFindingsProps {
  readonly areas: ReadonlyArray<DeskArea>
  readonly findings: Findings
}

/** Overlaps and gaps of delivery areas (rule dealer.areas): hints for review, not errors. */
export function AreaFindings({ areas, findings: { overlaps, gaps } }: AreaFindingsProps) {
  const { t } = useLingui()
  const tag = useSite().locale.bcp47
  if (overlaps.length === 0 && gaps.length === 0) return null
  const nameOf = (areaId: number) => areas.find(({ id }) => id === areaId)?.name ?? t`Gebiet ${areaId}`
  return (
    <Notice title={<Trans>Bitte sehen Sie diese Postleitzahlen an</Trans>}>
      <ul className={s["findings"]}>
        {overlaps.map(({ areaIds, zipCode, codeCount }) => {
          const names = formatList(tag, areaIds.map(nameOf))
          const others = codeCount - 1
          return (
            <li key={areaIds.join()}>
              <Plural
                value={others}
                _0={`${zipCode} steht in mehreren Gebieten: ${names}. Das günstigere macht das Angebot.`}
                one={`${zipCode} und # weitere stehen in mehreren Gebieten: ${names}. Das günstigere macht das Angebot.`}
                other={`${zipCode} und # weitere stehen in mehreren Gebieten: ${names}. Das günstigere macht das Angebot.`}
              />
            </li>
          )
        })}
        {gaps.map(({ areaId, prefix }) => {
          const name = nameOf(areaId)
          return (
            <li key={`${areaId} ${prefix}`}>
              <Trans>
                {prefix} hat keinen gespeicherten Ort ({name}).
              </Trans>
            </li>
          )
        })}
      </ul>
    </Notice>
  )
}
