import { existsSync, readdirSync, readFileSync } from "node:fs"
import type { IncomingMessage, ServerResponse } from "node:http"
import { extname, join } from "node:path"
import { dataPolicy } from "../http/front/front-door.ts"
import { type Encoding, encodingOf } from "../http/encoded-bytes.ts"
import { sendPlain } from "./send-page.ts"

const types: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml; charset=utf-8",
  ".woff2": "font/woff2",
  ".png": "image/png",
  ".webmanifest": "application/manifest+json"
}

type Bodies = Partial<Record<Encoding, Buffer>> & { readonly identity: Buffer }

interface StaticFile {
  readonly headers: Readonly<Record<string, string>>
  /**
   * Returns the file and its compressed forms, which are read at the first request; `undefined` if the file was
   * deleted.
   */
  readonly bodies: () => Bodies | undefined
}

/** Folders of the build whose files are served. */
const folders = ["", "assets", "bilder"]

const bodyIn = (path: string) => (existsSync(path) ? readFileSync(path) : undefined)

const bodiesAt = (path: string): Bodies | undefined => {
  const identity = bodyIn(path)
  if (identity === undefined) return undefined
  const [br, gzip] = [bodyIn(`${path}.br`), bodyIn(`${path}.gz`)]
  return { identity, ...(br ? { br } : {}), ...(gzip ? { gzip } : {}) }
}

const fileAt = (path: string, forever: boolean): StaticFile => {
  let read: Bodies | undefined
  return {
    headers: {
      "content-type": types[extname(path)] ?? "application/octet-stream",
      "cache-control": forever ? "public, max-age=31536000, immutable" : "public, max-age=3600",
      "cross-origin-resource-policy": "same-origin",
      // an SVG file that is opened directly is a page: it may use only its own styles, and nothing else
      "content-security-policy":
        extname(path) === ".svg" ? `${dataPolicy}; style-src 'unsafe-inline'; sandbox` : dataPolicy,
      vary: "accept-encoding"
    },
    bodies: () => (read ??= bodiesAt(path))
  }
}

/**
 * Lists the built files by URL path. At the start only their names are read, which saves 60 ms. The files can be read
 * later, because a later build keeps the files of the previous build. No path of a request is ever joined to a folder.
 */
export const listStaticFiles = (clientDirectory: string): ReadonlyMap<string, StaticFile> => {
  const files = new Map<string, StaticFile>()
  for (const folder of folders) {
    if (!existsSync(join(clientDirectory, folder))) continue
    for (const entry of readdirSync(join(clientDirectory, folder), { withFileTypes: true })) {
      if (!entry.isFile() || /\.(?:br|gz)$/u.test(entry.name)) continue
      const address = `/${join(folder, entry.name)}`
      files.set(address, fileAt(join(clientDirectory, folder, entry.name), folder === "assets"))
    }
  }
  return files
}

export const sendStaticFile = (
  file: StaticFile,
  request: IncomingMessage,
  response: ServerResponse
): void => {
  const wanted = encodingOf(request.headers["accept-encoding"])
  const bodies = file.bodies()
  if (bodies === undefined) return sendPlain(response, 404, "Not Found")
  const body = bodies[wanted]
  const bytes = body ?? bodies.identity
  response.writeHead(200, {
    ...file.headers,
    "content-length": bytes.length,
    ...(body === undefined || wanted === "identity" ? {} : { "content-encoding": wanted })
  })
  response.end(request.method === "HEAD" ? undefined : bytes)
}
