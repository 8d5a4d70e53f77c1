import type { LocaleCode } from "../domain/locale/locale.ts"
import type { AddressPrefix } from "../domain/locale/locale-detection.ts"
import type { Site } from "../domain/site/site.ts"
import type { MenuWidth } from "../domain/rights/desk-frame.ts"
import type { Seed } from "../domain/product/variant.ts"

/**
 * A document is static HTML whose islands start on the first interaction; an app page is hydrated completely (decision
 * 004).
 */
export type PageKind = "document" | "app"

/** The parts of a response that a page reads; a `Response` satisfies this interface. */
export interface ApiAnswer extends Pick<Response, "ok" | "status" | "json"> {
  readonly headers: Pick<Headers, "get" | "getSetCookie">
}

/** A body with the field names of the code, because it was never encoded for the wire. */
export interface OwnBody {
  readonly own: unknown
}

/** Status of requests that are refused before any page is matched. */
export type RefusedStatus = 400 | 405

/** Fields, by name, of a form that was posted to a page of the shop without JavaScript (rule page.posted-form). */
export type PostedForm = ReadonlyMap<string, string>

/** Data from the server for rendering the page of one request. */
export interface PageRequest {
  /** Path with the locale's prefix, and query, as the browser shows them. */
  readonly href: string
  readonly locale: LocaleCode
  readonly prefix: AddressPrefix
  /**
   * Whether one host serves all locales. If so, links to another locale need a path prefix instead of that locale's
   * domain.
   */
  readonly sharedHost: boolean
  readonly site: Site
  /** Selects the variant of the page for this visitor; "default" on pages that are the same for everyone. */
  readonly seed: Seed
  /** Whether a user may be signed in; if so, the page requests the session. */
  readonly hasSession: boolean
  /** Menu width last chosen in this browser. */
  readonly menu: MenuWidth
  /**
   * Executes an `/api` call in this server process. This function decides which of the visitor's data the call may
   * read.
   */
  readonly callApi: (request: Request, signal?: AbortSignal) => Promise<ApiAnswer>
  readonly signal: AbortSignal
  /**
   * Present if the request is refused for every page; the error page is rendered for this status. 400 means that the
   * URL is invalid, 405 that the page accepts no posted data.
   */
  readonly refused?: RefusedStatus
  /**
   * The form posted to a page that accepts one. It is processed while the page is rendered, and the page is sent as a
   * document.
   */
  readonly posted?: PostedForm
  /** CSP nonce of this rendering; only the shop's own scripts and styles carry it. */
  readonly nonce: string
}

/** A rendered page, or the URL of a redirect. */
export type PageAnswer =
  | {
      readonly type: "page"
      readonly kind: PageKind
      /** Whether hydration waits until the user interacts with the page. */
      readonly sleeps: boolean
      /** Whether a page of the shop may show this page in a frame. */
      readonly isFramed?: boolean
      /**
       * 400: the URL is too long or cannot be read; 410: the page's subject no longer exists; other errors: status of
       * the call that the page needed.
       */
      readonly status: number
      readonly html: string
      /** Ids of the matched routes, from the root on. */
      readonly routes: ReadonlyArray<string>
      /** Message catalogs that the page's script needs, as files below `src/locales`. */
      readonly texts: ReadonlyArray<string>
      /** Whether the page is complete; an incomplete page must not be cached. */
      readonly complete: boolean
      /** The rendering error because of which the error page was rendered instead of the page. */
      readonly failure?: unknown
    }
  | {
      readonly type: "redirect"
      readonly status: number
      readonly location: string
      /** Whether the query of the request belongs to the redirect's target as well. */
      readonly keepsQuery?: boolean
    }

/**
 * For the path of a page that the cache may serve, returns the names of the query parameters on which the page depends.
 * Returns `undefined` if the page is personal.
 */
export type PublicPage = (pathname: string) => { readonly query: ReadonlyArray<string> } | undefined

/** Exports of the built bundle `dist/server/entry-server.js` for the server. */
export interface PageBundle {
  readonly renderPage: (request: PageRequest) => Promise<PageAnswer>
  readonly publicPage: PublicPage
  /** Whether the page at a path (without prefix) accepts a form posted without JavaScript. */
  readonly takesForm: (pathname: string) => boolean
  /** Paths for the sitemap; search engines find all other pages through links. */
  readonly listedPaths: ReadonlyArray<string>
}
