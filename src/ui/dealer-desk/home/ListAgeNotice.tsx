import { Plural, Trans } from "@lingui/react/macro"
import { useEffect, useRef } from "react"
import type { OverviewPrices } from "../../../domain/dealer-desk/dealer-overview.ts"
import { Button, buttonClass } from "../../kit/Button.tsx"
import { DeskLink } from "../../kit/desk/DeskLink.tsx"
import { Notice } from "../../kit/notice/Notice.tsx"
import { useHref } from "../../kit/site.tsx"
import s from "./DealerHome.module.css"

/** State of the dealer's confirmation that the prices are still valid. */
export interface HoldView {
  /** Undefined until the page is hydrated. */
  readonly onHold: (() => void) | undefined
  readonly state: "open" | "saving" | "held" | "failed"
}

interface ListAgeNoticeProps {
  readonly prices: OverviewPrices
  readonly hold: HoldView
}

/**
 * Warns if a price list has not been changed for some time, and states when its offers are paused (rule
 * price-list.age); renders nothing before that.
 */
export function ListAgeNotice({ prices, hold }: ListAgeNoticeProps) {
  const { days, warnDays, rowCount } = prices
  const place = useRef<HTMLDivElement>(null)
  const isHeld = hold.state === "held"
  // the button that had the focus was removed together with its notice, so the focus moves to `place`
  useEffect(() => {
    if (isHeld) place.current?.focus()
  }, [isHeld])
  const isOld = rowCount > 0 && days !== null && days >= warnDays
  return (
    <div ref={place} tabIndex={-1} className={s["age"]}>
      {isHeld && !isOld ? (
        <Notice tone="good" announced title={<Trans>Danke. Ihre Preise gelten als bestätigt.</Trans>} />
      ) : (
        isOld && <OldList prices={prices} days={days} hold={hold} />
      )}
    </div>
  )
}

function OldList({ prices, days, hold }: ListAgeNoticeProps & { readonly days: number }) {
  const href = useHref()
  const { isResting, restDays } = prices
  return (
    <Notice
      tone={isResting ? "bad" : "info"}
      title={
        isResting ? (
          <Trans>Ihre Angebote ruhen</Trans>
        ) : (
          <Plural
            value={days}
            one="Ihre Preise sind seit # Tag unverändert"
            other="Ihre Preise sind seit # Tagen unverändert"
          />
        )
      }
      actions={
        <>
          <Button onClick={hold.onHold} disabled={hold.onHold === undefined} busy={hold.state === "saving"}>
            <Trans>Meine Preise gelten noch</Trans>
          </Button>
          <DeskLink className={buttonClass({ look: "secondary" })} href={href("/haendler/preise")}>
            <Trans>Preise ändern</Trans>
          </DeskLink>
        </>
      }
    >
      <p>
        {isResting ? (
          <Trans>
            Ihre Preise sind seit mehr als {restDays} Tagen unverändert, deshalb sieht sie zurzeit niemand.
            Sobald Sie sie bestätigen oder ändern, stehen Ihre Angebote wieder in den Listen.
          </Trans>
        ) : (
          <Trans>
            Stimmen sie noch? Nach {restDays} Tagen ohne Änderung ruhen Ihre Angebote, bis Sie die Preise
            bestätigen oder ändern.
          </Trans>
        )}
      </p>
      <p role="alert" className={s["failed"]}>
        {hold.state === "failed" && (
          <Trans>
            Das hat nicht geklappt. Ihre Preise sind noch nicht bestätigt; versuchen Sie es noch einmal.
          </Trans>
        )}
      </p>
    </Notice>
  )
}
