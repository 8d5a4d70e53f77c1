import { useLingui } from "@lingui/react/macro"
import { useLocation } from "@tanstack/react-router"
import { Phone } from "lucide-react"
import { signInPageOf } from "../../domain/account/sign-in-page.ts"
import { AccountLink } from "./AccountLink.tsx"
import { LegalLinks } from "./LegalLinks.tsx"
import type { SiteFacts } from "./site-facts.ts"
import s from "./Slim.module.css"
import { Wordmark } from "./Wordmark.tsx"

/** Header with only the shop's name and telephone number. */
export function SlimHeader({ facts }: { readonly facts: SiteFacts }) {
  const { t } = useLingui()
  const phone = facts.customerPhone
  const here = useLocation({ select: ({ publicHref }) => publicHref })
  return (
    <header className={s["header"]}>
      <div className={s["bar"]}>
        <Wordmark />
        <a
          className={s["phone"]}
          data-beside
          href={`tel:${facts.customerPhone.replaceAll(" ", "")}`}
          aria-label={t`${phone} anrufen`}
        >
          <Phone size={18} aria-hidden="true" />
          <span>{facts.customerPhone}</span>
        </a>
        <AccountLink person={facts.person} page={signInPageOf(here)} />
      </div>
    </header>
  )
}

/** Footer with only the links to the legal pages. */
export function SlimFooter() {
  const { t } = useLingui()
  return (
    <footer className={s["footer"]}>
      <nav className={s["links"]} aria-label={t`Rechtliches`}>
        <LegalLinks />
      </nav>
    </footer>
  )
}
