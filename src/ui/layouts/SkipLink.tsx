import { Trans, useLingui } from "@lingui/react/macro"
import s from "./SkipLink.module.css"

/** First element in the tab order: skips the page's header and leads to the main content. */
export function SkipLink() {
  const { t } = useLingui()
  return (
    // `nav` makes the link part of a landmark, even if the consent question and its links come before it in the page
    <nav aria-label={t`Sprungmarke`}>
      <a className={s["skip"]} href="#inhalt">
        <Trans>Zum Inhalt springen</Trans>
      </a>
    </nav>
  )
}
