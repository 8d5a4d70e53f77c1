import { Trans } from "@lingui/react/macro"
import { Button, ButtonLink } from "../kit/Button.tsx"
import { DeskLink } from "../kit/desk/DeskLink.tsx"
import { Notice } from "../kit/Notice.tsx"
import { Skeleton } from "../kit/Skeleton.tsx"
import s from "./OpenOrders.module.css"

/** Rows that are on their way for the first time. */
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

/** Nothing to do, or nothing that fits; why, and what would help. */
export function NoOrders({
  isFiltered,
  isBeyond,
  allHref,
  firstHref
}: {
  readonly isFiltered: boolean
  /** There are orders, but not on this page. */
  readonly isBeyond: boolean
  readonly allHref: string
  readonly firstHref: string
}) {
  if (isBeyond)
    return (
      <Notice
        title={<Trans>Diese Seite der Liste gibt es nicht</Trans>}
        actions={
          <DeskLink href={firstHref}>
            <Trans>Zur ersten Seite</Trans>
          </DeskLink>
        }
      >
        <p>
          <Trans>Die Liste ist kürzer.</Trans>
        </p>
      </Notice>
    )
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
        <Trans>Neue Bestellungen stehen hier, wenn Sie die Seite neu laden.</Trans>
      </p>
    </Notice>
  )
}

/** Nobody answered. */
export function OrdersUnreachable({ onLoad }: { readonly onLoad: (() => void) | undefined }) {
  return (
    <Notice
      tone="bad"
      announced
      title={<Trans>Die Bestellungen konnten gerade nicht geladen werden</Trans>}
      actions={
        <Button look="secondary" onClick={onLoad}>
          <Trans>Noch einmal versuchen</Trans>
        </Button>
      }
    >
      <p>
        <Trans>
          Der Server hat nicht geantwortet. An Ihren Bestellungen hat sich dadurch nichts geändert.
        </Trans>
      </p>
    </Notice>
  )
}

/** Nobody is signed in any more. */
export function OrdersExpired({
  onLoad,
  signInHref
}: {
  readonly onLoad: (() => void) | undefined
  readonly signInHref: string
}) {
  return (
    <Notice
      tone="bad"
      announced
      title={<Trans>Sie sind nicht mehr angemeldet</Trans>}
      actions={
        <>
          <ButtonLink look="secondary" href={signInHref}>
            <Trans>Anmelden</Trans>
          </ButtonLink>
          <Button look="quiet" onClick={onLoad}>
            <Trans>Noch einmal laden</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>Nach der Anmeldung geht es hier weiter.</Trans>
      </p>
    </Notice>
  )
}
