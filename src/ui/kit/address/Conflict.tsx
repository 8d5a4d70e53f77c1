import { Trans } from "@lingui/react/macro"
import { type ReactNode, useEffect, useRef } from "react"
import { Button } from "../Button.tsx"
import { Notice } from "../notice/Notice.tsx"
import s from "./AddressModal.module.css"

interface ConflictProps {
  readonly mine: ReactNode
  readonly theirs: ReactNode
  readonly onKeepMine: () => void
  readonly onTakeTheirs: () => void
}

/** Shows both versions of a value that was changed in another tab or by support, and lets the user choose one. */
export function Conflict({ mine, theirs, onKeepMine, onTakeTheirs }: ConflictProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1} className={s["card"]}>
      <Notice
        tone="bad"
        announced
        title={<Trans>Das wurde inzwischen anderswo geändert</Trans>}
        actions={
          <>
            <Button look="secondary" onClick={onKeepMine}>
              <Trans>Meine Fassung speichern</Trans>
            </Button>
            <Button look="secondary" onClick={onTakeTheirs}>
              <Trans>Die andere übernehmen</Trans>
            </Button>
          </>
        }
      >
        <p>
          <Trans>Zum Beispiel in einem anderen Fenster. Welche Fassung soll gelten?</Trans>
        </p>
      </Notice>
      <div className={s["sides"]}>
        <div className={s["side"]}>
          <strong>
            <Trans>Ihre Fassung</Trans>
          </strong>
          {mine}
        </div>
        <div className={s["side"]}>
          <strong>
            <Trans>Gespeicherte Fassung</Trans>
          </strong>
          {theirs}
        </div>
      </div>
    </div>
  )
}
