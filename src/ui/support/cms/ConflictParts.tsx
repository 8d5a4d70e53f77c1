import { Trans } from "@lingui/react/macro"
import { type ReactNode, useEffect, useRef } from "react"
import type { PartName } from "../../../domain/content/edit/parts.ts"
import type { PageDraft } from "../../../domain/content/page-draft.ts"
import { Button } from "../../kit/Button.tsx"
import { Notice } from "../../kit/notice/Notice.tsx"
import { type Absence, partLines, usePartName } from "./part-texts.tsx"
import s from "./Cms.module.css"
import c from "./Conflict.module.css"

interface ConflictPartsProps {
  readonly clashes: ReadonlyArray<PartName>
  readonly mine: PageDraft
  readonly theirs: PageDraft
  readonly onChoose: (part: PartName, side: "mine" | "theirs") => void
  readonly onChooseAll: (side: "mine" | "theirs") => void
}

/**
 * Shown if another user or another tab saved in the meantime: for each part that both changed, offers both versions to
 * choose from.
 */
export function ConflictParts({ clashes, mine, theirs, onChoose, onChooseAll }: ConflictPartsProps) {
  const nameOf = usePartName()
  const place = useRef<HTMLDivElement>(null)
  const count = clashes.length
  // moves the focus also after each choice, since the pressed button disappears
  useEffect(() => place.current?.focus(), [count])
  return (
    <div ref={place} tabIndex={-1} data-part="conflict" className={c["conflict"]}>
      <Notice
        tone="bad"
        announced
        title={<Trans>Dieselben Stellen sind inzwischen anders gespeichert</Trans>}
        actions={
          count > 1 && (
            <>
              <Button look="secondary" onClick={() => onChooseAll("mine")}>
                <Trans>Überall meine Fassung</Trans>
              </Button>
              <Button look="quiet" onClick={() => onChooseAll("theirs")}>
                <Trans>Überall die andere Fassung</Trans>
              </Button>
            </>
          )
        }
      >
        <p>
          <Trans>
            Nichts ist verloren. Wählen Sie für jede Stelle, was bleiben soll; alles andere ist schon vereint.
          </Trans>
        </p>
      </Notice>
      <ul className={c["clashes"]}>
        {clashes.map((part) => {
          const name = nameOf(part, [mine, theirs])
          return (
            <li key={part} className={c["clash"]} data-clash={part}>
              <h2>{name}</h2>
              <div className={c["sides"]}>
                <Side title={<Trans>Ihre Fassung</Trans>} lines={partLines(part, mine)}>
                  <Button look="secondary" onClick={() => onChoose(part, "mine")}>
                    <Trans>Meine behalten</Trans>
                  </Button>
                </Side>
                <Side title={<Trans>Jetzt gespeichert</Trans>} lines={partLines(part, theirs)}>
                  <Button look="secondary" onClick={() => onChoose(part, "theirs")}>
                    <Trans>Diese nehmen</Trans>
                  </Button>
                </Side>
              </div>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

const absent: Readonly<Record<Absence, ReactNode>> = {
  missing: <Trans>Gibt es hier nicht.</Trans>,
  omitted: <Trans>Ist in diesem Land weggelassen.</Trans>,
  common: <Trans>Wie in allen Ländern.</Trans>
}

function Side({
  title,
  lines,
  children
}: {
  readonly title: ReactNode
  readonly lines: ReadonlyArray<string> | Absence
  readonly children: ReactNode
}) {
  return (
    <div className={c["side"]}>
      <p className={s["quiet"]}>{title}</p>
      <div className={c["words"]}>
        {typeof lines === "string" ? (
          <p className={s["quiet"]}>{absent[lines]}</p>
        ) : (
          lines.map((line, index) => <p key={`${index + 1}-${line}`}>{line}</p>)
        )}
      </div>
      {children}
    </div>
  )
}
