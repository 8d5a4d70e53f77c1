import { Trans } from "@lingui/react/macro"
import type { ReactNode } from "react"
import { ButtonLink } from "./Button.tsx"
import { Notice } from "./notice/Notice.tsx"
import { useHref } from "./site.tsx"
import { FocusedLayout } from "../layouts/FocusedLayout.tsx"
import type { SiteFacts } from "../layouts/site-facts.ts"
import s from "./MailedPage.module.css"

interface MailedPageProps {
  readonly facts: SiteFacts
  readonly title: ReactNode
  readonly children: ReactNode
}

/** Frame of a page that is opened by a link in a mail. */
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

/** Next page after an invalid link: the home page, or the sign-in page if the content belongs to an account. */
const wayOn = {
  home: { path: "/", text: <Trans>Zur Startseite</Trans> },
  signIn: { path: "/benutzerkonto/anmeldung", text: <Trans>Zur Anmeldung</Trans> }
} as const

interface MailedGoneProps {
  readonly onTo: keyof typeof wayOn
  readonly children: ReactNode
}

/** Explains what to do instead if the link was already used, has expired or never existed. */
export function MailedGone({ onTo, children }: MailedGoneProps) {
  const href = useHref()
  const { path, text } = wayOn[onTo]
  return (
    <Notice
      tone="bad"
      announced
      title={<Trans>Dieser Link gilt nicht mehr</Trans>}
      actions={
        <ButtonLink href={href(path)} look="secondary">
          {text}
        </ButtonLink>
      }
    >
      <p>
        <Trans>Er wurde schon benutzt, ist zu alt oder unvollständig.</Trans> {children}
      </p>
    </Notice>
  )
}

/** Error: the link could not be checked; offers to load the page again. */
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

/** Error: the request sent by the button failed. */
export function MailedUnreached() {
  return (
    <Notice tone="bad" announced title={<Trans>Das hat gerade nicht geklappt</Trans>}>
      <p>
        <Trans>Bitte versuchen Sie es in ein paar Minuten noch einmal.</Trans>
      </p>
    </Notice>
  )
}
