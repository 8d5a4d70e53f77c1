import { Trans } from "@lingui/react/macro"
import s from "./AlarmLink.module.css"

/** Link from a price to the form for a price alarm, further down the page. */
export function AlarmLink() {
  return (
    <p>
      <a href="#preisalarm" className={s["link"]}>
        <Trans>Bescheid geben, wenn der Preis fällt</Trans>
      </a>
    </p>
  )
}
