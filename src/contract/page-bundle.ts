import type { LocaleCode } from "../domain/locale/locale.ts"
import type { AddressPrefix } from "../domain/locale/locale-detection.ts"
import type { Site } from "../domain/site/site.ts"
import type { MenuWidth } from "../domain/rights/desk-frame.ts"
import type { Seed } from "../domain/product/variant.ts"

/** A document stands as it was sent and starts islands on first contact; an app page is hydrated as a whole (decision 004). */
export type PageKind = "document" | "app"

/** What of an answer a page reads; a `Response` is one. */
export interface ApiAnswer extends Pick<Response, "ok" | "status" | "json"> {
  readonly headers: Pick<Headers, "get" | "getSetCookie">
}

/** A body in the names of the code, which was never written as the wire carries it. */
export interface OwnBody {
  readonly own: unknown
}

/** Status of what is refused before any page is looked for. */
export type RefusedStatus = 400 | 405

/** Fields of a form that a page of the shop has sent without a script, by name (rule page.posted-form). */
export type PostedForm = ReadonlyMap<string, string>

/** What the server tells the built pages for one request. */
export interface PageRequest {
  /** Path with prefix, and query, as the browser shows them. */
  readonly href: string
  readonly locale: LocaleCode
  readonly prefix: AddressPrefix
  /** Whether the host serves all locales, so that links to another one need a prefix instead of its domain. */
  readonly sharedHost: boolean
  readonly site: Site
  /** What picks this visitor's variant; "default" on pages that are the same for everyone. */
  readonly seed: Seed
  /** Whether a user may be signed in: then the page asks for the session. */
  readonly hasSession: boolean
  /** How this browser has left the menu of work. */
  readonly menu: MenuWidth
  /** Answers a call to `/api` in this process; it decides what of the visitor the call may know. */
  readonly callApi: (request: Request, signal?: AbortSignal) => Promise<ApiAnswer>
  readonly signal: AbortSignal
  /**
   * What was asked for is no page, whatever the address: the error page is rendered, which says so. 400: the address is invalid;
   * 405: something was sent to it.
   */
  readonly refused?: RefusedStatus
  /** What was sent to a page that takes a form: it is acted on while the page is made, which is then a document. */
  readonly posted?: PostedForm
  /** Secret of this rendering: only scripts and styles of our own carry it. */
  readonly nonce: string
}

/** A rendered page, or the address it sends on to. */
export type PageAnswer =
  | {
      readonly type: "page"
      readonly kind: PageKind
      /** Whether it comes to life only when the user turns to it. */
      readonly sleeps: boolean
      /** Whether a page of the shop may show it in a frame. */
      readonly isFramed?: boolean
      /** 400: the address is too long or cannot be read; 410: what the page was about has ended; others: what it is made of was refused so. */
      readonly status: number
      readonly html: string
      /** Ids of the routes it is made of, from the root on. */
      readonly routes: ReadonlyArray<string>
      /** Parts of the texts that its script needs, as files below `src/locales`. */
      readonly texts: ReadonlyArray<string>
      /** Whether it shows all that it should; a page that does not must not be kept. */
      readonly complete: boolean
      /** What failed while rendering, where the error page stands instead. */
      readonly failure?: unknown
    }
  | { readonly type: "redirect"; readonly status: number; readonly location: string }

/** Which address may be answered from the cache: its query keys that matter, or none of it when it is personal. */
export type PublicPage = (pathname: string) => { readonly query: ReadonlyArray<string> } | undefined

/** What the built bundle `dist/server/entry-server.js` offers the server. */
export interface PageBundle {
  readonly renderPage: (request: PageRequest) => Promise<PageAnswer>
  readonly publicPage: PublicPage
  /** Whether the page of a path, without prefix, takes a form that is sent without a script. */
  readonly takesForm: (pathname: string) => boolean
  /** Paths for the sitemap; search engines find others by links. */
  readonly listedPaths: ReadonlyArray<string>
}
