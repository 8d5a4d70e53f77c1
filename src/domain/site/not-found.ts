/** What is logged of an address that no page has. */
export const notFoundMessage = "This page could not be found"
