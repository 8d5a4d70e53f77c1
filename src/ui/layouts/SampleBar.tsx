import { Trans, useLingui } from "@lingui/react/macro"
import s from "./SampleBar.module.css"

/** States on every page that dealers and prices are invented (rule page.operator). */
export function SampleBar() {
  const { t } = useLingui()
  return (
    <aside className={s["bar"]} aria-label={t`Beispieldaten`}>
      <Trans>
        <b>Beispieldaten:</b> Händler und Preise auf diesen Seiten sind erfunden. Bestellungen werden nicht
        ausgeführt.
      </Trans>
    </aside>
  )
}
