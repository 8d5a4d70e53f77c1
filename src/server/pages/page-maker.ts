import { randomBytes } from "node:crypto"
import type {
  ApiAnswer,
  PageAnswer,
  PageBundle,
  PageKind,
  PostedForm,
  RefusedStatus
} from "../../contract/page-bundle.ts"
import type { CountedSearch } from "../../domain/figures/shop-steps.ts"
import { menuCookieName, menuWidthOf } from "../../domain/rights/desk-frame.ts"
import type { Seed } from "../../domain/product/variant.ts"
import { cookieOf } from "../http/cookies.ts"
import type { SiteConfig } from "../site-config.ts"
import type { clientAssets, PageAssets } from "./client-assets.ts"
import { policyByNonce } from "./content-security-policy.ts"
import { dressPage, publicPage } from "./dress-page.ts"
import { pageHeaders, shared, unshared, varyOf } from "./page-headers.ts"
import { namesLocale, type PageWish, type PublicWish } from "./page-wish.ts"
import { type RenderedPage, renderedPage } from "./rendered-page.ts"

/** The visitor on whose behalf a personal page calls the API; public pages have none. */
export interface PageCaller {
  readonly cookie: string | undefined
  readonly address: string
  readonly seed: Seed
  /** Id of the page's request in the log. */
  readonly requestId?: string | undefined
  /** Whether a user may be signed in; if so, the page requests the user's data. */
  readonly hasSession?: boolean
}

export type CallApi = (
  request: Request,
  caller: PageCaller | undefined,
  signal?: AbortSignal,
  /** Called for each list of offers that the page requests. */
  onSearch?: (search: CountedSearch) => void
) => Promise<ApiAnswer>

export interface MakerOptions {
  readonly bundle: PageBundle
  readonly config: SiteConfig
  readonly assets: ReturnType<typeof clientAssets>
  readonly callApi: CallApi
  /** Milliseconds of the monotonic clock. */
  readonly now: () => number
  readonly report: (failure: unknown, href: string, requestId?: string) => void
}

export type MadePage =
  | {
      readonly type: "page"
      readonly status: number
      /** The rendered page, without the built files. */
      readonly html: string
      readonly assets: PageAssets
      readonly nonce: string
      readonly complete: boolean
      readonly kind: PageKind
      /** Whether a page of the shop may show this page in a frame. */
      readonly isFramed: boolean
      /** The list of offers on the page, if there is one. */
      readonly search: CountedSearch | undefined
    }
  | Extract<PageAnswer, { readonly type: "redirect" }>

/** How long a public page may be shown after its rendering, in ms: its offers are valid for 30 minutes. */
const pageLifetime = 120_000

/** Maximum time for rendering a page, in ms (rule safety.deadlines). */
export const pageDeadline = 10_000

export const pageMaker = ({ bundle, config, assets, callApi, now, report }: MakerOptions) => {
  /** Origin of the only external script, if one is configured: the script of the instalment provider. */
  const deviceOrigin = config.payments.instalment?.device?.origin

  const make = async (
    { address, locale, host }: PageWish,
    href: string,
    caller: PageCaller | undefined,
    signal: AbortSignal,
    { refused, posted }: { readonly refused?: RefusedStatus; readonly posted?: PostedForm } = {}
  ): Promise<MadePage> => {
    const nonce = randomBytes(16).toString("base64url")
    let search: CountedSearch | undefined
    const answer = await bundle.renderPage({
      href,
      locale,
      prefix: address.prefix,
      sharedHost: host.domain === undefined,
      site: config.site,
      seed: caller?.seed ?? "default",
      hasSession: caller?.hasSession === true,
      menu: menuWidthOf(cookieOf(caller?.cookie, menuCookieName)),
      ...(refused !== undefined && { refused }),
      ...(posted !== undefined && { posted }),
      callApi: (request, ended) => {
        // an order's page needs the cookie that gives access to this order
        if (caller?.cookie !== undefined) request.headers.set("cookie", caller.cookie)
        return callApi(request, caller, ended, (shown) => (search = shown))
      },
      signal,
      nonce
    })
    if (answer.type === "redirect") return answer
    if (answer.failure !== undefined) report(answer.failure, href, caller?.requestId)
    const { kind, sleeps, routes, texts, status } = answer
    const parts = { kind, sleeps, locale, routes, texts, failed: status !== 200 && status !== 410 }
    const { html, complete, isFramed = false } = answer
    return {
      type: "page",
      status,
      html,
      assets: assets(parts, html),
      nonce,
      complete,
      kind,
      isFramed,
      search
    }
  }

  return {
    /** Renders a page for one visitor, with its headers; `posted` is the submitted form. */
    personal: async (wish: PageWish, caller: PageCaller, signal: AbortSignal, posted?: PostedForm) => {
      const made = await make(wish, wish.address.href, caller, signal, posted && { posted })
      if (made.type === "redirect") return made
      const { status, assets: files, nonce, isFramed, search } = made
      return {
        type: made.type,
        status,
        search,
        html: dressPage(made.html, files, nonce),
        headers: pageHeaders(policyByNonce(nonce, deviceOrigin, isFramed))
      }
    },
    /** Renders a public page from its URL alone: nothing else in the request can affect it (decision 008). */
    public: async (wish: PublicWish, refused?: RefusedStatus): Promise<RenderedPage> => {
      const { href, kind: pageKind } = wish.cached
      const made = await make(
        wish,
        href,
        undefined,
        AbortSignal.timeout(pageDeadline),
        refused && { refused }
      )
      const vary = varyOf(namesLocale(wish))
      if (made.type === "redirect")
        return renderedPage(Buffer.alloc(0), {
          status: made.status,
          until: 0,
          headers: {},
          redirect: made,
          // a 301 without cache headers would be cached forever, even after the page exists again
          kept: unshared(vary)
        })
      const { msClarityId } = config.site.locales[wish.locale]
      // Clarity is loaded only by documents, because visitors leave these by a full page load; an app page may turn
      // into an order page without getting a new policy
      const clarityId = made.kind === "document" && made.status === 200 ? msClarityId : undefined
      const isWhole = (made.status === 200 || refused !== undefined) && made.complete
      const { bytes, policy } = publicPage(made.html, made.assets, made.nonce, clarityId)
      return renderedPage(bytes, {
        status: made.status,
        search: made.search,
        until: isWhole ? now() + pageLifetime : 0,
        ...(pageKind === "contentPages" && { smallAfter: 0 }),
        headers: { ...pageHeaders(policy), ...(refused === 405 && { allow: "GET, HEAD" }) },
        kept: unshared(vary),
        // shared caches store neither pages whose offers are counted each time they are sent, nor pages with an error
        // status
        shared:
          isWhole && made.status === 200 && made.search === undefined ? shared(pageKind, vary) : undefined
      })
    }
  }
}
