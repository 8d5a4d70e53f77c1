import { Trans } from "@lingui/react/macro"
import { countries } from "../../domain/place/country.ts"
import { Explained } from "../kit/Explained.tsx"
import { formatDate } from "../kit/format.ts"
import { Price } from "../kit/price/Price.tsx"
import { useHref, useSite } from "../kit/site.tsx"
import type { DealerFeeFacts, DealerPageFacts } from "./dealer-facts.ts"
import s from "./DealerPage.module.css"

/** The dealer's certificates, each with its number, a link to a public register and the goods that have it. */
export function DealerCertificates({ dealer }: { readonly dealer: DealerPageFacts }) {
  const { locale } = useSite()
  const { certifications } = dealer
  if (certifications.length === 0)
    return (
      <p className={s["quiet"]}>
        <Trans>Der Händler hat kein Zertifikat angegeben.</Trans>
      </p>
    )
  return (
    <ul className={s["list"]}>
      {certifications.map(({ name, number, validUntil, checkUrl, goods }) => (
        <li key={name} className={s["row"]}>
          <span>
            {name} {number !== null && <strong>{number}</strong>} <Explained text={name} />
            {validUntil !== null && (
              <span className={s["until"]}>
                {" "}
                <Trans>gültig bis {formatDate(locale.bcp47, validUntil)}</Trans>
              </span>
            )}
          </span>
          {checkUrl !== null && (
            <span className={s["check"]}>
              <a href={checkUrl} rel="nofollow noopener">
                <Trans>Im Verzeichnis prüfen</Trans>
              </a>
            </span>
          )}
          {goods.map(({ quality, products }) => (
            <span key={quality} className={s["certified"]}>
              {quality === name ? products.join(", ") : `${quality}: ${products.join(", ")}`}
            </span>
          ))}
        </li>
      ))}
    </ul>
  )
}

/** The dealer's products, each with a link to its offers. */
export function DealerProducts({ dealer }: { readonly dealer: DealerPageFacts }) {
  const href = useHref()
  return (
    <ul className={s["list"]}>
      {dealer.products.map(({ name, slug }) => (
        <li key={slug}>
          <a href={href(`/${slug}/angebotsliste`)}>{name}</a>
        </li>
      ))}
    </ul>
  )
}

function Basis({ basis }: { readonly basis: DealerFeeFacts["basis"] }) {
  return basis === "Order" ? (
    <Trans>je Auftrag</Trans>
  ) : basis === "Station" ? (
    <Trans>je Lieferstelle</Trans>
  ) : (
    <Trans>je Tonne</Trans>
  )
}

/** The dealer's fees: those included in every price, and those charged only on request. */
export function DealerFees({ dealer }: { readonly dealer: DealerPageFacts }) {
  const { currencyCode } = countries[dealer.countryId]
  return (
    <ul className={s["list"]}>
      {dealer.fees.map(({ name, amount, basis, isUnavoidable }) => (
        <li key={name} className={s["row"]}>
          <span>
            {name} <Explained text={name} />
            {isUnavoidable && (
              <span className={s["quiet"]}>
                {" "}
                <Trans>in jedem Preis enthalten</Trans>
              </span>
            )}
          </span>
          <span>
            <Price amount={amount} currency={currencyCode} />{" "}
            <span className={s["quiet"]}>
              <Basis basis={basis} />
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}
