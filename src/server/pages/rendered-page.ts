import { hash } from "node:crypto"
import type { CountedSearch } from "../../domain/figures/shop-steps.ts"
import { type Encoding, encodeOnce, encodeSmall, plainOf } from "../http/encoded-bytes.ts"
import type { Kept } from "./page-cache.ts"

/** Header names and values alternately; node:http writes such a list unchanged. */
type Headers = Array<string>

/** The target of a redirect; the query of each request may belong to it. */
export interface Redirect {
  readonly location: string
  readonly keepsQuery?: boolean
}

/** A finished public page: the same bytes for every visitor. */
export interface RenderedPage extends Kept {
  readonly status: number
  readonly etag: string
  /** The list of offers on the page, if there is one; it is counted each time the page is sent. */
  readonly search: CountedSearch | undefined
  /** Target if the page is a redirect. */
  readonly redirect: Redirect | undefined
  /**
   * Returns bytes and headers in an encoding; once the page is requested often, it is compressed with the highest
   * level.
   */
  readonly as: (encoding: Encoding) => { readonly bytes: Buffer; readonly headers: Headers }
  /** Cache headers for browsers, and for shared caches if allowed. A 304 has the same headers. */
  readonly kept: Headers
  readonly shared: Headers | undefined
}

/** Number of responses after which the highest compression level is worthwhile. */
const oftenAsked = 3

interface Pressed {
  readonly bytes: Buffer
  readonly headers: Headers
  asked: number
}

export const renderedPage = (
  html: Buffer,
  page: {
    readonly status: number
    readonly headers: Readonly<Record<string, string>>
    readonly kept: Readonly<Record<string, string>>
    readonly shared?: Readonly<Record<string, string>> | undefined
    readonly until: number
    readonly search?: CountedSearch | undefined
    readonly redirect?: Redirect
  }
): RenderedPage => {
  const etag = `"${hash("sha256", html, "base64url").slice(0, 22)}"`
  const size = Math.ceil(html.length * 1.4) + 2_000
  const pressed = new Map<Encoding, Pressed>()
  // no function below may use `html` itself: the function would keep it in memory
  let whole: { readonly encoding: "identity" | "br"; readonly bytes: Buffer } = {
    encoding: "identity",
    bytes: html
  }

  const press = (encoding: Encoding, small: boolean): Pressed => {
    const raw = whole.encoding === "br" ? plainOf(whole.bytes) : whole.bytes
    const bytes = small ? encodeSmall(raw, encoding) : encodeOnce(raw, encoding)
    // nearly all browsers accept brotli: after a brotli request only these bytes, a quarter of the page, stay in memory
    if (encoding === "br") whole = { encoding, bytes }
    const headers = Object.entries({
      ...page.headers,
      etag,
      "content-length": String(bytes.length),
      ...(encoding === "identity" ? {} : { "content-encoding": encoding })
    }).flat()
    return { bytes, headers, asked: 0 }
  }

  return {
    status: page.status,
    etag,
    search: page.search,
    redirect: page.redirect,
    kept: Object.entries(page.kept).flat(),
    shared: page.shared && Object.entries(page.shared).flat(),
    until: page.until,
    // upper limit for the size of the page itself and its compressed forms, which are about a third of it
    size,
    as: (encoding) => {
      let form = pressed.get(encoding)
      if (form === undefined) pressed.set(encoding, (form = press(encoding, false)))
      else if (++form.asked === oftenAsked && encoding !== "identity") {
        pressed.set(encoding, (form = { ...press(encoding, true), asked: oftenAsked }))
      }
      return form
    }
  }
}
