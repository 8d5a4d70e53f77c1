/**
 * This module is not sent to browsers: the build uses it to find the documents and to extract the CSS that the server
 * inlines.
 */
export { routeTree } from "virtual:routes/documents"
