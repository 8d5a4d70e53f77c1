/**
 * Name of the header that marks a redirect of a route whose target gets the query of the request; it is never sent
 * (rule content.addresses).
 */
export const keptQueryHeader = "x-kept-query"
