import { Trans } from "@lingui/react/macro"
import type { AlarmLink } from "../../domain/account/alarm-link.ts"
import type { CallOutcome } from "../../domain/account/call-outcome.ts"
import { countries } from "../../domain/place/country.ts"
import type { AlarmWish } from "../../domain/alarm/price-alarm.ts"
import { productGroups } from "../../domain/product/product-group.ts"
import { Button, ButtonLink } from "../kit/Button.tsx"
import { Card } from "../kit/Card.tsx"
import { formatMoney } from "../kit/format.ts"
import { Notice } from "../kit/notice/Notice.tsx"
import { PriceUnit } from "../kit/price/PriceUnit.tsx"
import { useHref, useSite } from "../kit/site.tsx"
import { useAct } from "../kit/live/use-act.ts"
import type { SiteFacts } from "../layouts/site-facts.ts"
import { MailedGone, MailedPage, MailedUnread, MailedUnreached } from "../kit/MailedPage.tsx"
import s from "./Rating.module.css"

interface AlarmLinkPageProps {
  readonly facts: SiteFacts
  readonly link: AlarmLink
  /** The result of pressing the button without JavaScript. */
  readonly pressed: CallOutcome | undefined
  /** Undefined until the page is hydrated; until then, the button submits a form to the page. */
  readonly onFollow: (() => Promise<CallOutcome>) | undefined
}

/**
 * Page that activates or ends the price alarm or newsletter named in a mail. This happens only when the user presses
 * the button, since mail scanners open links (rule safety.mailed-links).
 */
export function AlarmLinkPage({ facts, link, pressed, onFollow }: AlarmLinkPageProps) {
  const act = useAct(async () => (await onFollow?.()) ?? { kind: "unreachable" })
  const outcome = act.outcome ?? pressed
  const isStop = link.kind === "valid" && link.action === "Stop"
  const isNewsletter = link.kind === "valid" && link.wish.kind === "Newsletter"
  const title = isNewsletter ? (
    isStop ? (
      <Trans>Newsletter abbestellen</Trans>
    ) : (
      <Trans>Newsletter bestätigen</Trans>
    )
  ) : isStop ? (
    <Trans>Preisalarm beenden</Trans>
  ) : (
    <Trans>Preisalarm bestätigen</Trans>
  )
  return (
    <MailedPage facts={facts} title={title}>
      {link.kind === "unreachable" ? (
        <MailedUnread />
      ) : link.kind === "gone" || outcome?.kind === "gone" ? (
        <MailedGone onTo="home">
          <Trans>Haben Sie schon bestätigt, ist alles getan.</Trans>
        </MailedGone>
      ) : outcome?.kind === "done" ? (
        <Followed isStop={isStop} />
      ) : (
        <Card className={s["card"]}>
          {isNewsletter ? (
            <p>
              {isStop ? (
                <Trans>Mit dem Knopf bestellen Sie unseren Newsletter ab.</Trans>
              ) : (
                <Trans>Mit dem Knopf bestellen Sie unseren Newsletter. In jedem steht, wie er endet.</Trans>
              )}
            </p>
          ) : (
            <AlarmText wish={link.wish} isStop={isStop} />
          )}
          {outcome !== undefined && <MailedUnreached />}
          <form
            method="post"
            className={s["actions"]}
            onSubmit={(event) => {
              if (onFollow === undefined) return
              event.preventDefault()
              act.start(undefined)
            }}
          >
            <Button type="submit" busy={act.isActing}>
              {title}
            </Button>
          </form>
          {!isStop && (
            <p className={s["note"]}>
              <Trans>Haben Sie das nicht angefordert, schließen Sie diese Seite einfach.</Trans>
            </p>
          )}
        </Card>
      )}
    </MailedPage>
  )
}

function AlarmText({ wish, isStop }: { readonly wish: AlarmWish; readonly isStop: boolean }) {
  const { locale } = useSite()
  const group = productGroups.find(({ productId }) => productId === wish.productId)
  const { currencyCode, name: country } = countries[wish.countryId]
  const money = formatMoney(locale.bcp47, currencyCode, wish.threshold)
  const unit = group !== undefined && <PriceUnit unit={{ amount: group.priceUnitAmount, unit: group.unit }} />
  return (
    <>
      <p>
        {isStop ? (
          <Trans>Mit dem Knopf endet dieser Preisalarm:</Trans>
        ) : (
          <Trans>Mit dem Knopf beginnt dieser Preisalarm:</Trans>
        )}
      </p>
      <p>
        <strong>{group?.name}</strong>
        {", "}
        {wish.zipCode === "" ? country : <Trans>Region von {wish.zipCode}</Trans>}
        {", "}
        {wish.direction === "Below" ? (
          <Trans>
            höchstens {money} {unit}
          </Trans>
        ) : (
          <Trans>
            mindestens {money} {unit}
          </Trans>
        )}
      </p>
    </>
  )
}

function Followed({ isStop }: { readonly isStop: boolean }) {
  const href = useHref()
  return (
    <Notice
      tone="good"
      announced
      title={isStop ? <Trans>Das ist beendet</Trans> : <Trans>Das ist bestätigt</Trans>}
      actions={
        <ButtonLink href={href("/")} look="secondary">
          <Trans>Zur Startseite</Trans>
        </ButtonLink>
      }
    >
      <p>
        {isStop ? (
          <Trans>Sie bekommen dazu keine E-Mail mehr von uns.</Trans>
        ) : (
          <Trans>Ab jetzt schreiben wir Ihnen, sobald es so weit ist.</Trans>
        )}
      </p>
    </Notice>
  )
}
