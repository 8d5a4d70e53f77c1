import { createRootRouteWithContext, HeadContent, Outlet, Scripts } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { pageDataId, pageDataText } from "../services/page/page-data.ts"
import type { PageContext } from "../services/page/page-context.ts"

export const Route = createRootRouteWithContext<PageContext>()({
  staticData: { page: "document" },
  head: () => ({
    meta: [{ charSet: "utf-8" }, { name: "viewport", content: "width=device-width, initial-scale=1" }]
  }),
  shellComponent: Shell,
  component: () => <Outlet />,
  notFoundComponent: () => <main>404</main>
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
