/** A page as it was asked for. */
export interface Paging {
  readonly page?: number
  readonly size?: number
}

/** Rows of a page unless asked otherwise. */
const usualSize = 20

/** The page that is meant, and the rows that come before it. */
export const pagingOf = ({ page = 1, size = usualSize }: Paging) => ({
  page,
  size,
  offset: (page - 1) * size
})
