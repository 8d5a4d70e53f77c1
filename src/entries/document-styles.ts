/** Not sent to browsers: through it the build knows the documents, and writes the rules that the server puts into them. */
export { routeTree } from "virtual:routes/documents"
