import { Trans, useLingui } from "@lingui/react/macro"
import { RefreshCw } from "lucide-react"
import type { RunningShop } from "../../../domain/operations/running-shop.ts"
import { Button } from "../../kit/Button.tsx"
import { Unanswered } from "../../kit/desk/ListNotices.tsx"
import { shortMoment } from "../../kit/desk/moment.ts"
import { Part } from "../../kit/desk/Part.tsx"
import { useHref, useSite } from "../../kit/site.tsx"
import { AlertList } from "./AlertList.tsx"
import { DataPart } from "./DataPart.tsx"
import s from "./Operations.module.css"
import { MailsPart, PricesPart } from "./PricesPart.tsx"
import { QueuesPart } from "./QueuesPart.tsx"
import { RunningPart } from "./RunningPart.tsx"

interface OperationsPageProps {
  /** The operating data that was loaded last; `undefined` if none has been loaded. */
  readonly shop: RunningShop | undefined
  /** Whether the last request failed. */
  readonly hasFailed: boolean
  readonly isLoading: boolean
  /** Undefined until the page is hydrated. */
  readonly onRetry: (() => void) | undefined
}

/** Page: how the shop is currently running, and what needs action now (rule desk.operations). */
export function OperationsPage({ shop, hasFailed, isLoading, onRetry }: OperationsPageProps) {
  const { t } = useLingui()
  const href = useHref()
  const tag = useSite().locale.bcp47
  return (
    <div className={s["page"]}>
      <div className={s["head"]}>
        <h1>
          <Trans>Betrieb</Trans>
        </h1>
        <Button look="secondary" busy={isLoading} disabled={onRetry === undefined} onClick={onRetry}>
          <RefreshCw size={18} aria-hidden="true" />
          <Trans>Aktualisieren</Trans>
        </Button>
      </div>
      {(hasFailed || shop === undefined) && (
        <Unanswered onRetry={onRetry} retryHref={href("/support/betrieb")}>
          <Trans>
            Der Server oder seine Datenbank antwortet nicht. Sehen Sie nach, ob beide laufen, und was zuletzt
            im Log steht.
          </Trans>
        </Unanswered>
      )}
      {shop !== undefined && (
        <>
          <p className={s["quiet"]}>
            <Trans>Stand: {shortMoment(tag, shop.readAt)}. Die Seite fragt alle 30 Sekunden nach.</Trans>
          </p>
          <Part id="alerts" title={t`Was jetzt zu tun ist`}>
            <AlertList alerts={shop.alerts} />
          </Part>
          <div className={s["parts"]}>
            <RunningPart shop={shop} />
            <DataPart shop={shop} />
            <MailsPart shop={shop} />
            <PricesPart shop={shop} />
            <QueuesPart shop={shop} />
          </div>
        </>
      )}
    </div>
  )
}
