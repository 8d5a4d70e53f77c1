import { existsSync, readdirSync, readFileSync } from "node:fs"
import type { IncomingMessage, ServerResponse } from "node:http"
import { extname, join } from "node:path"
import { dataPolicy } from "../http/front/front-door.ts"
import { type Encoding, encodingOf } from "../http/encoded-bytes.ts"

const types: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml; charset=utf-8",
  ".woff2": "font/woff2",
  ".png": "image/png",
  ".webmanifest": "application/manifest+json"
}

interface StaticFile {
  readonly headers: Readonly<Record<string, string>>
  readonly bodies: Partial<Record<Encoding, Buffer>> & { readonly identity: Buffer }
}

/** Folders of the build whose files are served. */
const folders = ["", "assets", "bilder"]

const bodyIn = (path: string) => (existsSync(path) ? readFileSync(path) : undefined)

const fileAt = (path: string, forever: boolean): StaticFile => {
  const [br, gzip] = [bodyIn(`${path}.br`), bodyIn(`${path}.gz`)]
  return {
    headers: {
      "content-type": types[extname(path)] ?? "application/octet-stream",
      "cache-control": forever ? "public, max-age=31536000, immutable" : "public, max-age=3600",
      "cross-origin-resource-policy": "same-origin",
      // an SVG file that is opened directly is a page: only its own styles apply, and nothing else
      "content-security-policy":
        extname(path) === ".svg" ? `${dataPolicy}; style-src 'unsafe-inline'; sandbox` : dataPolicy,
      vary: "accept-encoding"
    },
    bodies: { identity: readFileSync(path), ...(br ? { br } : {}), ...(gzip ? { gzip } : {}) }
  }
}

/**
 * The built files by address, read once with their compressed forms from the build; no path of a request is ever joined
 * to a folder.
 */
export const readStaticFiles = (clientDirectory: string): ReadonlyMap<string, StaticFile> => {
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
  const body = file.bodies[wanted]
  const bytes = body ?? file.bodies.identity
  response.writeHead(200, {
    ...file.headers,
    "content-length": bytes.length,
    ...(body === undefined || wanted === "identity" ? {} : { "content-encoding": wanted })
  })
  response.end(request.method === "HEAD" ? undefined : bytes)
}
