import { Trans } from "@lingui/react/macro"
import s from "./AlarmLink.module.css"

/** The way from a price to being told when it falls, further down the page. */
export function AlarmLink() {
  return (
    <p>
      <a href="#preisalarm" className={s["link"]}>
        <Trans>Bescheid geben, wenn der Preis fällt</Trans>
      </a>
    </p>
  )
}
