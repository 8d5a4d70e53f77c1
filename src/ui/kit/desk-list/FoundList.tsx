import type { ReactNode } from "react"
import type { ListPage } from "../../../domain/support/people.ts"
import { type Column, DataTable } from "../desk/DataTable.tsx"
import { NoSuchPage } from "../desk/ListNotices.tsx"
import { Pager } from "../desk/Pager.tsx"
import { Found, ListUnreachable } from "./ListState.tsx"

/** Props that `deskList` provides to every page with a list of rows. */
export interface ListedRows<Row> {
  /** `undefined` until a response arrives. */
  readonly list: ListPage<Row> | undefined
  readonly isLoading: boolean
  readonly onRetry: (() => void) | undefined
  readonly hrefOf: (page: number) => string
}

/** Props of a page with a list of rows and a text search. */
export interface SearchedRows<Row> extends ListedRows<Row> {
  readonly words: string
  readonly maxLength: number
}

interface FoundListProps<Row> extends ListedRows<Row> {
  readonly caption: string
  readonly columns: ReadonlyArray<Column<Row>>
  readonly keyOf: (row: Row) => string
  /** Shown if nothing was found: the reason and a suggestion. */
  readonly empty: ReactNode
}

/**
 * Results of a staff search: the number of results, the current page and pagination, or an error if the server did not
 * respond.
 */
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
