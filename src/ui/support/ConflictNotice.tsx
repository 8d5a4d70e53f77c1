import { Trans } from "@lingui/react/macro"
import { type ReactNode, useEffect, useRef } from "react"
import { Button } from "../kit/Button.tsx"
import { Notice } from "../kit/Notice.tsx"
import s from "./People.module.css"

/** A field that two have changed, as it is called and with both values. */
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

/** Somebody else was faster: both values, and which of them counts; takes the focus when it comes. */
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
          <table className={s["clashes"]}>
            <thead>
              <tr>
                <th scope="col">
                  <Trans>Angabe</Trans>
                </th>
                <th scope="col">
                  <Trans>Bei Ihnen</Trans>
                </th>
                <th scope="col">
                  <Trans>Jetzt gespeichert</Trans>
                </th>
              </tr>
            </thead>
            <tbody>
              {clashes.map(({ name, label, mine, theirs }) => (
                <tr key={name}>
                  <th scope="row">{label}</th>
                  <td>{mine}</td>
                  <td>{theirs}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Notice>
    </div>
  )
}
