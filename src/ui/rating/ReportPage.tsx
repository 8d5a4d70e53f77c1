import { Plural, Trans } from "@lingui/react/macro"
import type { CallOutcome } from "../../domain/account/call-outcome.ts"
import type { Report, ReportLink } from "../../domain/review/report-form.ts"
import { ButtonLink } from "../kit/Button.tsx"
import { Card } from "../kit/Card.tsx"
import { useAct } from "../kit/live/use-act.ts"
import { MailedPage, MailedUnreached } from "../kit/MailedPage.tsx"
import { Notice } from "../kit/notice/Notice.tsx"
import { useHref } from "../kit/site.tsx"
import type { SiteFacts } from "../layouts/site-facts.ts"
import s from "./Rating.module.css"
import { ReportForm } from "./ReportForm.tsx"

interface ReportPageProps {
  readonly facts: SiteFacts
  readonly link: ReportLink
  /** Undefined until the page is hydrated. */
  readonly onReport: ((report: Report) => Promise<CallOutcome>) | undefined
}

/** Page for reporting a published review, with a reason (rule review.report). */
export function ReportPage({ facts, link, onReport }: ReportPageProps) {
  const { outcome, isActing, start } = useAct(
    async (report: Report) => (await onReport?.(report)) ?? { kind: "unreachable" }
  )
  return (
    <MailedPage facts={facts} title={<Trans>Bewertung melden</Trans>}>
      {link.kind === "unreachable" ? (
        <MailedUnreached />
      ) : link.kind === "gone" || outcome?.kind === "gone" ? (
        <Gone />
      ) : outcome?.kind === "done" ? (
        <Reported dealerId={link.shown.dealerId} isAgain={false} />
      ) : outcome?.kind === "invalid" && outcome.code === "alreadyReported" ? (
        <Reported dealerId={link.shown.dealerId} isAgain />
      ) : (
        <Card className={s["card"]}>
          <div>
            <p>
              <Trans>
                <Plural value={link.shown.review.stars} one="# Stern" other="# Sterne" /> für{" "}
                <strong>{link.shown.dealerName}</strong>
              </Trans>
            </p>
            {link.shown.review.text !== "" && (
              <blockquote className={s["quote"]} dir="auto">
                {link.shown.review.text}
              </blockquote>
            )}
          </div>
          <noscript>
            <p>
              <Trans>
                Dieses Formular braucht JavaScript. Ohne JavaScript melden Sie die Bewertung mit einer E-Mail
                an {facts.email}, in der ihre Nummer steht: {link.shown.review.id}.
              </Trans>
            </p>
          </noscript>
          {outcome?.kind === "wait" ? <TooMany /> : outcome !== undefined && <MailedUnreached />}
          <ReportForm isActing={isActing} onReport={onReport === undefined ? undefined : start} />
        </Card>
      )}
    </MailedPage>
  )
}

function TooMany() {
  return (
    <Notice tone="bad" announced title={<Trans>Für heute sind es genug Meldungen</Trans>}>
      <p>
        <Trans>
          Von Ihnen oder aus Ihrem Netz kamen heute schon viele. Bitte melden Sie es morgen noch einmal.
        </Trans>
      </p>
    </Notice>
  )
}

function Gone() {
  const href = useHref()
  return (
    <Notice
      title={<Trans>Diese Bewertung ist nicht zu sehen</Trans>}
      actions={
        <ButtonLink href={href("/")} look="secondary">
          <Trans>Zur Startseite</Trans>
        </ButtonLink>
      }
    >
      <p>
        <Trans>Sie wurde heruntergenommen, oder es hat sie nie gegeben.</Trans>
      </p>
    </Notice>
  )
}

function Reported({ dealerId, isAgain }: { readonly dealerId: number; readonly isAgain: boolean }) {
  const href = useHref()
  return (
    <Notice
      tone="good"
      announced
      title={
        isAgain ? (
          <Trans>Sie haben diese Bewertung schon gemeldet</Trans>
        ) : (
          <Trans>Danke, wir sehen uns das an</Trans>
        )
      }
      actions={
        <ButtonLink href={href(`/bewertungen/${dealerId}`)} look="secondary">
          <Trans>Zurück zu den Bewertungen</Trans>
        </ButtonLink>
      }
    >
      <p>
        <Trans>Bis wir entschieden haben, bleibt die Bewertung stehen.</Trans>
      </p>
    </Notice>
  )
}
