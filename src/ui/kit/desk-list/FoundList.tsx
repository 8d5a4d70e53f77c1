import type { ReactNode } from "react"
import type { ListPage } from "../../../domain/support/people.ts"
import { type Column, DataTable } from "../desk/DataTable.tsx"
import { NoSuchPage } from "../desk/ListNotices.tsx"
import { Pager } from "../desk/Pager.tsx"
import { Found, ListUnreachable } from "./ListState.tsx"

/** What `deskList` gives every page that lists rows. */
export interface ListedRows<Row> {
  /** Undefined without an answer. */
  readonly list: ListPage<Row> | undefined
  readonly isLoading: boolean
  readonly onRetry: (() => void) | undefined
  readonly hrefOf: (page: number) => string
}

/** The same of rows that are searched by words. */
export interface SearchedRows<Row> extends ListedRows<Row> {
  readonly words: string
  readonly maxLength: number
}

interface FoundListProps<Row> extends ListedRows<Row> {
  readonly caption: string
  readonly columns: ReadonlyArray<Column<Row>>
  readonly keyOf: (row: Row) => string
  /** Why nothing was found, and the way on. */
  readonly empty: ReactNode
}

/** What a search of staff has found: how many, this page of them and the way to the others, or that there was no answer. */
export function FoundList<Row>({
  list,
  isLoading,
  onRetry,
  hrefOf,
  caption,
  columns,
  keyOf,
  empty
}: FoundListProps<Row>) {
  if (list === undefined) return <ListUnreachable onRetry={onRetry} retryHref={hrefOf(1)} />
  const { items, total, page, size } = list
  return (
    <>
      <Found total={total} isLoading={isLoading} />
      <DataTable
        caption={caption}
        columns={columns}
        rows={items}
        keyOf={keyOf}
        isLoading={isLoading}
        empty={total > 0 ? <NoSuchPage firstHref={hrefOf(1)} /> : empty}
      />
      <Pager page={page} size={size} total={total} hrefOf={hrefOf} />
    </>
  )
}
