import type { PageBundle, PageRequest } from "../contract/page-bundle.ts"
import { localeCodes } from "../domain/locale/locale.ts"
import { loadEveryText } from "../locales/all-catalogs.ts"
import { renderRoute } from "./render-route.tsx"
import { routeTree } from "../route-tree.gen.ts"
import { NoPage } from "../services/page/no-access.ts"
import { formPages, listedPaths as pathsListed, publicPages } from "../services/router/public-pages.ts"

const catalogs = new Map(
  await Promise.all(localeCodes.map(async (code) => [code, await loadEveryText(code)] as const))
)

const messagesOf = (request: PageRequest) => catalogs.get(request.locale) ?? {}

const routes = Object.values(routeTree.children ?? {})

export const publicPage: PageBundle["publicPage"] = publicPages(routes)
export const takesForm: PageBundle["takesForm"] = formPages(routes)
export const listedPaths: PageBundle["listedPaths"] = pathsListed(routes)

/** Renders a page; after an error it renders the error page and returns the error with it. */
export const renderPage: PageBundle["renderPage"] = async (request) => {
  if (request.refused !== undefined)
    return renderRoute(request, messagesOf(request), new NoPage(request.refused))
  try {
    return await renderRoute(request, messagesOf(request))
  } catch (failure) {
    if (request.signal.aborted) throw failure
    return await renderRoute(
      request,
      messagesOf(request),
      failure ?? new Error("The page failed without a reason")
    )
  }
}
