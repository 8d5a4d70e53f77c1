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
   * Returns bytes and headers in an encoding; once the page is requested often, smaller bytes are made in the background
   * and returned from then on.
   */
  readonly as: (encoding: Encoding) => { readonly bytes: Buffer; readonly headers: Headers }
  /** Cache headers for browsers, and for shared caches if allowed. A 304 has the same headers. */
  readonly kept: Headers
  readonly shared: Headers | undefined
}

/** Number of further responses after which smaller bytes are worth the time that making them takes. */
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
    /**
     * Number of responses after the first one, after which smaller bytes are made; 0 for the few pages that are known to
     * be requested often.
     */
    readonly smallAfter?: number
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

  const smallAfter = page.smallAfter ?? oftenAsked
  const raw = () => (whole.encoding === "br" ? plainOf(whole.bytes) : whole.bytes)

  const formOf = (encoding: Encoding, bytes: Buffer): Pressed => {
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

  const shrink = (encoding: Exclude<Encoding, "identity">, form: Pressed) => {
    encodeSmall(raw(), encoding).then(
      (bytes) => {
        if (bytes.length < form.bytes.length)
          pressed.set(encoding, { ...formOf(encoding, bytes), asked: form.asked })
      },
      // the bytes that are already there are good, only larger
      () => {}
    )
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
      if (form === undefined) pressed.set(encoding, (form = formOf(encoding, encodeOnce(raw(), encoding))))
      else form.asked += 1
      if (form.asked === smallAfter && encoding !== "identity") shrink(encoding, form)
      return form
    }
  }
}
