import { useLingui } from "@lingui/react/macro"
import { useQueryClient } from "@tanstack/react-query"
import { useRouteContext } from "@tanstack/react-router"
import { useMachine } from "@xstate/react"
import { useEffect, useMemo, useRef, useState } from "react"
import { decimalSignOf } from "../../domain/csv/csv.ts"
import { baseOf, type DeskList, namedAreas } from "../../domain/price-list/desk-list.ts"
import type { FileTable } from "../../domain/price-list-files/file-table.ts"
import { sentPrices } from "../../domain/price-list-files/sent-prices.ts"
import { templateRows } from "../../domain/price-list-files/template-rows.ts"
import { textTable } from "../../domain/price-list-files/text-table.ts"
import { priceListMachine } from "../../machines/price-list.machine.ts"
import { keptPriceDraft } from "../../services/browser/kept-price-drafts.ts"
import { localValues } from "../../services/browser/storage.ts"
import { readPriceFile } from "../../services/desk/price-lists/read-price-file.ts"
import { saveCsvTemplate, saveXlsxTemplate } from "../../services/desk/price-lists/save-template.ts"
import { priceListActors } from "../../services/desk/price-lists/price-list-actors.ts"
import type { FileNews } from "../../ui/price-list/FileNotice.tsx"
import type { PriceListWishes } from "../../ui/price-list/PriceListPage.tsx"

/** Connects the editor of one dealer's list to its API calls, to files and to the browser's storage. */
export const usePriceList = (dealerId: number, list: DeskList) => {
  const { client, page } = useRouteContext({ from: "__root__" })
  const { t } = useLingui()
  const queries = useQueryClient()
  const userId = page.session?.userId ?? ""
  const actors = useMemo(
    // the history also contains the published list, so it is reloaded
    () => priceListActors(client, dealerId, () => void queries.invalidateQueries()),
    [client, dealerId, queries]
  )
  // built once: `provide` builds all states of the chart, which is too much for each edited cell
  const machine = useMemo(() => priceListMachine.provide({ actors }), [actors])
  const [snapshot, send] = useMachine(machine, { input: { base: baseOf(list) } })
  const { draft } = snapshot.context
  const isUnsaved = snapshot.hasTag("unsaved")
  const [news, setNews] = useState<FileNews>()

  const kept = useMemo(() => keptPriceDraft(localValues, userId, list.dealerId), [userId, list.dealerId])
  const isKept = useRef(false)
  useEffect(() => {
    const rows = kept.read()
    if (rows === undefined) return
    isKept.current = true
    send({ type: "draft.recalled", rows })
  }, [kept, send])
  useEffect(() => {
    if (isUnsaved) kept.keep(draft)
    else if (isKept.current) kept.drop()
    isKept.current = isUnsaved
  }, [kept, isUnsaved, draft])
  useEffect(() => send({ type: "list.arrived", list: baseOf(list) }), [list, send])

  const areas = useMemo(() => namedAreas(list), [list])
  const wishes = useMemo((): PriceListWishes => {
    const take = (name: string, table: FileTable) => {
      if (table.kind === "fault") return setNews({ ...table, name })
      const prices = sentPrices(table.rows, areas)
      if (prices.kind !== "rows") return setNews({ ...prices, name })
      setNews({ kind: "taken", name, count: prices.rows.length })
      send({ type: "list.edit", edit: { kind: "replace", rows: prices.rows } })
    }
    return {
      onEdit: (edit) => send({ type: "list.edit", edit }),
      onUndo: () => send({ type: "list.undo" }),
      onDiscard: () => {
        setNews(undefined)
        send({ type: "draft.discard" })
      },
      onFile: (file) => void readPriceFile(file).then((table) => take(file.name, table)),
      onTemplate: (kind) => {
        const rows = templateRows(draft, areas)
        if (kind === "csv") saveCsvTemplate(rows, decimalSignOf(list.countryId))
        else void saveXlsxTemplate(rows)
      },
      onPaste: (row, column, text) => {
        const table = textTable(text)
        // a pasted list with headers replaces the whole list; pasted cells are inserted at their position
        const isList = table.kind === "read" && sentPrices(table.rows, areas).kind === "rows"
        if (isList && table.rows.length > 1) return take(t`Zwischenablage`, table)
        const cells = text
          .replace(/\r?\n$/u, "")
          .split(/\r?\n/u)
          .map((line) => line.split("\t"))
        const mark = decimalSignOf(list.countryId)
        send({ type: "list.edit", edit: { kind: "paste", row, column, cells, mark } })
      },
      onCheck: () => {
        setNews(undefined)
        send({ type: "list.check" })
      },
      onAcknowledge: (places, isRead) => send({ type: "warning.acknowledge", places, isRead }),
      onPublish: (wish) => send({ type: "list.publish", wish }),
      onLookAgain: () => send({ type: "list.lookAgain" }),
      onKeepMine: () => send({ type: "conflict.keepMine" }),
      onTakeTheirs: () => send({ type: "conflict.takeTheirs" })
    }
  }, [send, areas, draft, list.countryId, t])
  return { snapshot, wishes, news, isUnsaved, areas }
}
