/** Log message for a path without a page. */
export const notFoundMessage = "This page could not be found"
