import { Plural, Trans } from "@lingui/react/macro"
import {
  type ReactNode,
  type Ref,
  useCallback,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState
} from "react"
import { areaName, type DeskList } from "../../domain/price-list/desk-list.ts"
import type { PriceEdit } from "../../domain/price-list/price-draft.ts"
import { type ListColumn, listColumns, type SentRow } from "../../domain/price-list/list-row.ts"
import type { ListFinding } from "../../domain/price-list/findings.ts"
import { shownPrice } from "../../domain/price-list/sent-rows.ts"
import { decimalMark } from "../../domain/product/amount.ts"
import type { BaseList } from "../../machines/price-list.machine.ts"
import { useLive } from "../kit/live/use-live.ts"
import { type GridHandle, ListGrid, type GridWishes } from "./ListGrid.tsx"
import { ListLoading } from "./ListLoading.tsx"
import { ListTools } from "./ListTools.tsx"
import { allProducts, areaTitle, declaredGoods, hasWords, productTitle, unitOfWord } from "./list-words.ts"
import s from "./PriceList.module.css"

/** Handle that focuses a cell, given the index of its row in the whole list, from 0. */
export interface SheetHandle {
  readonly goTo: (row: number, column: ListColumn) => void
}

interface ListSheetProps {
  readonly ref: Ref<SheetHandle>
  readonly list: DeskList
  readonly base: BaseList
  readonly rows: ReadonlyArray<SentRow>
  readonly findings: ReadonlyArray<ListFinding>
  readonly mayUndo: boolean
  /** Undefined if changes are not allowed. */
  readonly onEdit: ((edit: PriceEdit) => void) | undefined
  readonly onUndo: () => void
  /** Handles pasted text: cells, or a complete list with its header row. */
  readonly onPaste: (row: number, column: ListColumn, text: string) => void
  /** Converts the user's input to a number or word in the format of the list. */
  readonly wordOf: (row: SentRow, column: ListColumn, text: string) => string
  readonly children?: ReactNode
}

const placeOf = (row: SentRow) => [row.area, row.product, row.certificate, row.fromAmount].join("/")

/** The list being edited, with its tools above the cells. */
export function ListSheet(props: ListSheetProps) {
  const { ref, list, base, rows, findings, mayUndo, onEdit, onUndo, onPaste, wordOf } = props
  const id = useId()
  const grid = useRef<GridHandle>(null)
  const isLive = useLive()
  const [words, setWords] = useState("")
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set())
  const areas = useMemo(() => new Map(list.areas.map((area) => [area.number, area])), [list.areas])
  const former = useMemo(() => new Map(base.rows.map((row) => [placeOf(row), row.unitPrice])), [base.rows])
  const flaws = useMemo(
    () =>
      new Set(
        findings.flatMap(({ row, column }) =>
          column === null ? listColumns.map((each) => `${row}/${each}`) : [`${row}/${column}`]
        )
      ),
    [findings]
  )
  const shown = useMemo(
    () => rows.flatMap((row, at) => (words.trim() === "" || hasWords(row, words, areas) ? [at] : [])),
    [rows, words, areas]
  )
  useImperativeHandle(ref, () => ({
    goTo: (row, column) => {
      setWords("")
      // after the search text is cleared, all rows are shown only in the next frame, so the focus moves then
      requestAnimationFrame(() => grid.current?.goTo({ row, column }))
    }
  }))
  const titleOf = useCallback(
    (row: SentRow, column: ListColumn): string => {
      const text = row[column]
      if (column === "area") return areaTitle(text, areas)
      if (column === "product") return productTitle(text)
      if (column === "fromAmount" && /^\d+$/u.test(text))
        return `${text} ${unitOfWord(Number(text), row.product)}`.trim()
      return column === "unitPrice" ? shownPrice(text, list.countryId) : text
    },
    [areas, list.countryId]
  )
  const wanted = () => [...picked].filter((row) => row < rows.length)
  const wishes: GridWishes | undefined = onEdit && {
    onType: (at, column, text) => {
      const row = rows[at]
      // a cell that was opened and left unchanged is not an edit
      if (row === undefined || text === titleOf(row, column)) return
      const mark = decimalMark[list.countryId]
      onEdit({ kind: "cell", row: at, column, text: wordOf(row, column, text), mark })
    },
    onPaste,
    onPick: (places, isPicked) =>
      setPicked((before) => {
        const next = new Set(before)
        for (const place of places)
          if (isPicked) next.add(place)
          else next.delete(place)
        return next
      }),
    onUndo
  }
  return (
    <>
      <ListTools
        words={words}
        onWords={setWords}
        pickedCount={wanted().length}
        shownCount={shown.length}
        mayUndo={mayUndo}
        wishes={
          onEdit && {
            onRaise: (tenths) => {
              const chosen = wanted()
              onEdit({ kind: "raise", rows: chosen.length > 0 ? chosen : shown, tenths })
            },
            onRemove: () => {
              onEdit({ kind: "remove", rows: wanted() })
              setPicked(new Set())
            },
            onAdd: () => {
              onEdit({ kind: "add", after: rows.length - 1 })
              setWords("")
              requestAnimationFrame(() => grid.current?.goTo({ row: rows.length, column: "area" }))
            },
            onUndo
          }
        }
      />
      <output className={s["quiet"]}>
        {shown.length < rows.length ? (
          <Trans>
            {shown.length} von {rows.length} Zeilen
          </Trans>
        ) : (
          <Plural value={rows.length} one="# Zeile" other="# Zeilen" />
        )}
      </output>
      <datalist id={`${id}-areas`}>
        {list.areas.map((area) => (
          <option key={area.id} value={area.number}>
            {areaName(area)}
          </option>
        ))}
      </datalist>
      <datalist id={`${id}-products`}>
        {allProducts.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
      {declaredGoods(rows).map(({ name, words: declared }) => (
        <p key={name} className={s["quiet"]}>
          <Trans>
            Was Sie bei {name} zusichern, steht unter Qualität, mit Komma getrennt: {declared}. Was dort
            fehlt, nennen wir „nicht angegeben“.
          </Trans>
        </p>
      ))}
      {!isLive ? (
        // the rows are positioned with inline styles, which server-rendered pages must not contain
        <ListLoading />
      ) : rows.length > 0 ? (
        <ListGrid
          ref={grid}
          rows={rows}
          shown={shown}
          picked={picked}
          titleOf={titleOf}
          formerOf={(row) => {
            const price = former.get(placeOf(row))
            if (price === undefined) return { kind: "new" }
            return price === row.unitPrice
              ? undefined
              : { kind: "price", price: shownPrice(price, list.countryId) }
          }}
          isFlawed={(at, column) => flaws.has(`${at + 1}/${column}`)}
          suggestionsId={(column) =>
            column === "area" ? `${id}-areas` : column === "product" ? `${id}-products` : undefined
          }
          wishes={wishes}
        />
      ) : (
        <p className={s["quiet"]}>
          <Trans>Noch keine Preise. Laden Sie eine Liste hoch oder fügen Sie eine Zeile hinzu.</Trans>
        </p>
      )}
    </>
  )
}
