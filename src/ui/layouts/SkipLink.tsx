import { Trans, useLingui } from "@lingui/react/macro"
import s from "./SkipLink.module.css"

/** First stop of the keyboard: past the head of the page to what it is about. */
export function SkipLink() {
  const { t } = useLingui()
  return (
    // a landmark: what is asked before the page may stand before it, and its links with it
    <nav aria-label={t`Sprungmarke`}>
      <a className={s["skip"]} href="#inhalt">
        <Trans>Zum Inhalt springen</Trans>
      </a>
    </nav>
  )
}
