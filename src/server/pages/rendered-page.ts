import { hash } from "node:crypto"
import type { CountedSearch } from "../../domain/figures/shop-steps.ts"
import { type Encoding, encodeOnce, encodeSmall, plainOf } from "../http/encoded-bytes.ts"
import type { Kept } from "./page-cache.ts"

/** Names and values in turn: node:http writes them as they are. */
type Headers = Array<string>

/** A finished public page: the same bytes for every visitor. */
export interface RenderedPage extends Kept {
  readonly status: number
  readonly etag: string
  /** The list of offers that it shows, where it does: it is counted with each answer. */
  readonly search: CountedSearch | undefined
  /** Bytes and headers in an encoding; pressed small once the page has proved to be asked for. */
  readonly as: (encoding: Encoding) => { readonly bytes: Buffer; readonly headers: Headers }
  /** How it may be kept: by browsers, and where one may by a shared cache. A 304 says the same. */
  readonly kept: Headers
  readonly shared: Headers | undefined
}

/** From this many answers on, pressing as small as possible pays. */
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
  }
): RenderedPage => {
  const etag = `"${hash("sha256", html, "base64url").slice(0, 22)}"`
  const size = Math.ceil(html.length * 1.4) + 2_000
  const pressed = new Map<Encoding, Pressed>()
  // no function below may name `html` itself: it would stay in memory as long as the function
  let whole: { readonly encoding: "identity" | "br"; readonly bytes: Buffer } = {
    encoding: "identity",
    bytes: html
  }

  const press = (encoding: Encoding, small: boolean): Pressed => {
    const raw = whole.encoding === "br" ? plainOf(whole.bytes) : whole.bytes
    const bytes = small ? encodeSmall(raw, encoding) : encodeOnce(raw, encoding)
    // nearly all browsers take brotli: of a page that one has asked for, no more than this quarter stays in memory
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
    kept: Object.entries(page.kept).flat(),
    shared: page.shared && Object.entries(page.shared).flat(),
    until: page.until,
    // at most: the page itself, and pressed forms, which come to about a third of it
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
