import { readdirSync } from "node:fs"
import { join, relative, sep } from "node:path"
import { ShopApi } from "../../../contract/shop.api.ts"
import { mediaFileAt } from "../../../domain/media/media-address.ts"
import { projectRoot } from "../../project-root.ts"

const folder = join(projectRoot, "public")

/** Addresses of generated files for crawlers, feed readers and security researchers. */
const written: ReadonlySet<string> = new Set([
  "/robots.txt",
  "/sitemap.xml",
  "/news/rss.xml",
  "/.well-known/security.txt"
])

let files: ReadonlySet<string> | undefined

/** Returns the names of the files that come with the build; they are read only once. */
const knownFiles = (): ReadonlySet<string> => {
  files ??= new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/")}`)
  )
  return files
}

const callPatterns = Object.values(ShopApi.groups)
  .flatMap((group) => Object.values<{ readonly method: string; readonly path: string }>(group.endpoints))
  .filter(({ method }) => method === "GET")
  .map(
    ({ path }) =>
      new RegExp(`^${path.replaceAll(/[.]/gu, String.raw`\.`).replaceAll(/:[A-Za-z]+/gu, "[^/]+")}$`, "u")
  )

/**
 * Whether an address belongs to a file of the shop, or to an API call whose response is fetched like a file; media
 * files are looked up in the database instead.
 */
export const isKnownFile = (path: string): boolean =>
  knownFiles().has(path) ||
  written.has(path) ||
  (mediaFileAt(path) === undefined && callPatterns.some((pattern) => pattern.test(path)))
