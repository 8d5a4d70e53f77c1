// imported first, because this style sheet defines the order of all CSS layers
import "../ui/kit/style/kit.css"
import {
  createRootRouteWithContext,
  HeadContent,
  lazyRouteComponent,
  Outlet,
  Scripts
} from "@tanstack/react-router"
import { Trans } from "@lingui/react/macro"
import type { ReactNode } from "react"
import { trustRatingLink } from "../domain/site/trust-rating.ts"
import { siteTrustedShops } from "../services/client/routes.gen.ts"
import { pageDataId, pageDataText } from "../services/page/page-data.ts"
import { type PageContext, textsOf } from "../services/page/page-context.ts"
import { IconSymbols } from "../ui/kit/icon/IconSymbols.tsx"
import { Redrawn } from "../ui/kit/live/Redrawn.tsx"
import { Progress } from "./-page/Progress.tsx"
import { pageHead } from "./-page/page-head.ts"

/** Shown if the error page cannot be loaded either: a deploy removes old scripts, but this text is part of the page. */
const Stranded = () => (
  <main>
    <h1>
      <Trans>Da ist leider etwas schiefgelaufen...</Trans>
    </h1>
    <button type="button" onClick={() => location.reload()}>
      <Trans>Seite neu laden</Trans>
    </button>
  </main>
)
const loadFailed = () =>
  import("./-page/Failed.tsx").catch(() => ({ NotFound: Stranded, FailedByError: Stranded }))
const NotFound = lazyRouteComponent(loadFailed, "NotFound")
const FailedByError = lazyRouteComponent(loadFailed, "FailedByError")

// a browser loads the error page when needed; the server must have loaded it beforehand to render it completely
if (import.meta.env.SSR) await Promise.all([NotFound.preload?.(), FailedByError.preload?.()])

export const Route = createRootRouteWithContext<PageContext>()({
  staticData: { page: "document" },
  beforeLoad: async ({ context, matches }) => {
    // the page could not be rendered: this renders the error page instead; the desk has its own error page
    if (
      import.meta.env.SSR &&
      context.failure !== undefined &&
      !matches.some(({ routeId }) => routeId === "/_desk")
    )
      throw context.failure
    await context.loadTexts(textsOf(matches))
  },
  loader: async ({ context: { client, page } }) => {
    const id = page.site.locales[page.locale].trustedShopsId
    if (id === undefined) return { trust: null }
    const answer = await client.call(siteTrustedShops, { params: { id } })
    return {
      trust: answer.type === "ok" ? { ...answer.value, link: trustRatingLink(page.locale, id) } : null
    }
  },
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ match, matches }) => pageHead(match.context, matches),
  shellComponent: Shell,
  component: () => (
    <>
      <Progress />
      <Redrawn typed>
        <Outlet />
      </Redrawn>
    </>
  ),
  notFoundComponent: NotFound,
  errorComponent: FailedByError
})

function Shell({ children }: { readonly children: ReactNode }) {
  const { locale, page } = Route.useRouteContext()
  return (
    <html lang={locale.bcp47}>
      {/*
       * in the browser, the head and the scripts of the first page stay as they are, which saves loading 3 kB of code
       */}
      <head>{import.meta.env.SSR && <HeadContent />}</head>
      <body>
        {children}
        <IconSymbols />
        <script
          type="application/json"
          id={pageDataId}
          dangerouslySetInnerHTML={{ __html: pageDataText(page) }}
        />
        {import.meta.env.SSR && <Scripts />}
      </body>
    </html>
  )
}
