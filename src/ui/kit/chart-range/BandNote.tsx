import { Trans } from "@lingui/react/macro"
import s from "./BandNote.module.css"

/** Explains the band behind a chart's line (rule price.chart). */
export function BandNote() {
  return (
    <p className={s["note"]}>
      <span className={s["key"]} aria-hidden="true" />
      <Trans>Band: die drei Jahre davor</Trans>
    </p>
  )
}
