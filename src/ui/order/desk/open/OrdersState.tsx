import { Trans } from "@lingui/react/macro"
import { DeskLink } from "../../../kit/desk/DeskLink.tsx"
import { NoSuchPage, Unanswered } from "../../../kit/desk/ListNotices.tsx"
import { Notice } from "../../../kit/notice/Notice.tsx"
import { Skeleton } from "../../../kit/notice/Skeleton.tsx"
import s from "../OrderRows.module.css"

/** Placeholder rows during the first load. */
export function OrdersLoading() {
  return (
    <div className={s["waiting"]} aria-hidden="true">
      {[1, 2, 3, 4].map((row) => (
        <div key={row} className={s["waitingRow"]}>
          <Skeleton width="half" />
          <Skeleton />
        </div>
      ))}
    </div>
  )
}

/** Message for an empty list: states whether there is nothing to do or nothing matches, and suggests next steps. */
export function NoOrders({
  isFiltered,
  isBeyond,
  allHref,
  firstHref
}: {
  readonly isFiltered: boolean
  /** Whether there are orders, but the URL's page number is beyond the last page. */
  readonly isBeyond: boolean
  readonly allHref: string
  readonly firstHref: string
}) {
  if (isBeyond) return <NoSuchPage firstHref={firstHref} />
  return isFiltered ? (
    <Notice
      title={<Trans>Keine offene Bestellung passt dazu</Trans>}
      actions={
        <DeskLink href={allHref}>
          <Trans>Alle zeigen</Trans>
        </DeskLink>
      }
    >
      <p>
        <Trans>Jedes Wort der Suche muss vorkommen. Gelieferte Bestellungen stehen hier nicht mehr.</Trans>
      </p>
    </Notice>
  ) : (
    <Notice tone="good" title={<Trans>Es ist nichts offen</Trans>}>
      <p>
        <Trans>Neue Bestellungen stehen hier, sobald Sie wiederkommen oder die Liste neu laden.</Trans>
      </p>
    </Notice>
  )
}

/** Message if the server does not respond. */
export function OrdersUnreachable({ onLoad }: { readonly onLoad: (() => void) | undefined }) {
  return (
    <Unanswered title={<Trans>Die Bestellungen konnten gerade nicht geladen werden</Trans>} onRetry={onLoad}>
      <Trans>Der Server hat nicht geantwortet. An Ihren Bestellungen hat sich dadurch nichts geändert.</Trans>
    </Unanswered>
  )
}

/** Message if the shown rows could not be loaded again; a button above the message retries. */
export function OrdersStale() {
  return (
    <output className={s["stale"]}>
      <Trans>
        Der Server hat nicht geantwortet. Die Liste steht noch so da, wie sie zuletzt geladen wurde.
      </Trans>
    </output>
  )
}
