export interface Paging {
  readonly page?: number
  readonly size?: number
}

/** Number of rows on a page if no size is requested. */
const usualSize = 20

/** Number and size of the page, and the number of rows before the page. */
export const pagingOf = ({ page = 1, size = usualSize }: Paging) => ({
  page,
  size,
  offset: (page - 1) * size
})
