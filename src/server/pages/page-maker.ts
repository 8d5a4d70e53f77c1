import { randomBytes } from "node:crypto"
import type {
  ApiAnswer,
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
  /** What the page's request is called in the log. */
  readonly requestId?: string | undefined
  /** Whether a user may be signed in: then the page asks who. */
  readonly hasSession?: boolean
}

export type CallApi = (
  request: Request,
  caller: PageCaller | undefined,
  signal?: AbortSignal,
  /** Called with a list of offers that is asked for. */
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
      /** As it was rendered, without the built files. */
      readonly html: string
      readonly assets: PageAssets
      readonly nonce: string
      readonly complete: boolean
      readonly kind: PageKind
      /** Whether a page of the shop may show it in a frame. */
      readonly isFramed: boolean
      /** The list of offers that it shows, where it does. */
      readonly search: CountedSearch | undefined
    }
  | { readonly type: "redirect"; readonly status: number; readonly location: string }

/** How long a public page may be shown after it was made, in ms: offers in it are good for 30 minutes. */
const pageLifetime = 120_000

/** Longest that a page may take, in ms (rule safety.deadlines). */
export const pageDeadline = 10_000

export const pageMaker = ({ bundle, config, assets, callApi, now, report }: MakerOptions) => {
  /** The one foreign script, where there is one: the provider's of instalments. */
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
        // an order's page is opened by a cookie of its own
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
    /** A page of one visitor, with the headers it is sent with; `posted` is the form that was sent to it. */
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
    /** A page for everyone, made of the address alone: nothing of a request can get into it (decision 008). */
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
          headers: { location: made.location },
          // a 301 that says nothing of it would be kept for good, also when the page comes back
          kept: unshared(vary)
        })
      const { msClarityId } = config.site.locales[wish.locale]
      // only what is read and left as a whole: an app page may become an order's without a new policy
      const clarityId = made.kind === "document" && made.status === 200 ? msClarityId : undefined
      const isWhole = (made.status === 200 || refused !== undefined) && made.complete
      const { bytes, policy } = publicPage(made.html, made.assets, made.nonce, clarityId)
      return renderedPage(bytes, {
        status: made.status,
        search: made.search,
        until: isWhole ? now() + pageLifetime : 0,
        headers: { ...pageHeaders(policy), ...(refused === 405 && { allow: "GET, HEAD" }) },
        kept: unshared(vary),
        // what is counted with each answer, or is not as it should be, is not for others to keep
        shared:
          isWhole && made.status === 200 && made.search === undefined ? shared(pageKind, vary) : undefined
      })
    }
  }
}
