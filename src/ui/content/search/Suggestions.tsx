import { Trans } from "@lingui/react/macro"
import { useHref } from "../../kit/site.tsx"
import s from "./SearchPage.module.css"

/** Links to frequently visited pages, shown if nothing was found. */
export function Suggestions() {
  const href = useHref()
  return (
    <section aria-labelledby="suggestions" className={s["found"]}>
      <h2 id="suggestions" className={s["count"]}>
        <Trans>Oft gesucht</Trans>
      </h2>
      <ul className={s["suggestions"]}>
        <li>
          <a href={href("/pelletpreise")}>
            <Trans>Pelletpreise und ihr Verlauf</Trans>
          </a>
        </li>
        <li>
          <a href={href("/charts/heizoel")}>
            <Trans>Heizölpreis</Trans>
          </a>
        </li>
        <li>
          <a href={href("/holzpellethaendler")}>
            <Trans>Händler in Ihrer Nähe</Trans>
          </a>
        </li>
        <li>
          <a href={href("/info-center")}>
            <Trans>Alle Ratgeber</Trans>
          </a>
        </li>
        <li>
          <a href={href("/news")}>
            <Trans>Aktuelles</Trans>
          </a>
        </li>
        <li>
          <a href={href("/preisalarm")}>
            <Trans>Preisalarm</Trans>
          </a>
        </li>
      </ul>
    </section>
  )
}
