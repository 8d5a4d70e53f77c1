import { Plural, Trans } from "@lingui/react/macro"
import { Undo2 } from "lucide-react"
import { memo } from "react"
import { Button, ButtonLink } from "../../kit/Button.tsx"
import type { CancellationListView } from "./cancellation.view.ts"
import s from "./Cancellations.module.css"

interface CancellationSaveBarProps {
  readonly view: CancellationListView
  readonly signInHref: string
  readonly onSave: () => void
  readonly onUndo: () => void
}

/** Bar with the number of unsaved changes, the result of the last save, and the save button. */
export const CancellationSaveBar = memo(function CancellationSaveBar({
  view,
  signInHref,
  onSave,
  onUndo
}: CancellationSaveBarProps) {
  const { save, unsaved, sendable, canUndo } = view
  const canSave = unsaved > 0 && (sendable > 0 || save === "saving")
  return (
    <div className={s["foot"]} data-part="save-bar" data-state={save}>
      <div className={s["state"]} role={isBad(save) ? "alert" : "status"} data-part="save-state">
        <SaveText view={view} />
      </div>
      <div className={s["acts"]}>
        {canUndo && (
          <Button look="quiet" onClick={onUndo} aria-keyshortcuts="Control+Z">
            <Undo2 size={18} aria-hidden="true" />
            <Trans>Zurücknehmen</Trans>
          </Button>
        )}
        {save === "expired" && (
          <ButtonLink look="secondary" href={signInHref}>
            <Trans>Anmelden</Trans>
          </ButtonLink>
        )}
        <Button
          busy={save === "saving"}
          // not disabled, since a disabled button would lose the focus as soon as everything is saved
          aria-disabled={!canSave || save === "saving" || undefined}
          onClick={canSave ? onSave : undefined}
          aria-keyshortcuts="Control+S"
        >
          {save === "unreachable" ? <Trans>Noch einmal speichern</Trans> : <Trans>Speichern</Trans>}
        </Button>
      </div>
    </div>
  )
})

const isBad = (save: CancellationListView["save"]): boolean =>
  save === "partial" || save === "unreachable" || save === "refused" || save === "expired"

function SaveText({ view: { save, unsaved, failed, conflicts } }: { readonly view: CancellationListView }) {
  switch (save) {
    case "saving":
      return <Trans>Wird gespeichert …</Trans>
    case "saved":
      return <Trans>Alles gespeichert</Trans>
    case "settled":
      return <Trans>Nichts zu speichern</Trans>
    case "unreachable":
      return (
        <Trans>
          Keine Antwort vom Server. Ihre Buchungen bleiben hier; noch einmal speichern schadet nicht.
        </Trans>
      )
    case "refused":
      return (
        <Trans>
          Der Server hat keine der Buchungen angenommen. Vielleicht fehlt Ihnen inzwischen das Recht dazu.
        </Trans>
      )
    case "expired":
      return (
        <Trans>
          Ihre Anmeldung ist abgelaufen. Ihre Buchungen bleiben erhalten, bis Sie wieder angemeldet sind.
        </Trans>
      )
    case "partial":
    case "editing":
      return (
        <>
          <strong>
            <Plural
              value={unsaved}
              one="# Änderung nicht gespeichert"
              other="# Änderungen nicht gespeichert"
            />
          </strong>
          {failed > 0 && (
            <>
              {" · "}
              <Plural value={failed} one="# fehlgeschlagen" other="# fehlgeschlagen" />
            </>
          )}
          {conflicts > 0 && (
            <>
              {" · "}
              <Plural
                value={conflicts}
                one="# inzwischen anderswo geändert"
                other="# inzwischen anderswo geändert"
              />
            </>
          )}
        </>
      )
  }
}
