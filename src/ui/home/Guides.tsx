import { Trans } from "@lingui/react/macro"
import { ArrowRight } from "lucide-react"
import { useHref } from "../kit/site.tsx"
import s from "./Guides.module.css"

/** Links to pages that help visitors to choose a fuel and the form in which it is sold. */
export function Guides() {
  const href = useHref()
  return (
    <section aria-labelledby="guides">
      <h2 id="guides" className={s["title"]}>
        <Trans>Noch unentschieden?</Trans>
      </h2>
      <ul className={s["list"]}>
        <li>
          <a href={href("/pellets-prices/product-path")} className={s["guide"]}>
            <b>
              <Trans>Pellets lose, in Säcken oder im Big Bag</Trans>
            </b>
            <span>
              <Trans>Drei Formen nebeneinander: Preis, Lager, Arbeit.</Trans>
            </span>
            <ArrowRight size={20} aria-hidden="true" />
          </a>
        </li>
        <li>
          <a href={href("/holzbriketts")} className={s["guide"]}>
            <b>
              <Trans>Holzbriketts</Trans>
            </b>
            <span>
              <Trans>Für Öfen, die von Hand gefüllt werden.</Trans>
            </span>
            <ArrowRight size={20} aria-hidden="true" />
          </a>
        </li>
        <li>
          <a href={href("/hackschnitzel")} className={s["guide"]}>
            <b>
              <Trans>Hackschnitzel</Trans>
            </b>
            <span>
              <Trans>Für Höfe, Betriebe und Wärmenetze.</Trans>
            </span>
            <ArrowRight size={20} aria-hidden="true" />
          </a>
        </li>
      </ul>
    </section>
  )
}
