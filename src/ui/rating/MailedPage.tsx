import { Trans } from "@lingui/react/macro"
import type { ReactNode } from "react"
import { ButtonLink } from "../kit/Button.tsx"
import { Notice } from "../kit/Notice.tsx"
import { useHref } from "../kit/site.tsx"
import { FocusedLayout } from "../layouts/FocusedLayout.tsx"
import type { SiteFacts } from "../layouts/site-facts.ts"
import s from "./Rating.module.css"

interface MailedPageProps {
  readonly facts: SiteFacts
  readonly title: ReactNode
  readonly children: ReactNode
}

/** A page that a mailed link opens. */
export function MailedPage({ facts, title, children }: MailedPageProps) {
  return (
    <FocusedLayout facts={facts}>
      <div className={s["page"]}>
        <h1>{title}</h1>
        {children}
      </div>
    </FocusedLayout>
  )
}

/** The link was used, is too old or never was one. */
export function MailedGone({ children }: { readonly children: ReactNode }) {
  const href = useHref()
  return (
    <Notice
      tone="bad"
      announced
      title={<Trans>Dieser Link gilt nicht mehr</Trans>}
      actions={
        <ButtonLink href={href("/")} look="secondary">
          <Trans>Zur Startseite</Trans>
        </ButtonLink>
      }
    >
      <p>
        <Trans>Er wurde schon benutzt, ist zu alt oder unvollständig.</Trans> {children}
      </p>
    </Notice>
  )
}

/** The link was looked up in vain: the same page again. */
export function MailedUnread() {
  return (
    <Notice tone="bad" title={<Trans>Wir sind gerade nicht zu erreichen</Trans>}>
      <p>
        <Trans>
          Ihr Link ist noch nicht benutzt. Bitte laden Sie diese Seite in ein paar Minuten noch einmal.
        </Trans>
      </p>
    </Notice>
  )
}

/** The button was pressed in vain. */
export function MailedUnreached() {
  return (
    <Notice tone="bad" announced title={<Trans>Das hat gerade nicht geklappt</Trans>}>
      <p>
        <Trans>Bitte versuchen Sie es in ein paar Minuten noch einmal.</Trans>
      </p>
    </Notice>
  )
}
