import { Trans } from "@lingui/react/macro"
import type { CallOutcome } from "../../domain/account/call-outcome.ts"
import type { Opinion, RatingLink } from "../../domain/account/rating-link.ts"
import { ButtonLink } from "../kit/Button.tsx"
import { Card } from "../kit/Card.tsx"
import { Notice } from "../kit/notice/Notice.tsx"
import { useHref } from "../kit/site.tsx"
import { useAct } from "../kit/live/use-act.ts"
import type { SiteFacts } from "../layouts/site-facts.ts"
import { MailedGone, MailedPage, MailedUnread, MailedUnreached } from "../kit/MailedPage.tsx"
import { OnlyBuyersRate } from "../kit/orders/NotRated.tsx"
import s from "./Rating.module.css"
import { RatingForm } from "./RatingForm.tsx"

interface RatingPageProps {
  readonly facts: SiteFacts
  readonly link: RatingLink
  /** Whether the review is published only after a check by staff. */
  readonly isHeld: boolean
  /**
   * Undefined until the page is hydrated; returns `invalid` with the code "rated" if the order was rated meanwhile, and
   * with the code "own" if someone else has to rate it.
   */
  readonly onRate: ((opinion: Opinion) => Promise<CallOutcome>) | undefined
}

/** Page for rating a delivered order; each order can be rated only once. */
export function RatingPage({ facts, link, isHeld, onRate }: RatingPageProps) {
  const { outcome, isActing, start } = useAct(
    async (opinion: Opinion) => (await onRate?.(opinion)) ?? { kind: "unreachable" }
  )
  return (
    <MailedPage facts={facts} title={<Trans>Wie war Ihre Lieferung?</Trans>}>
      {link.kind === "unreachable" ? (
        <MailedUnread />
      ) : link.kind === "gone" || outcome?.kind === "gone" ? (
        <MailedGone onTo="home">
          <Trans>Bewerten können Sie Ihre Bestellung auch in Ihrem Konto.</Trans>
        </MailedGone>
      ) : outcome?.kind === "done" ? (
        <Rated dealer={link.order.dealerName} isHeld={isHeld} />
      ) : link.order.isRated || (outcome?.kind === "invalid" && outcome.code !== "own") ? (
        <AlreadyRated />
      ) : link.order.isOwn || outcome?.kind === "invalid" ? (
        <OwnOrder />
      ) : (
        <Card className={s["card"]}>
          <p>
            <Trans>
              {link.order.productName} von <strong>{link.order.dealerName}</strong>, Bestellung{" "}
              {link.order.orderNumber}
            </Trans>
          </p>
          <noscript>
            <p>
              <Trans>
                Dieses Formular braucht JavaScript. Mit demselben Link können Sie auch in einem anderen
                Browser bewerten.
              </Trans>
            </p>
          </noscript>
          {outcome !== undefined && <MailedUnreached />}
          <RatingForm
            who={[link.order.firstName, link.order.place].filter((part) => part !== "").join(", ")}
            isActing={isActing}
            onRate={onRate === undefined ? undefined : start}
          />
        </Card>
      )}
    </MailedPage>
  )
}

function Rated({ dealer, isHeld }: { readonly dealer: string; readonly isHeld: boolean }) {
  const href = useHref()
  return (
    <Notice
      tone="good"
      announced
      title={<Trans>Vielen Dank für Ihre Bewertung</Trans>}
      actions={
        <ButtonLink href={href("/")} look="secondary">
          <Trans>Zur Startseite</Trans>
        </ButtonLink>
      }
    >
      <p>
        {isHeld ? (
          <Trans>
            Wir sehen sie noch an, bevor andere sie lesen. Sie bekommen eine E-Mail, sobald wir entschieden
            haben.
          </Trans>
        ) : (
          <Trans>Sie zählt in der Note, die bei den Angeboten von {dealer} steht.</Trans>
        )}
      </p>
    </Notice>
  )
}

function OwnOrder() {
  return (
    <Notice announced title={<Trans>Diese Bestellung können Sie nicht bewerten</Trans>}>
      <p>
        <OnlyBuyersRate />
      </p>
    </Notice>
  )
}

function AlreadyRated() {
  const href = useHref()
  return (
    <Notice
      announced
      title={<Trans>Diese Bestellung ist schon bewertet</Trans>}
      actions={
        <ButtonLink href={href("/")} look="secondary">
          <Trans>Zur Startseite</Trans>
        </ButtonLink>
      }
    >
      <p>
        <Trans>Jede Bestellung wird einmal bewertet. Vielen Dank.</Trans>
      </p>
    </Notice>
  )
}
