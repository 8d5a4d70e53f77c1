import type { IncomingMessage, ServerResponse } from "node:http"
import type { PageBundle, PostedForm, RefusedStatus } from "../../contract/page-bundle.ts"
import { isOfApi } from "../../domain/locale/shared-address.ts"
import { isWorkPlace } from "../../domain/rights/desk-frame.ts"
import { type WorkClass, workOfPage } from "../../domain/operations/work-classes.ts"
import type { CountedSearch } from "../../domain/figures/shop-steps.ts"
import { allPages } from "../../domain/support/shared-pages.ts"
import type { Seed } from "../../domain/product/variant.ts"
import { cookieOf, refreshCookie } from "../http/cookies.ts"
import { networkOf } from "../http/front/client-address.ts"
import { requestIdHeader } from "../http/front/request-id.ts"
import type { Front } from "../http/front/front-door.ts"
import type { SiteConfig } from "../site-config.ts"
import { agreesToVariants } from "./agrees-to-variants.ts"
import { clientAssets } from "./client-assets.ts"
import { crawlerTexts } from "./crawler-texts.ts"
import { hostRoles } from "./hosts.ts"
import type { Memory } from "../ports/memories.ts"
import { OwnPressure } from "../ports/pressure.ts"
import { PageCache } from "./page-cache.ts"
import { type CallApi, type PageCaller, pageDeadline, pageMaker } from "./page-maker.ts"
import { pageSession } from "./page-session.ts"
import { varyOf } from "./page-headers.ts"
import { noPageUses, pageMemories } from "./page-memories.ts"
import { sendComeAgain } from "./come-again-page.ts"
import { namesLocale, type PageWish, wishOfRefused, wishReader } from "./page-wish.ts"
import { CrowdedOut, type PlaceLimits, placeLimits, RenderPlaces } from "./render-places.ts"
import { printedAddress } from "./paper/paper-file.ts"
import { sendPaper } from "./paper/send-paper.ts"
import { readPostedForm } from "./posted-form.ts"
import type { RenderedPage } from "./rendered-page.ts"
import {
  locationFor,
  type SendPage,
  sendPersonalPage,
  sendPlain,
  sendPublicPage,
  sendText
} from "./send-page.ts"
import { clientSeeds } from "./seed.ts"
import { noSharedCache, type SharedCache } from "./shared-cache.ts"
import { listStaticFiles, sendStaticFile } from "./static-files.ts"

export interface PagesOptions {
  readonly bundle: PageBundle
  readonly config: SiteConfig
  /** Folder of the built browser files. */
  readonly clientDirectory: string
  readonly callApi: CallApi
  readonly addressOf: (request: IncomingMessage) => string
  readonly report: (failure: unknown, href: string, requestId?: string) => void
  /** Whether this shop issued a refresh token; an invented token is treated like a missing one. */
  readonly isOurs: (refreshToken: string | undefined) => boolean
  readonly maxCacheBytes?: number
  readonly places?: PlaceLimits
  /**
   * Load of the process, which decides which requests are refused; if missing, requests are refused only when the queue
   * is full.
   */
  readonly pressure?: OwnPressure
  /** Called with each list of offers that was sent. */
  readonly onSearch?: (request: IncomingMessage, search: CountedSearch) => void
  /** The operator's caches in front of the shop. */
  readonly sharedCache?: SharedCache
}

/** Returns the request id that the front door (http/front-door.ts) has assigned. */
const nameOf = ({ headers }: IncomingMessage): string | undefined => {
  const name = headers[requestIdHeader]
  return typeof name === "string" ? name : undefined
}

/** Handles requests for rendered pages and built files, before the API's router. */
export const pages = (
  options: PagesOptions
): { readonly front: Front; readonly drop: () => void; readonly memories: ReadonlyArray<Memory> } => {
  const { config, bundle } = options
  const files = listStaticFiles(options.clientDirectory)
  const now = () => performance.now()
  const maker = pageMaker({ ...options, now, assets: clientAssets(options.clientDirectory) })
  const cache = new PageCache<RenderedPage>({ maxBytes: options.maxCacheBytes ?? 64 * 1024 * 1024, now })

  const sharedCache = options.sharedCache ?? noSharedCache
  /**
   * Number of invalidations of the page cache: a page whose rendering started before the last one may be outdated, so
   * shared caches do not get it.
   */
  let drops = 0

  const uses = noPageUses()

  const seedOf = clientSeeds(() => new Date().toISOString().slice(0, 10))

  const { textAt: crawlerText, memory: siteMaps } = crawlerTexts({
    site: config.site,
    listed: bundle.listedPaths,
    callApi: options.callApi,
    now
  })
  const places = new RenderPlaces(options.places ?? placeLimits)
  const pressure = options.pressure ?? new OwnPressure()
  pressure.readSign("rendersWaiting", () => places.waitingShare)

  /** Renders a page as work of this class, unless the load is too high for the class. */
  const renderFor = <Page>(work: WorkClass, request: IncomingMessage, render: () => Promise<Page>) => {
    if (pressure.refuses(work)) return Promise.reject(new CrowdedOut("The load refuses this class"))
    const network = networkOf(options.addressOf(request))
    return places.run(network, render, work).catch((failure: unknown) => {
      if (failure instanceof CrowdedOut) pressure.noteRefused(work, "renders")
      throw failure
    })
  }
  /** Counts a viewed list of offers, also when the page comes from the cache. */
  const noteSearch = (search: CountedSearch | undefined, request: IncomingMessage) => {
    if (search !== undefined) options.onSearch?.(request, search)
  }

  /**
   * Whether the visitor may be signed in and therefore gets personal pages; all other visitors get shared public pages.
   */
  const isLoggedIn = ({ headers }: IncomingMessage): boolean =>
    options.isOurs(cookieOf(headers.cookie, refreshCookie))

  const roles = hostRoles(config)
  const wishOf = wishReader(roles, bundle.publicPage)

  const answerPersonal = async (
    wish: PageWish,
    request: IncomingMessage,
    response: ServerResponse,
    { posted, send = sendPersonalPage }: { readonly posted?: PostedForm; readonly send?: SendPage } = {}
  ) => {
    if (response.destroyed) return
    const gone = new AbortController()
    response.once("close", () => gone.abort())
    const address = options.addressOf(request)
    const { cookie, "user-agent": userAgent } = request.headers
    const seed: Seed = agreesToVariants(config.site, wish.locale, cookie)
      ? seedOf(userAgent ?? "", address)
      : "default"
    const visitor: PageCaller = { cookie, address, seed, requestId: nameOf(request) }
    const session = await pageSession(options, visitor)
    const caller: PageCaller = { ...visitor, cookie: session.cookie, hasSession: session.hasSession }
    if (session.setCookies.length > 0) response.setHeader("set-cookie", [...session.setCookies])
    // staff no longer act on behalf of a customer: any page that is not a work page redirects to the page where they
    // started to do so
    if (session.back !== undefined && posted === undefined && !isWorkPlace(wish.address.pathname))
      return sendPlain(response, 302, "", { location: session.back })
    const signal = AbortSignal.any([gone.signal, AbortSignal.timeout(pageDeadline)])
    const made = await maker.personal(wish, caller, signal, posted)
    if (made.type === "redirect")
      sendPlain(response, made.status, "", { location: locationFor(made, wish.address.query) })
    else {
      await send(made.html, made, request, response)
      noteSearch(made.search, request)
    }
  }

  const fail = (failure: unknown, request: IncomingMessage, response: ServerResponse) => {
    if (response.destroyed) return
    if (failure instanceof CrowdedOut) return sendComeAgain(request, response, pressure.comeAgainIn())
    options.report(failure, request.url ?? "", nameOf(request))
    if (!response.headersSent) sendPlain(response, 500, "Da ist leider etwas schiefgelaufen.")
    else response.destroy()
  }

  const answerAnew = async (wish: PageWish, request: IncomingMessage, response: ServerResponse) => {
    const { cached } = wish
    const work = workOfPage(wish.address.pathname)
    if (cached === undefined || isLoggedIn(request))
      return renderFor(work, request, () => answerPersonal(wish, request, response))
    uses[cached.kind].misses += 1
    const begun = drops
    const page = await cache.make(cached.key, () =>
      renderFor(work, request, () => maker.public({ ...wish, cached }))
    )
    sendPublicPage(page, request, response, begun === drops && sharedCache.mayKeep())
    noteSearch(page.search, request)
  }

  const answer = (wish: PageWish, request: IncomingMessage, response: ServerResponse) => {
    const { cached } = wish
    const page = cached && !isLoggedIn(request) ? cache.get(cached.key) : undefined
    if (cached && page) {
      uses[cached.kind].hits += 1
      sendPublicPage(page, request, response, sharedCache.mayKeep())
      noteSearch(page.search, request)
    } else answerAnew(wish, request, response).catch((failure: unknown) => fail(failure, request, response))
  }

  const refuse = (status: RefusedStatus, request: IncomingMessage, response: ServerResponse) => {
    const wish = wishOfRefused(roles, request, status)
    if (wish === undefined) return sendPlain(response, 400, "Bad Request")
    const { key } = wish.cached
    const kept = cache.get(key)
    if (kept !== undefined) return sendPublicPage(kept, request, response)
    cache
      .make(key, () => renderFor("pages", request, () => maker.public(wish, status)))
      .then(
        (page) => sendPublicPage(page, request, response),
        (failure: unknown) => fail(failure, request, response)
      )
  }

  /**
   * Responds with a page to a submitted form: the form is processed while the page is rendered, for this visitor only.
   */
  const answerForm = async (wish: PageWish, request: IncomingMessage, response: ServerResponse) => {
    const posted = await readPostedForm(request)
    if (posted === undefined) return refuse(400, request, response)
    // the submitted input exists only in this request
    await renderFor("steps", request, () => answerPersonal(wish, request, response, { posted }))
  }

  /** Sends a printed page as a PDF: it is rendered for the visitor like the page itself, and is not cached. */
  const answerPaper = (wish: PageWish, request: IncomingMessage, response: ServerResponse) => {
    renderFor("files", request, () => answerPersonal(wish, request, response, { send: sendPaper })).catch(
      (failure: unknown) => fail(failure, request, response)
    )
  }

  const front: Front = (request, response) => {
    const url = request.url ?? "/"
    if (isOfApi(url)) return false
    if (request.method !== "GET" && request.method !== "HEAD") {
      const sentTo = request.method === "POST" ? wishOf(request) : undefined
      if (url.startsWith("/assets/")) sendPlain(response, 405, "Method Not Allowed", { allow: "GET, HEAD" })
      else if (sentTo !== undefined && bundle.takesForm(sentTo.address.pathname))
        answerForm(sentTo, request, response).catch((failure: unknown) => fail(failure, request, response))
      else refuse(405, request, response)
      return true
    }
    const file = files.get(url)
    const printed = printedAddress(url)
    const asked = printed === undefined ? request : { headers: request.headers, url: printed }
    const wish = file === undefined ? wishOf(asked) : undefined
    const text = wish && crawlerText(wish.address.pathname, wish.locale)
    if (file) sendStaticFile(file, request, response)
    else if (wish === undefined) refuse(400, request, response)
    else if (printed !== undefined) answerPaper(wish, request, response)
    else if (text !== undefined)
      Promise.resolve(text).then(
        (told) => sendText(response, request, told, varyOf(namesLocale(wish))),
        (failure: unknown) => fail(failure, request, response)
      )
    else if (url.startsWith("/assets/")) sendPlain(response, 404, "Not Found")
    else answer(wish, request, response)
    return true
  }

  return {
    front,
    drop: () => {
      drops += 1
      cache.drop()
      sharedCache.forget(allPages)
    },
    memories: [
      siteMaps,
      ...pageMemories(cache, uses, (kind) => {
        drops += 1
        sharedCache.forget(kind)
      })
    ]
  }
}
