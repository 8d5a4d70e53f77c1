/** What is told and reported of an address that no page has. */
export const notFoundMessage = "This page could not be found"
