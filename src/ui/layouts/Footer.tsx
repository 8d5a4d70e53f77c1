import { Trans, useLingui } from "@lingui/react/macro"
import { countries } from "../../domain/place/country.ts"
import { localeCodes, locales } from "../../domain/locale/locale.ts"
import { productGroups } from "../../domain/product/product-group.ts"
import { useKeptInside } from "../kit/live/kept-inside.ts"
import { useHref, useSite } from "../kit/site.tsx"
import { Flag } from "./Flag.tsx"
import type { SiteFacts } from "./site-facts.ts"
import { Trust } from "./Trust.tsx"
import { Mark } from "./Wordmark.tsx"
import s from "./Footer.module.css"

/** Footer of every page: telephone number, countries, product groups and legal pages (rule law.imprint). */
export function Footer({ facts: { person: _, ...facts } }: { readonly facts: SiteFacts }) {
  return (
    <footer
      className={s["footer"]}
      {...useKeptInside("layouts/Footer", facts, <FooterInside facts={facts} />)}
    />
  )
}

function FooterInside({ facts }: { readonly facts: Omit<SiteFacts, "person"> }) {
  const { locale } = useSite()
  const { t } = useLingui()
  const href = useHref()
  return (
    <>
      <div className={s["inside"]}>
        <section className={s["help"]} aria-labelledby="footer-help">
          <h2 id="footer-help" className={s["title"]}>
            <Trans>Fragen? Rufen Sie uns an.</Trans>
          </h2>
          <a className={s["phone"]} href={`tel:${facts.customerPhone.replaceAll(" ", "")}`}>
            {facts.customerPhone}
          </a>
          <p>
            <a href={`mailto:${facts.email}`}>{facts.email}</a>
          </p>
          <p className={s["quiet"]}>
            <Trans>
              Presse: <a href={`tel:${facts.pressPhone.replaceAll(" ", "")}`}>{facts.pressPhone}</a>
            </Trans>
          </p>
          {facts.trust && (
            <div className={s["trust"]}>
              <Trust trust={facts.trust} />
            </div>
          )}
        </section>
        <nav aria-labelledby="footer-groups">
          <h2 id="footer-groups" className={s["title"]}>
            <Trans>Brennstoffe</Trans>
          </h2>
          <ul className={s["twice"]}>
            {productGroups.map((group) => (
              <li key={group.slug}>
                <a href={href(`/${group.slug}/angebotsliste`)}>{group.name}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={s["stack"]}>
          <nav aria-labelledby="footer-prices">
            <h2 id="footer-prices" className={s["title"]}>
              <Trans>Preise</Trans>
            </h2>
            <ul>
              <li>
                <a href={href("/pelletpreise")}>
                  <Trans>Pelletpreise</Trans>
                </a>
              </li>
              <li>
                <a href={href("/holzpellethaendler")}>
                  <Trans>Holzpellethändler</Trans>
                </a>
              </li>
              <li>
                <a href={href("/haendler-werden")}>
                  <Trans>Händler werden</Trans>
                </a>
              </li>
              <li>
                <a href={href("/charts/heizoel")}>
                  <Trans>Heizölpreis</Trans>
                </a>
              </li>
              <li>
                <a href={href("/preisalarm")}>
                  <Trans>Preisalarm</Trans>
                </a>
              </li>
              <li>
                <a href={href("/daten")}>
                  <Trans>Offene Daten</Trans>
                </a>
              </li>
            </ul>
          </nav>
          <nav aria-labelledby="footer-guides">
            <h2 id="footer-guides" className={s["title"]}>
              <Trans>Ratgeber</Trans>
            </h2>
            <ul>
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
                <a href={href("/pellets-prices/product-path")}>
                  <Trans>Pellets im Vergleich</Trans>
                </a>
              </li>
              <li>
                <a href={href("/holzbriketts")}>Holzbriketts</a>
              </li>
              <li>
                <a href={href("/hackschnitzel")}>Hackschnitzel</a>
              </li>
            </ul>
          </nav>
        </div>
        <nav aria-labelledby="footer-legal">
          <h2 id="footer-legal" className={s["title"]}>
            <Trans>Rechtliches</Trans>
          </h2>
          <ul>
            <li>
              <a href={href("/reihenfolge")}>
                <Trans>So entsteht die Reihenfolge</Trans>
              </a>
            </li>
            <li>
              <a href={href("/agb")}>
                <Trans>AGB und Widerruf</Trans>
              </a>
            </li>
            <li>
              <a href={href("/vertrag-widerrufen")}>
                <Trans>Vertrag widerrufen</Trans>
              </a>
            </li>
            <li>
              <a href={href("/datenschutz")}>
                <Trans>Datenschutz</Trans>
              </a>
            </li>
            <li>
              <a href={href("/datenschutz#speicher")} data-consent>
                <Trans>Cookie-Einstellungen</Trans>
              </a>
            </li>
            <li>
              <a href={href("/impressum")}>
                <Trans>Impressum</Trans>
              </a>
            </li>
          </ul>
        </nav>
        <nav aria-label={t`Land wählen`}>
          <p className={s["title"]} aria-hidden="true">
            <Trans>Land</Trans>
          </p>
          <ul className={s["countries"]}>
            {localeCodes.map((code) => (
              <li key={code}>
                <a
                  href={facts.homes[code]}
                  hrefLang={locales[code].bcp47}
                  aria-current={code === locale.code ? "true" : undefined}
                >
                  <Flag code={code} />
                  {countries[locales[code].countryId].name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className={s["end"]}>
        <Mark size={22} />
        <p>{facts.company}</p>
      </div>
    </>
  )
}
