import { join } from "node:path"
import { pathToFileURL } from "node:url"
import type { PageBundle } from "../../contract/page-bundle.ts"

const isBundle = (module: unknown): module is PageBundle =>
  typeof module === "object" &&
  module !== null &&
  "renderPage" in module &&
  "publicPage" in module &&
  "listedPaths" in module

/** Loads the built pages: the server loads them as a bundle and never imports their sources. */
export const loadBundle = async (distDirectory: string): Promise<PageBundle> => {
  const module: unknown = await import(pathToFileURL(join(distDirectory, "server/entry-server.js")).href)
  if (!isBundle(module)) throw new Error("dist/server/entry-server.js is no bundle of pages: build it anew.")
  return module
}
