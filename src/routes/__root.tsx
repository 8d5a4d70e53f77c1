// first, because it names the order of all layers
import "../ui/kit/kit.css"
import {
  createRootRouteWithContext,
  type ErrorComponentProps,
  HeadContent,
  Outlet,
  Scripts
} from "@tanstack/react-router"
import { type ReactNode, useEffect } from "react"
import { siteTrustedShops } from "../services/client/routes.gen.ts"
import { reportFailure } from "../services/error-trace/report-failure.ts"
import { pageDataId, pageDataText } from "../services/page/page-data.ts"
import type { PageContext } from "../services/page/page-context.ts"
import { ErrorPage } from "../ui/error/ErrorPage.tsx"
import { DefaultLayout } from "../ui/layouts/DefaultLayout.tsx"
import { usePageFacts } from "./-page-facts.ts"
import { Progress } from "./-Progress.tsx"
import { pageHead } from "./-page-head.ts"

export const Route = createRootRouteWithContext<PageContext>()({
  staticData: { page: "document" },
  beforeLoad: ({ context }) => {
    // the page could not be rendered: this rendering is of the error page in its place
    if (context.failure !== undefined) throw context.failure
  },
  loader: async ({ context: { client, page } }) => {
    const id = page.site.locales[page.locale].trustedShopsId
    if (id === undefined) return { trust: null }
    const answer = await client.call(siteTrustedShops, { params: { id } })
    return { trust: answer.type === "ok" ? answer.value : null }
  },
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ match, matches }) => pageHead(match.context, matches),
  shellComponent: Shell,
  component: () => (
    <>
      <Progress />
      <Outlet />
    </>
  ),
  notFoundComponent: () => <Failed status={404} />,
  errorComponent: FailedByError
})

function Shell({ children }: { readonly children: ReactNode }) {
  const { locale, page } = Route.useRouteContext()
  return (
    <html lang={locale.bcp47}>
      <head>
        <HeadContent />
      </head>
      <body>
        {children}
        <script type="application/json" id={pageDataId} dangerouslySetInnerHTML={{ __html: pageDataText(page) }} />
        <Scripts />
      </body>
    </html>
  )
}

function FailedByError({ error }: ErrorComponentProps) {
  return <Failed status={500} error={error} />
}

/** The error page reports itself; one that the server has rendered is reported there and by the document's script. */
function Failed({ status, error }: { readonly status: 404 | 500; readonly error?: unknown }) {
  const facts = usePageFacts()
  useEffect(() => reportFailure(status, error), [status, error])
  return (
    <DefaultLayout facts={facts}>
      <div data-error-status={status}>
        <ErrorPage status={status} />
      </div>
    </DefaultLayout>
  )
}
