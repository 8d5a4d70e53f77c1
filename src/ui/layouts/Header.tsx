import { Trans, useLingui } from "@lingui/react/macro"
import { Menu, Phone, X } from "lucide-react"
import { productGroups, type ProductGroupSlug } from "../../domain/product/product-group.ts"
import { classes } from "../kit/style/classes.ts"
import { useHref } from "../kit/site.tsx"
import { AccountLink } from "./AccountLink.tsx"
import { HeaderSearch } from "./HeaderSearch.tsx"
import type { SiteFacts } from "./site-facts.ts"
import { Wordmark } from "./Wordmark.tsx"
import s from "./Header.module.css"

export interface HeaderProps {
  readonly facts: SiteFacts
  /** The product group of the page, marked in the list. */
  readonly current?: ProductGroupSlug | undefined
}

/** Name, telephone and the product groups; on small screens they open as a popover, without a script. */
export function Header({ facts, current }: HeaderProps) {
  const href = useHref()
  const { t } = useLingui()
  const phone = facts.customerPhone
  return (
    <header className={s["header"]}>
      <div className={s["bar"]}>
        <Wordmark />
        <a className={s["prices"]} href={href("/pelletpreise")}>
          <Trans>Pelletpreise</Trans>
        </a>
        <a className={classes(s["prices"], s["wide"])} href={href("/holzpellethaendler")}>
          <Trans>Händler</Trans>
        </a>
        <a className={s["prices"]} href={href("/info-center")}>
          <Trans>Ratgeber</Trans>
        </a>
        <HeaderSearch />
        <a className={s["phone"]} href={`tel:${phone.replaceAll(" ", "")}`} aria-label={t`${phone} anrufen`}>
          <Phone size={18} aria-hidden="true" />
          <span>{phone}</span>
        </a>
        <AccountLink person={facts.person} />
        <button type="button" className={s["open"]} popoverTarget="product-groups">
          <Menu size={22} aria-hidden="true" />
          <Trans>Brennstoffe</Trans>
        </button>
      </div>
      <nav id="product-groups" popover="auto" className={s["groups"]} aria-label={t`Brennstoff wählen`}>
        <div className={s["top"]}>
          <p className={s["title"]}>
            <Trans>Was brauchen Sie?</Trans>
          </p>
          <button
            type="button"
            className={s["close"]}
            popoverTarget="product-groups"
            popoverTargetAction="hide"
            aria-label={t`Schließen`}
          >
            <X size={22} aria-hidden="true" />
          </button>
        </div>
        <ul className={s["list"]}>
          {productGroups.map((group) => (
            <li key={group.slug}>
              <a
                href={href(`/${group.slug}/angebotsliste`)}
                className={classes(s["group"], group.slug === current && s["current"])}
                aria-current={group.slug === current ? "true" : undefined}
              >
                {group.name}
              </a>
            </li>
          ))}
          <li className={s["narrow"]}>
            <a href={href("/suche")} className={s["group"]} rel="nofollow">
              <Trans>Suche</Trans>
            </a>
          </li>
          <li className={s["narrow"]}>
            <a href={href("/pelletpreise")} className={s["group"]}>
              <Trans>Pelletpreise und Verlauf</Trans>
            </a>
          </li>
          <li className={s["narrow"]}>
            <a href={href("/holzpellethaendler")} className={s["group"]}>
              <Trans>Holzpellethändler</Trans>
            </a>
          </li>
          <li className={s["narrow"]}>
            <a href={href("/info-center")} className={s["group"]}>
              <Trans>Ratgeber</Trans>
            </a>
          </li>
          <li className={s["narrow"]}>
            <a href={href("/news")} className={s["group"]}>
              <Trans>Aktuelles</Trans>
            </a>
          </li>
        </ul>
      </nav>
    </header>
  )
}
