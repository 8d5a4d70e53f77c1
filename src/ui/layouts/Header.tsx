import { Trans, useLingui } from "@lingui/react/macro"
import { Menu, Phone, X } from "lucide-react"
import { productGroups, type ProductGroupSlug } from "../../domain/product/product-group.ts"
import { useKeptInside } from "../kit/live/kept-inside.ts"
import { classes } from "../kit/style/classes.ts"
import { useHref } from "../kit/site.tsx"
import { AccountLink } from "./AccountLink.tsx"
import { HeaderSearch } from "./HeaderSearch.tsx"
import { SampleBar } from "./SampleBar.tsx"
import type { SiteFacts } from "./site-facts.ts"
import { SkipLink } from "./SkipLink.tsx"
import { Wordmark } from "./Wordmark.tsx"
import s from "./Header.module.css"
import g from "./HeaderGroups.module.css"

export interface HeaderProps {
  readonly facts: SiteFacts
  /** The product group of the page, marked in the list. */
  readonly current?: ProductGroupSlug | undefined
}

/**
 * The skip link, the notice about invented sample data, the shop's name, its telephone number and the product groups;
 * on small screens the groups open as a popover, without JavaScript.
 */
export function Header({ facts, current }: HeaderProps) {
  const href = useHref()
  const { t } = useLingui()
  const phone = facts.customerPhone
  return (
    <>
      <SkipLink />
      {facts.isSample && <SampleBar />}
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
          <a
            className={s["phone"]}
            href={`tel:${phone.replaceAll(" ", "")}`}
            aria-label={t`${phone} anrufen`}
          >
            <Phone size={18} aria-hidden="true" />
            <span>{phone}</span>
          </a>
          <AccountLink person={facts.person} />
          <button type="button" className={s["open"]} popoverTarget="product-groups">
            <Menu size={22} aria-hidden="true" />
            <Trans>Brennstoffe</Trans>
          </button>
        </div>
        <nav
          id="product-groups"
          popover="auto"
          className={g["groups"]}
          aria-label={t`Brennstoff wählen`}
          {...useKeptInside("layouts/HeaderGroups", { current }, <HeaderGroups current={current} />)}
        />
      </header>
    </>
  )
}

/** The product groups and the other main pages, for the list that opens on small screens. */
function HeaderGroups({ current }: Pick<HeaderProps, "current">) {
  const href = useHref()
  const { t } = useLingui()
  return (
    <>
      <div className={g["top"]}>
        <p className={g["title"]}>
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
      <ul className={g["list"]}>
        {productGroups.map((group) => (
          <li key={group.slug}>
            <a
              href={href(`/${group.slug}/angebotsliste`)}
              className={classes(g["group"], group.slug === current && g["current"])}
              aria-current={group.slug === current ? "true" : undefined}
            >
              {group.name}
            </a>
          </li>
        ))}
        <li className={g["narrow"]}>
          <a href={href("/suche")} className={g["group"]} rel="nofollow">
            <Trans>Suche</Trans>
          </a>
        </li>
        <li className={g["narrow"]}>
          <a href={href("/pelletpreise")} className={g["group"]}>
            <Trans>Pelletpreise und Verlauf</Trans>
          </a>
        </li>
        <li className={g["narrow"]}>
          <a href={href("/holzpellethaendler")} className={g["group"]}>
            <Trans>Holzpellethändler</Trans>
          </a>
        </li>
        <li className={g["narrow"]}>
          <a href={href("/info-center")} className={g["group"]}>
            <Trans>Ratgeber</Trans>
          </a>
        </li>
        <li className={g["narrow"]}>
          <a href={href("/news")} className={g["group"]}>
            <Trans>Aktuelles</Trans>
          </a>
        </li>
      </ul>
    </>
  )
}
