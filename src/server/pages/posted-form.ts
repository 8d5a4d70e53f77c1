import type { IncomingHttpHeaders, IncomingMessage } from "node:http"
import type { PostedForm } from "../../contract/page-bundle.ts"

/** Maximum size of a form, in bytes: forms of the shop have only a few short fields. */
const mostBytes = 8_192

/** Maximum time for receiving a form, in ms. */
const patience = 10_000

/**
 * Whether a browser sends the form from a page of the shop. A page with a secret address sends no origin ("null"), so
 * if the browser sends `sec-fetch-site`, only that header counts (rule page.posted-form).
 */
export const isFromOwnPage = ({
  "sec-fetch-site": site,
  origin,
  host
}: Pick<IncomingHttpHeaders, "sec-fetch-site" | "origin" | "host">): boolean =>
  site === undefined
    ? origin === undefined || (URL.canParse(origin) && new URL(origin).host === host)
    : site === "same-origin"

const isForm = (type: string | undefined): boolean =>
  /^application\/x-www-form-urlencoded(?:\s*;\s*charset="?utf-8"?)?$/iu.test((type ?? "").trim())

/**
 * Reads the fields by name, the first value of each; `undefined` if no form of the shop can have sent them, or if the
 * form is too long or arrives too slowly.
 */
export const readPostedForm = async (request: IncomingMessage): Promise<PostedForm | undefined> => {
  if (!isFromOwnPage(request.headers) || !isForm(request.headers["content-type"])) return undefined
  if (Number(request.headers["content-length"] ?? 0) > mostBytes) return undefined
  const timer = setTimeout(() => request.destroy(), patience)
  try {
    const chunks: Array<Uint8Array> = []
    let size = 0
    for await (const chunk of request) {
      const bytes: unknown = chunk
      if (!(bytes instanceof Uint8Array)) return undefined
      size += bytes.length
      if (size > mostBytes) return undefined
      chunks.push(bytes)
    }
    return new Map([...new URLSearchParams(Buffer.concat(chunks).toString("utf8"))].toReversed())
  } catch {
    return undefined
  } finally {
    clearTimeout(timer)
  }
}
