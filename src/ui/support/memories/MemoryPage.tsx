import { Trans, useLingui } from "@lingui/react/macro"
import { ChevronLeft } from "lucide-react"
import type { ReactNode } from "react"
import type { MemoryKind } from "../../../domain/support/memory-kinds.ts"
import type { CopyDrop, MemoriesShown } from "../../../domain/support/memory-wish.ts"
import { Button } from "../../kit/Button.tsx"
import { DeskLink } from "../../kit/desk/DeskLink.tsx"
import { Part } from "../../kit/desk/Part.tsx"
import { SearchForm } from "../../kit/desk/SearchForm.tsx"
import { useHref } from "../../kit/site.tsx"
import { ListUnreachable } from "../../kit/desk-list/ListState.tsx"
import { CopyTable } from "./CopyTable.tsx"
import { DropResult } from "./DropResult.tsx"
import { EntryTable } from "./EntryTable.tsx"
import { RefreshButton } from "./MemoriesPage.tsx"
import { memoryTexts } from "./memory-texts.ts"
import s from "./Memories.module.css"

interface MemoryPageProps {
  readonly kind: MemoryKind
  readonly words: string
  readonly maxLength: number
  /** `undefined` until a response arrives. */
  readonly shown: MemoriesShown | undefined
  readonly isLoading: boolean
  readonly onRetry: (() => void) | undefined
  readonly hrefOf: (kind?: MemoryKind) => string
  readonly dropped: ReadonlyArray<CopyDrop> | undefined
  /** The callbacks below are `undefined` until the page is hydrated. */
  readonly onDropEntry: ((key: string) => void) | undefined
  readonly onAsk: ((kind: MemoryKind) => void) | undefined
  /** Whether the last removal of an entry failed. */
  readonly hasFailed: boolean
  readonly dialog: ReactNode
}

/** Page: one cache with its size in each server process, and its entries. */
export function MemoryPage(props: MemoryPageProps) {
  const { kind, words, maxLength, shown, isLoading, onRetry, hrefOf, dropped, onDropEntry, onAsk } = props
  const { t, i18n } = useLingui()
  const href = useHref()
  const texts = memoryTexts[kind]
  return (
    <div className={s["page"]}>
      <DeskLink className={s["back"]} href={hrefOf()}>
        <ChevronLeft size={18} aria-hidden="true" />
        <Trans>Zwischenspeicher</Trans>
      </DeskLink>
      <div className={s["head"]}>
        <h1>{i18n._(texts.name)}</h1>
        <RefreshButton isLoading={isLoading} onRetry={onRetry} />
      </div>
      <p>{i18n._(texts.what)}</p>
      {dropped !== undefined && <DropResult copies={dropped} />}
      <p role="alert" className={s["error"]}>
        {props.hasFailed && (
          <Trans>Der Server hat nicht geantwortet. Bitte versuchen Sie es noch einmal.</Trans>
        )}
      </p>
      {shown === undefined ? (
        <ListUnreachable onRetry={onRetry} retryHref={hrefOf(kind)} />
      ) : (
        <>
          <Part id="copies" title={t`Auf jeder Kopie`}>
            <CopyTable kind={kind} shown={shown} />
            <div>
              <Button look="secondary" disabled={onAsk === undefined} onClick={() => onAsk?.(kind)}>
                <Trans>Auf allen Kopien leeren</Trans>
              </Button>
            </div>
          </Part>
          <Part id="entries" title={t`Einträge`}>
            <SearchForm
              action={href("/support/cache")}
              name="suche"
              text={words}
              maxLength={maxLength}
              label={<Trans>Eintrag suchen</Trans>}
              submit={<Trans>Suchen</Trans>}
            >
              <input type="hidden" name="art" value={kind} />
            </SearchForm>
            <EntryTable shown={shown} isLoading={isLoading} words={words} onDrop={onDropEntry} />
          </Part>
        </>
      )}
      {props.dialog}
    </div>
  )
}
