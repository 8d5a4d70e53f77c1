import { Trans } from "@lingui/react/macro"
import s from "./SampleBar.module.css"

/** Says on every page that dealers and prices are invented (decisions.md "Pages and code" 11). */
export function SampleBar() {
  return (
    <p className={s["bar"]}>
      <Trans>
        <b>Beispieldaten:</b> Händler und Preise auf diesen Seiten sind erfunden. Bestellungen werden nicht
        ausgeführt.
      </Trans>
    </p>
  )
}
