import { Trans, useLingui } from "@lingui/react/macro"
import { RefreshCw } from "lucide-react"
import type { ReactNode } from "react"
import type { MemoryKind } from "../../../domain/support/memory-kinds.ts"
import type { CopyDrop, MemoriesShown } from "../../../domain/support/memory-wish.ts"
import type { ActOutcome } from "../../../domain/support/people.ts"
import { Button } from "../../kit/Button.tsx"
import { Part } from "../../kit/desk/Part.tsx"
import { Notice } from "../../kit/notice/Notice.tsx"
import { ListUnreachable } from "../../kit/desk-list/ListState.tsx"
import { CopiesLine } from "./CopiesLine.tsx"
import { DropResult } from "./DropResult.tsx"
import s from "./Memories.module.css"
import { MemoryList } from "./MemoryList.tsx"
import { PathForm } from "./PathForm.tsx"

interface MemoriesPageProps {
  /** `undefined` until a response arrives. */
  readonly shown: MemoriesShown | undefined
  readonly isLoading: boolean
  readonly onRetry: (() => void) | undefined
  readonly hrefOf: (kind?: MemoryKind) => string
  /** Result of the most recent clearing of a cache. */
  readonly dropped: ReadonlyArray<CopyDrop> | undefined
  /** The callbacks below are `undefined` until the page is hydrated. */
  readonly onDropPath: ((path: string) => Promise<ActOutcome>) | undefined
  readonly onAsk: ((kind: MemoryKind) => void) | undefined
  readonly dialog: ReactNode
}

/** Button that requests the cache statistics of all server processes again. */
export function RefreshButton({
  isLoading,
  onRetry
}: {
  readonly isLoading: boolean
  readonly onRetry: (() => void) | undefined
}) {
  return (
    <Button look="secondary" busy={isLoading} disabled={onRetry === undefined} onClick={onRetry}>
      <RefreshCw size={18} aria-hidden="true" />
      <Trans>Aktualisieren</Trans>
    </Button>
  )
}

/** Page: the caches of every server process (rule desk.memories). */
export function MemoriesPage(props: MemoriesPageProps) {
  const { shown, isLoading, onRetry, hrefOf, dropped, onDropPath, onAsk, dialog } = props
  const { t } = useLingui()
  return (
    <div className={s["page"]}>
      <div className={s["head"]}>
        <h1>
          <Trans>Zwischenspeicher</Trans>
        </h1>
        <RefreshButton isLoading={isLoading} onRetry={onRetry} />
      </div>
      <p>
        <Trans>
          Was der Shop im Speicher hält, damit er schnell antwortet. Änderungen erneuern ihn von selbst; hier
          geht es um das, was trotzdem alt aussieht.
        </Trans>
      </p>
      {dropped !== undefined && <DropResult copies={dropped} />}
      {shown === undefined ? (
        <ListUnreachable onRetry={onRetry} retryHref={hrefOf()} />
      ) : shown.kinds.length === 0 ? (
        <Notice title={<Trans>Für Ihre Rolle gibt es hier noch nichts</Trans>}>
          <p>
            <Trans>Werbeplätze hält der Shop zurzeit nicht im Speicher.</Trans>
          </p>
        </Notice>
      ) : (
        <>
          <Part id="page" title={t`Eine Seite sieht alt aus`}>
            <PathForm onDrop={onDropPath} />
          </Part>
          <Part id="memories" title={t`Alle Speicher`}>
            <CopiesLine copies={shown.copies} />
            <MemoryList shown={shown} hrefOf={hrefOf} onAsk={onAsk} />
          </Part>
        </>
      )}
      {dialog}
    </div>
  )
}
