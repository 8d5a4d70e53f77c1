/** Log message for an address without a page. */
export const notFoundMessage = "This page could not be found"
