export interface Paging {
  readonly page?: number
  readonly size?: number
}

/** Number of rows on a page if no size is requested. */
const usualSize = 20

/** Returns the number and size of the requested page, and the number of rows before it. */
export const pagingOf = ({ page = 1, size = usualSize }: Paging) => ({
  page,
  size,
  offset: (page - 1) * size
})
