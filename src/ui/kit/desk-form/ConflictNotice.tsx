import { Trans } from "@lingui/react/macro"
import { type ReactNode, useEffect, useRef } from "react"
import { Button } from "../Button.tsx"
import { Notice } from "../notice/Notice.tsx"
import s from "./DeskForm.module.css"

/** A field that two users changed, with its label and both values. */
export interface Clash {
  readonly name: string
  readonly label: ReactNode
  readonly mine: ReactNode
  readonly theirs: ReactNode
}

interface ConflictNoticeProps {
  readonly clashes: ReadonlyArray<Clash>
  readonly onKeepMine: () => void
  readonly onTakeTheirs: () => void
}

/**
 * Notice that another user saved first: shows the values of both users to choose from, and receives the focus when it
 * appears.
 */
export function ConflictNotice({ clashes, onKeepMine, onTakeTheirs }: ConflictNoticeProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1} data-part="conflict">
      <Notice
        tone="bad"
        announced
        title={<Trans>Inzwischen hat jemand anderes hier gespeichert</Trans>}
        actions={
          <>
            <Button onClick={onKeepMine}>
              <Trans>Meine Änderungen speichern</Trans>
            </Button>
            <Button look="secondary" onClick={onTakeTheirs}>
              <Trans>Meine Änderungen verwerfen</Trans>
            </Button>
          </>
        }
      >
        {clashes.length === 0 ? (
          <p>
            <Trans>Geändert wurden andere Angaben als Ihre. Beides kann bestehen bleiben.</Trans>
          </p>
        ) : (
          <ul className={s["clashes"]}>
            {clashes.map(({ name, label, mine, theirs }) => (
              <li key={name} data-field={name}>
                <strong>{label}</strong>
                <dl className={s["facts"]}>
                  <div className={s["fact"]}>
                    <dt>
                      <Trans>Bei Ihnen</Trans>
                    </dt>
                    <dd>{mine}</dd>
                  </div>
                  <div className={s["fact"]}>
                    <dt>
                      <Trans>Jetzt gespeichert</Trans>
                    </dt>
                    <dd>{theirs}</dd>
                  </div>
                </dl>
              </li>
            ))}
          </ul>
        )}
      </Notice>
    </div>
  )
}
