import { Trans } from "@lingui/react/macro"
import { Button } from "../../kit/Button.tsx"
import { Dialog } from "../../kit/desk/Dialog.tsx"
import { Notice } from "../../kit/notice/Notice.tsx"
import s from "./BaseData.module.css"

/** Message if the data could not be loaded, with the cause and a way to try again. */
export function BaseDataUnread({ onRetry }: { readonly onRetry: (() => void) | undefined }) {
  return (
    <div className={s["page"]}>
      <h1>
        <Trans>Stammdaten</Trans>
      </h1>
      <Notice
        tone="bad"
        title={<Trans>Ihre Daten lassen sich gerade nicht laden</Trans>}
        actions={
          <Button look="secondary" onClick={onRetry}>
            <Trans>Noch einmal versuchen</Trans>
          </Button>
        }
      >
        <p>
          <Trans>Das liegt an uns. Es ist nichts verloren.</Trans>
        </p>
      </Notice>
    </div>
  )
}

/** Asks for confirmation before the user leaves the page and loses unsaved changes. */
export function LeaveDialog({
  isOpen,
  onStay,
  onLeave
}: {
  readonly isOpen: boolean
  readonly onStay: () => void
  readonly onLeave: () => void
}) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onStay}
      title={<Trans>Änderungen verwerfen?</Trans>}
      description={<Trans>Sie haben etwas geändert und noch nicht gespeichert.</Trans>}
    >
      <div className={s["actions"]}>
        <Button onClick={onStay}>
          <Trans>Hier bleiben</Trans>
        </Button>
        <Button look="secondary" onClick={onLeave}>
          <Trans>Verwerfen und gehen</Trans>
        </Button>
      </div>
    </Dialog>
  )
}
