import { Plural, Trans } from "@lingui/react/macro"
import { RefreshCw } from "lucide-react"
import { billingActs, type BillingStage } from "../../../../domain/order/life/order-acts.ts"
import { Button } from "../../../kit/Button.tsx"
import { DeskLink } from "../../../kit/desk/DeskLink.tsx"
import { Notice } from "../../../kit/notice/Notice.tsx"
import s from "../OrderRows.module.css"
import { OrderKeys } from "../acts/OrderKeys.tsx"

/** Maximum number of orders that are counted; further orders are found with the search. */
const mostCounted = 10_000

/** The number of orders, and a button that loads them again. */
export function BillingCount({
  total,
  isLoading,
  onLoad
}: {
  readonly total: number
  readonly isLoading: boolean
  readonly onLoad: (() => void) | undefined
}) {
  return (
    <div className={s["head"]}>
      <output className={s["found"]}>
        {isLoading ? (
          <Trans>Wird geladen …</Trans>
        ) : total >= mostCounted ? (
          <Trans>10.000 Bestellungen oder mehr</Trans>
        ) : (
          <Plural value={total} one="# Bestellung" other="# Bestellungen" />
        )}
      </output>
      <div className={s["acts"]}>
        <OrderKeys acts={billingActs} hasBoxes={false} />
        <Button look="quiet" onClick={onLoad} busy={isLoading} disabled={onLoad === undefined}>
          <RefreshCw size={18} aria-hidden="true" />
          <Trans>Neu laden</Trans>
        </Button>
      </div>
    </div>
  )
}

/** Explains why the list is empty, and when it will have entries. */
export function NothingThere({
  stage,
  isNarrowed,
  allHref
}: {
  readonly stage: BillingStage
  /** Whether the list is filtered by a search text or a country. */
  readonly isNarrowed: boolean
  readonly allHref: string
}) {
  if (isNarrowed)
    return (
      <Notice
        title={<Trans>Keine Bestellung passt dazu</Trans>}
        actions={
          <DeskLink href={allHref}>
            <Trans>Alle zeigen</Trans>
          </DeskLink>
        }
      >
        <p>
          <Trans>Jedes Wort der Suche muss vorkommen, und gesucht wird nur in diesem Stand.</Trans>
        </p>
      </Notice>
    )
  switch (stage) {
    case "delivered":
      return (
        <Notice tone="good" title={<Trans>Alle Rechnungen sind geschrieben</Trans>}>
          <p>
            <Trans>Eine Bestellung steht hier, sobald ihre Lieferung gemeldet ist.</Trans>
          </p>
        </Notice>
      )
    case "invoiced":
      return (
        <Notice tone="good" title={<Trans>Keine Rechnung ist offen</Trans>}>
          <p>
            <Trans>Hier stehen Rechnungen, bis sie bezahlt sind.</Trans>
          </p>
        </Notice>
      )
    case "settled":
      return (
        <Notice title={<Trans>In den letzten acht Wochen wurde nichts bezahlt</Trans>}>
          <p>
            <Trans>Was länger bezahlt ist, steht im Archiv.</Trans>
          </p>
        </Notice>
      )
    case "archive":
      return (
        <Notice title={<Trans>Das Archiv ist leer</Trans>}>
          <p>
            <Trans>
              Hier steht, was seit mehr als acht Wochen bezahlt ist oder nach der Lieferung widerrufen wurde.
            </Trans>
          </p>
        </Notice>
      )
  }
}
