import { createFileRoute } from "@tanstack/react-router"
import { notServedIn } from "../services/page/no-access.ts"
import { contentPage } from "../services/client/content-routes.gen.ts"
import { addressOn } from "../services/page/canonical.ts"
import { sisterLinks } from "../services/page/sister-links.ts"
import { type ContentQuery, loadLive } from "./-content/load-live.ts"
import { AdvertSlot } from "../ui/adverts/AdvertSlot.tsx"
import { loadSlot } from "./-adverts/load-slot.ts"
import { loadPrompts } from "./-content/load-prompts.ts"
import { movedOrMissing } from "./-content/moved-or-missing.ts"
import { ShownPage } from "./-content/ShownPage.tsx"

/**
 * Route for every URL without another route: loads the content page at this path; an unknown path shows the error page
 * (rule content.addresses).
 */
export const Route = createFileRoute("/$")({
  staticData: {
    page: "document",
    texts: ["documents"],
    cachedBy: ["brennstoff", "zahlung"],
    isOfOneCountry: true
  },
  loaderDeps: ({ search }: { readonly search: ContentQuery }) => ({
    brennstoff: search.brennstoff,
    zahlung: search.zahlung
  }),
  loader: async ({ context, params, deps: query }) => {
    const { client, locale, i18n, page: site } = context
    const { countryId } = locale
    const path = `/${(params._splat ?? "").replace(/\/+$/u, "")}`
    const answer = await client.call(contentPage, { params: { countryId }, query: { path } })
    // if the content could not be loaded, the page must not be reported as missing
    const unserved = notServedIn(answer)
    if (unserved !== undefined) throw unserved
    const { page, movedTo } = answer.type === "ok" ? answer.value : {}
    if (page === undefined) throw movedOrMissing(site, movedTo)
    const live = await loadLive(page.blocks, { client, countryId, i18n, query })
    const [prompts, slot] = await Promise.all([
      loadPrompts(context, "content", page.path),
      // a landing page is itself an advertisement, so it shows no other adverts
      page.kind === "landing" ? undefined : loadSlot(context, "content")
    ])
    return { page, live, prompts, slot }
  },
  head: async ({ match: { context }, loaderData }) => {
    if (loaderData === undefined) return {}
    const { contentHead } = await import("../ui/content/content-heads.ts")
    const { path, countries } = loaderData.page
    return {
      ...contentHead(context.i18n, loaderData.page, addressOn(context.page)),
      links: sisterLinks(context.page, path, countries)
    }
  },
  component: Content
})

function Content() {
  const { page, live, prompts, slot } = Route.useLoaderData()
  return <ShownPage page={page} loaded={live} prompts={prompts} advert={<AdvertSlot slot={slot} />} />
}
