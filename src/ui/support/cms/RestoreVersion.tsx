import { Trans } from "@lingui/react/macro"
import { useState } from "react"
import { Button } from "../../kit/Button.tsx"
import { Dialog } from "../../kit/desk/Dialog.tsx"
import s from "./Cms.module.css"

interface RestoreVersionProps {
  readonly number: number
  /**
   * Whether restoring discards a draft that is not stored as a version; if so, confirmation is needed (rule
   * content.publication).
   */
  readonly endsDraft: boolean
  /** Undefined until the page is hydrated. */
  readonly onRestore: (() => void) | undefined
}

/** Restores an earlier version as the draft. */
export function RestoreVersion({ number, endsDraft, onRestore }: RestoreVersionProps) {
  const [isAsked, setAsked] = useState(false)
  const close = () => setAsked(false)
  return (
    <>
      <Button
        look="secondary"
        disabled={onRestore === undefined}
        onClick={() => (endsDraft ? setAsked(true) : onRestore?.())}
      >
        <Trans>Fassung {number} wiederherstellen</Trans>
      </Button>
      {isAsked && (
        <Dialog
          isOpen
          onClose={close}
          title={<Trans>Entwurf ersetzen?</Trans>}
          description={
            <Trans>
              Der Entwurf ist noch nicht veröffentlicht und steht in keiner Fassung. An seiner Stelle steht
              dann Fassung {number}, und er ist weg.
            </Trans>
          }
        >
          <div className={s["row"]}>
            <Button
              onClick={() => {
                close()
                onRestore?.()
              }}
            >
              <Trans>Entwurf ersetzen</Trans>
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
