import { Trans } from "@lingui/react/macro"
import s from "./SkipLink.module.css"

/** First stop of the keyboard: past the head of the page to what it is about. */
export function SkipLink() {
  return (
    <a className={s["skip"]} href="#inhalt">
      <Trans>Zum Inhalt springen</Trans>
    </a>
  )
}
