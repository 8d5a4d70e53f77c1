import { join } from "node:path"
import { pathToFileURL } from "node:url"
import type { PageBundle } from "../../contract/page-bundle.ts"

const isBundle = (module: unknown): module is PageBundle =>
  typeof module === "object" &&
  module !== null &&
  "renderPage" in module &&
  "publicPage" in module &&
  "listedPaths" in module

/** The built pages: they reach the server as a bundle, never by import. */
export const loadBundle = async (distDirectory: string): Promise<PageBundle> => {
  const module: unknown = await import(pathToFileURL(join(distDirectory, "server/entry-server.js")).href)
  if (!isBundle(module)) throw new Error("dist/server/entry-server.js is no bundle of pages: build it anew.")
  return module
}
