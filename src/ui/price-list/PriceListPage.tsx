import { Trans } from "@lingui/react/macro"
import { type ReactNode, useMemo, useRef } from "react"
import { areaName, type DeskList } from "../../domain/price-list/desk-list.ts"
import type { PriceEdit } from "../../domain/price-list/price-draft.ts"
import { countries } from "../../domain/place/country.ts"
import type { ListColumn, SentRow } from "../../domain/price-list/list-row.ts"
import type { PriceListContext, PublishWish } from "../../machines/price-list.machine.ts"
import { Button } from "../kit/Button.tsx"
import { Disclosure } from "../kit/Disclosure.tsx"
import { LeaveDialog, type LeaveGuard } from "../kit/desk/LeaveDialog.tsx"
import { Part } from "../kit/desk/Part.tsx"
import { ChangeTable } from "./ChangeTable.tsx"
import { type FileNews, FileNotice } from "./FileNotice.tsx"
import { FlawList } from "./FlawList.tsx"
import { ListSheet, type SheetHandle } from "./ListSheet.tsx"
import { ListState, type StateWishes } from "./ListState.tsx"
import { ListUpload } from "./ListTools.tsx"
import { mayDiscard, mayEdit, type PricePhase } from "./price-list.view.ts"
import s from "./PriceList.module.css"
import { PublishForm } from "./PublishForm.tsx"
import { WarningList } from "./WarningList.tsx"

export interface PriceListWishes extends StateWishes {
  readonly onEdit: (edit: PriceEdit) => void
  readonly onUndo: () => void
  readonly onDiscard: () => void
  readonly onFile: (file: File) => void
  readonly onTemplate: (kind: "csv" | "xlsx") => void
  readonly onPaste: (row: number, column: ListColumn, text: string) => void
  readonly onAcknowledge: (places: ReadonlyArray<number>, isRead: boolean) => void
  readonly onPublish: (wish: PublishWish) => void
}

interface PriceListPageProps {
  readonly list: DeskList
  readonly phase: PricePhase
  readonly context: PriceListContext
  readonly news: FileNews | undefined
  readonly isReasonNeeded: boolean
  readonly signInHref: string
  readonly leaveGuard: LeaveGuard
  readonly wordOf: (row: SentRow, column: ListColumn, text: string) => string
  /** Undefined until the page is hydrated. */
  readonly wishes: PriceListWishes | undefined
  readonly preview: ReactNode
  readonly children: ReactNode
}

/** Page: a dealer's price list from the first change to its publication; below it, former lists and API keys. */
export function PriceListPage(props: PriceListPageProps) {
  const { list, phase, context, news, isReasonNeeded, signInHref, leaveGuard, wordOf, wishes } = props
  const { check, acknowledged, draft, base, past } = context
  const sheet = useRef<SheetHandle>(null)
  const names = useMemo(() => new Map(list.areas.map((area) => [area.id, area])), [list.areas])
  const areaOf = (id: number): string => {
    const area = names.get(id)
    return area === undefined ? String(id) : areaName(area) || area.number
  }
  const isOpen = wishes !== undefined && mayEdit(phase)
  const mayCheck = phase === "changed" || phase === "checking"
  const isBusy = phase === "publishing" || phase === "asking"
  const isShown = phase === "checked" || phase === "failed" || isBusy
  return (
    <div className={s["page"]} data-phase={phase}>
      <Part id="price-list-sheet" title={<Trans>Preise</Trans>}>
        <p className={s["quiet"]}>
          <Trans>
            Bruttopreise mit Steuer und Lieferung, je 1 000 kg, 100 Liter oder Palette. Zellen öffnen Sie mit
            Enter oder F2; Zeilen aus einer Tabelle fügen Sie mit Strg+V ein.
          </Trans>
        </p>
        <ListUpload onFile={isOpen ? wishes.onFile : undefined} onTemplate={wishes?.onTemplate} />
        {news !== undefined && <FileNotice news={news} />}
        <ListState phase={phase} context={context} signInHref={signInHref} wishes={wishes} />
        {phase === "flawed" && check !== null && (
          <FlawList
            findings={check.findings}
            hasMore={check.hasMoreFindings}
            countryId={list.countryId}
            areaTitles={list.areas.flatMap((area) => [area.number, areaName(area)]).filter(Boolean)}
            onGoTo={({ row, column }) => sheet.current?.goTo(row - 1, column ?? "unitPrice")}
          />
        )}
        <ListSheet
          ref={sheet}
          list={list}
          base={base}
          rows={draft}
          findings={check?.findings ?? []}
          mayUndo={past.length > 0}
          onEdit={isOpen ? wishes.onEdit : undefined}
          onUndo={() => wishes?.onUndo()}
          onPaste={(row, column, text) => wishes?.onPaste(row, column, text)}
          wordOf={wordOf}
        />
        {mayDiscard(phase) && (
          <div className={s["bar"]}>
            {mayCheck && (
              <Button busy={phase === "checking"} disabled={wishes === undefined} onClick={wishes?.onCheck}>
                <Trans>Liste prüfen</Trans>
              </Button>
            )}
            <Button
              look={mayCheck ? "quiet" : "secondary"}
              disabled={wishes === undefined}
              onClick={wishes?.onDiscard}
            >
              <Trans>Änderungen verwerfen</Trans>
            </Button>
            <output className={s["quiet"]}>
              {phase === "checking" ? (
                <Trans>Die Liste wird geprüft …</Trans>
              ) : (
                <Trans>Noch nicht veröffentlicht</Trans>
              )}
            </output>
          </div>
        )}
      </Part>
      {isShown && check !== null && (
        <Part id="price-list-publish" title={<Trans>Prüfen und veröffentlichen</Trans>}>
          <output>
            <Trans>
              {check.counts.changed} Preise geändert, {check.counts.added} neu, {check.counts.gone} entfallen.
            </Trans>
          </output>
          {check.warnings.length > 0 && (
            <WarningList
              warnings={check.warnings}
              count={check.warningCount}
              acknowledged={acknowledged}
              currency={list.currency}
              areaOf={areaOf}
              onAcknowledge={isBusy ? undefined : wishes?.onAcknowledge}
            />
          )}
          <Disclosure more={<Trans>Jede Änderung ansehen</Trans>}>
            <ChangeTable changes={check.changes} currency={list.currency} areaOf={areaOf} />
          </Disclosure>
          <PublishForm
            timeZone={countries[list.countryId].timeZone}
            isReasonNeeded={isReasonNeeded}
            isBusy={isBusy}
            left={check.warnings.length - acknowledged.length}
            hasChanges={check.changes.length > 0}
            onPublish={(wish) => wishes?.onPublish(wish)}
          />
        </Part>
      )}
      <Part id="price-list-preview" title={<Trans>Vorschau: Ihr Platz in der Angebotsliste</Trans>}>
        {props.preview}
      </Part>
      {props.children}
      <LeaveDialog
        guard={leaveGuard}
        title={<Trans>Seite verlassen?</Trans>}
        description={
          <Trans>Ihre Änderungen sind nicht veröffentlicht. In diesem Browser bleiben sie aufbewahrt.</Trans>
        }
        stay={<Trans>Hier bleiben</Trans>}
        leave={<Trans>Gehen</Trans>}
      />
    </div>
  )
}
