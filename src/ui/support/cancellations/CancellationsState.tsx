import { Trans } from "@lingui/react/macro"
import { Button, ButtonLink } from "../../kit/Button.tsx"
import { Notice } from "../../kit/notice/Notice.tsx"
import { Skeleton } from "../../kit/notice/Skeleton.tsx"
import type { CancellationRow } from "../../../domain/cancellation/cancellation.ts"
import type { CancellationColumn } from "../../../domain/cancellation/columns.ts"
import type { CancellationListView } from "./cancellation.view.ts"
import s from "./Cancellations.module.css"
import { FirstRows } from "./grid/FirstRows.tsx"

/** Shown in place of the list while it is loading, if loading failed, or if it is empty. */
export function CancellationsState({
  list,
  first,
  columns,
  signInHref,
  onRetry,
  onReread
}: {
  readonly list: CancellationListView["list"]
  /** Known rows of the list that is being loaded. */
  readonly first: ReadonlyArray<CancellationRow>
  readonly columns: ReadonlyArray<CancellationColumn>
  readonly signInHref: string
  readonly onRetry: () => void
  readonly onReread: () => void
}) {
  switch (list) {
    case "loading":
      return first.length > 0 ? (
        <FirstRows rows={first} columns={columns} />
      ) : (
        <div className={s["bones"]} aria-hidden="true">
          {Array.from({ length: 10 }, (_, index) => (
            <Skeleton key={index} width={index % 3 === 0 ? "half" : "full"} />
          ))}
        </div>
      )
    case "failed":
      return (
        <Notice
          tone="bad"
          announced
          title={<Trans>Die Stornos konnten gerade nicht geladen werden</Trans>}
          actions={
            <Button look="secondary" onClick={onRetry}>
              <Trans>Noch einmal versuchen</Trans>
            </Button>
          }
        >
          <p>
            <Trans>Der Server hat nicht geantwortet. An Ihrer Suche liegt es nicht.</Trans>
          </p>
        </Notice>
      )
    case "signedOut":
      return (
        <Notice
          announced
          title={<Trans>Ihre Anmeldung ist abgelaufen</Trans>}
          actions={
            <ButtonLink look="secondary" href={signInHref}>
              <Trans>Anmelden</Trans>
            </ButtonLink>
          }
        />
      )
    case "empty":
      return (
        <Notice
          title={<Trans>Keine Stornos in diesem Zeitraum</Trans>}
          actions={
            <Button look="secondary" onClick={onReread}>
              <Trans>Neu laden</Trans>
            </Button>
          }
        >
          <p>
            <Trans>Ein längerer Zeitraum zeigt vielleicht mehr.</Trans>
          </p>
        </Notice>
      )
    case "full":
      return null
  }
}
