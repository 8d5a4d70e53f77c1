import { Trans } from "@lingui/react/macro"
import { useState } from "react"
import type { Act } from "../../../machines/cms-editor.machine.ts"
import { Button } from "../../kit/Button.tsx"
import { Dialog } from "../../kit/desk/Dialog.tsx"
import s from "./Cms.module.css"

/** Deletes a page that was never published, after confirmation (rule content.redirects). */
export function RemovePart({
  title,
  onAct
}: {
  readonly title: string
  readonly onAct: ((act: Act) => void) | undefined
}) {
  const [isAsked, setAsked] = useState(false)
  const close = () => setAsked(false)
  return (
    <>
      <Button look="quiet" disabled={onAct === undefined} onClick={() => setAsked(true)}>
        <Trans>Seite löschen</Trans>
      </Button>
      {isAsked && (
        <Dialog
          isOpen
          onClose={close}
          title={<Trans>Seite löschen?</Trans>}
          description={
            <Trans>„{title}“ hat noch kein Besucher gesehen. Entwurf und Fassungen sind dann weg.</Trans>
          }
        >
          <div className={s["row"]}>
            <Button
              onClick={() => {
                close()
                onAct?.({ kind: "remove" })
              }}
            >
              <Trans>Endgültig löschen</Trans>
            </Button>
            <Button look="quiet" onClick={close}>
              <Trans>Abbrechen</Trans>
            </Button>
          </div>
        </Dialog>
      )}
    </>
  )
}
