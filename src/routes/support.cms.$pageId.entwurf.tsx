import { msg } from "@lingui/core/macro"
import { createFileRoute, notFound } from "@tanstack/react-router"
import { type CountryId, countryIds } from "../domain/place/country.ts"
import { contentDeskPreview } from "../services/client/content-desk-routes.gen.ts"
import { noAccessIn, notServedIn } from "../services/page/no-access.ts"
import { Written } from "../ui/content/ArticlePage.tsx"
import { loadLive } from "./-content/load-live.ts"
import { ShownPage } from "./-content/ShownPage.tsx"

/** Returns the country that the URL requests, if any: a host of one country also shows drafts for other countries. */
const countryIn = (land: unknown): CountryId | undefined =>
  countryIds.find((id) => String(id) === String(land))

/**
 * A draft as visitors would see it, only for editors: the desk shows it in a frame (rule content.preview). It is not
 * cached and not indexed.
 */
export const Route = createFileRoute("/support/cms/$pageId/entwurf")({
  staticData: { page: "document", texts: ["documents"], isFramed: true },
  loaderDeps: ({ search }: { readonly search: { readonly land?: unknown } }) => ({ land: search.land }),
  loader: async ({ context: { client, locale, i18n }, params: { pageId }, deps: { land } }) => {
    const countryId = countryIn(land) ?? locale.countryId
    const answer = await client.call(contentDeskPreview, {
      params: { pageId: Number(pageId) },
      query: { countryId }
    })
    const refusal = noAccessIn(answer)
    if (refusal !== undefined) throw refusal
    const unserved = notServedIn(answer)
    if (unserved !== undefined) throw unserved
    if (answer.type !== "ok") throw notFound()
    const { page, author } = answer.value
    return { page, author, loaded: await loadLive(page.blocks, { client, countryId, i18n, query: {} }) }
  },
  head: ({ match: { context }, loaderData }) => ({
    meta: loaderData === undefined ? [] : [{ title: context.i18n._(msg`Entwurf: ${loaderData.page.title}`) }]
  }),
  component: Draft
})

function Draft() {
  const { page, author, loaded } = Route.useLoaderData()
  return (
    <ShownPage
      page={page}
      loaded={loaded}
      from={page.kind === "news" ? <Written author={author} at={page.changedAt} /> : undefined}
    />
  )
}
