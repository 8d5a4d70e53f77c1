import { Trans, useLingui } from "@lingui/react/macro"
import { ChevronLeft } from "lucide-react"
import type { ReactNode } from "react"
import { orderNumberIn } from "../../domain/order/number.ts"
import type { KeptMail } from "../../domain/support/records.ts"
import { Button } from "../kit/Button.tsx"
import { DeskLink } from "../kit/desk/DeskLink.tsx"
import { shortMoment } from "../kit/desk/moment.ts"
import { Notice } from "../kit/notice/Notice.tsx"
import { useHref, useSite } from "../kit/site.tsx"
import { MailBodies } from "./MailBodies.tsx"
import { MailOrder } from "./MailOrder.tsx"
import { mailKinds, MailFailure, MailStateBadge } from "./mail-texts.tsx"
import { ListUnreachable } from "../kit/desk-list/ListState.tsx"
import s from "./Records.module.css"

interface MailPageProps {
  /** `undefined` until a response arrives. */
  readonly mail: KeptMail | undefined
  /** Note that applies to all mails. */
  readonly note: ReactNode
  readonly retryHref: string
  /** The callbacks below are `undefined` until the page is hydrated. */
  readonly onRetry: (() => void) | undefined
  /** `done` is the toast text after sending. */
  readonly onResend: ((done: string) => void) | undefined
  readonly isSending: boolean
  /** Whether the last attempt to send the mail again failed. */
  readonly hasFailed: boolean
}

/** Page: one mail with recipient, status and content. */
export function MailPage({ mail, note, retryHref, onRetry, onResend, isSending, hasFailed }: MailPageProps) {
  const { t } = useLingui()
  const href = useHref()
  return (
    <>
      <DeskLink className={s["back"]} href={href("/support/postausgang")}>
        <ChevronLeft size={18} aria-hidden="true" />
        <Trans>Postausgang</Trans>
      </DeskLink>
      {mail === undefined ? (
        <>
          <h1>
            <Trans>Eine Mail</Trans>
          </h1>
          <ListUnreachable onRetry={onRetry} retryHref={retryHref} />
        </>
      ) : (
        <>
          <div className={s["head"]}>
            <h1>{mail.subject}</h1>
            <MailStateBadge state={mail.state} />
          </div>
          <MailFacts mail={mail} />
          {mail.state !== "sent" && note}
          {hasFailed && (
            <Notice tone="bad" announced title={<Trans>Das hat nicht geklappt</Trans>}>
              <p>
                <Trans>Die Mail steht noch so da wie zuvor. Bitte versuchen Sie es noch einmal.</Trans>
              </p>
            </Notice>
          )}
          {mail.state === "again" && (
            <Notice announced title={<Trans>Die Mail wird noch einmal geschrieben und gesendet</Trans>}>
              <p>
                <Trans>Das dauert meist nur Sekunden. Laden Sie die Seite neu, um den Stand zu sehen.</Trans>
              </p>
            </Notice>
          )}
          {(mail.canBeSentAgain || mail.state === "again") && (
            <div className={s["actions"]}>
              {mail.canBeSentAgain && (
                <Button
                  busy={isSending}
                  disabled={onResend === undefined}
                  onClick={() => onResend?.(t`Die Mail wird noch einmal gesendet.`)}
                >
                  <Trans>Noch einmal senden</Trans>
                </Button>
              )}
              {onRetry !== undefined && (
                <Button look="secondary" onClick={onRetry}>
                  <Trans>Stand neu laden</Trans>
                </Button>
              )}
            </div>
          )}
          <MailBodies mail={mail} />
        </>
      )}
    </>
  )
}

function MailFacts({ mail }: { readonly mail: KeptMail }) {
  const { t, i18n } = useLingui()
  const tag = useSite().locale.bcp47
  const { kind, attempts, subject } = mail
  const facts: ReadonlyArray<readonly [string, ReactNode]> = [
    [t`An`, mail.recipient],
    ...(orderNumberIn(subject) === undefined
      ? []
      : [[t`Bestellung`, <MailOrder key="order" subject={subject} />] as const]),
    [t`Art`, mailKinds[kind] ? i18n._(mailKinds[kind]) : kind],
    [t`Geschrieben`, shortMoment(tag, mail.createdAt)],
    ...(mail.sentAt === null ? [] : [[t`Gesendet`, shortMoment(tag, mail.sentAt)] as const]),
    ...(mail.failedAt === null ? [] : [[t`Aufgegeben`, shortMoment(tag, mail.failedAt)] as const]),
    [t`Versuche`, attempts],
    ...(mail.failure === ""
      ? []
      : [[t`Grund`, <MailFailure key="failure" failure={mail.failure} />] as const])
  ]
  return (
    <dl className={s["facts"]}>
      {facts.map(([name, value]) => (
        <div key={name} className={s["fact"]}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
