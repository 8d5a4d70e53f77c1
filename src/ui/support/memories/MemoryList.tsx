import { Trans, useLingui } from "@lingui/react/macro"
import { type MemoryKind } from "../../../domain/support/memory-kinds.ts"
import { costOf } from "../../../domain/support/memories.ts"
import { figuresOfKind, type MemoriesShown } from "../../../domain/support/memory-wish.ts"
import { Button } from "../../kit/Button.tsx"
import { DeskLink } from "../../kit/desk/DeskLink.tsx"
import { VisuallyHidden } from "../../kit/Hidden.tsx"
import { memoryTexts } from "./memory-texts.ts"
import s from "./Memories.module.css"
import { useFigures } from "./use-figures.ts"

interface MemoryListProps {
  readonly shown: MemoriesShown
  readonly hrefOf: (kind: MemoryKind) => string
  /** Undefined until the page is hydrated. */
  readonly onAsk: ((kind: MemoryKind) => void) | undefined
}

/** List with one row per cache; empty caches share the last row, to keep the list short. */
export function MemoryList({ shown, hrefOf, onAsk }: MemoryListProps) {
  const { i18n } = useLingui()
  const { line } = useFigures(shown.readAt)
  const rows = shown.kinds.map((kind) => ({ kind, figures: figuresOfKind(shown.copies, kind) }))
  const empty = rows.filter(({ figures }) => figures.entries === 0)
  return (
    <ul className={s["list"]}>
      {rows
        .filter(({ figures }) => figures.entries > 0)
        .map(({ kind, figures }) => {
          const name = i18n._(memoryTexts[kind].name)
          return (
            <li key={kind} className={s["row"]}>
              <div className={s["words"]}>
                <DeskLink className={s["name"]} href={hrefOf(kind)}>
                  {name}
                </DeskLink>
                <span className={s["quiet"]}>{i18n._(memoryTexts[kind].what)}</span>
                <span className={s["figures"]}>{line(figures)}</span>
              </div>
              <Button
                look={costOf(kind) === "much" ? "quiet" : "secondary"}
                disabled={onAsk === undefined}
                onClick={() => onAsk?.(kind)}
              >
                <Trans>
                  Leeren<VisuallyHidden>: {name}</VisuallyHidden>
                </Trans>
              </Button>
            </li>
          )
        })}
      {empty.length > 0 && (
        <li className={s["row"]}>
          <p className={s["quiet"]}>
            <Trans>
              Nichts im Speicher: {empty.map(({ kind }) => i18n._(memoryTexts[kind].name)).join(", ")}
            </Trans>
          </p>
        </li>
      )}
    </ul>
  )
}
