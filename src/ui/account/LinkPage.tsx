import { Trans } from "@lingui/react/macro"
import type { ReactNode } from "react"
import { ButtonLink } from "../kit/Button.tsx"
import { Notice } from "../kit/Notice.tsx"
import { useHref } from "../kit/site.tsx"
import { FocusedLayout } from "../layouts/FocusedLayout.tsx"
import type { SiteFacts } from "../layouts/site-facts.ts"
import s from "./Account.module.css"

interface LinkPageProps {
  readonly facts: SiteFacts
  readonly title: ReactNode
  readonly children: ReactNode
}

/** A page that a mailed link opens. */
export function LinkPage({ facts, title, children }: LinkPageProps) {
  return (
    <FocusedLayout facts={facts}>
      <div className={s["page"]}>
        <h1>{title}</h1>
        {children}
      </div>
    </FocusedLayout>
  )
}

/** The link was used, is too old or never was one: what to do instead. */
export function LinkGone({ children }: { readonly children: ReactNode }) {
  const href = useHref()
  return (
    <Notice
      tone="bad"
      title={<Trans>Dieser Link gilt nicht mehr</Trans>}
      actions={
        <ButtonLink href={href("/benutzerkonto/anmeldung")}>
          <Trans>Zur Anmeldung</Trans>
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
export function LinkUnread() {
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
