import { createFileRoute, notFound } from "@tanstack/react-router"
import { newsArticles } from "../services/client/content-routes.gen.ts"
import { NewsPage } from "../ui/content/NewsPage.tsx"
import { DefaultLayout } from "../ui/layouts/DefaultLayout.tsx"
import { AdvertSlot } from "../ui/adverts/AdvertSlot.tsx"
import { loadSlot } from "./-adverts/load-slot.ts"
import { loadPrompts } from "./-prompts/load-prompts.ts"
import { PlacePrompts } from "../ui/prompts/PlacePrompts.tsx"
import { usePageFacts } from "./-page/page-facts.ts"

/** So many articles stand on a page: one large, two rows of three. */
const size = 7

const pageOf = (value: unknown): number =>
  typeof value === "string" && /^[1-9][0-9]{0,3}$/u.test(value) ? Number(value) : 1

/** News, the newest first. */
export const Route = createFileRoute("/news")({
  staticData: { page: "document", texts: ["documents"], cachedBy: ["seite"] },
  loaderDeps: ({ search }: { readonly search: { readonly seite?: unknown } }) => ({
    page: pageOf(search.seite)
  }),
  loader: async ({ context, deps: { page } }) => {
    const { client, locale } = context
    const answer = await client.call(newsArticles, {
      params: { countryId: locale.countryId },
      query: { page, size }
    })
    const { items, total } = answer.type === "ok" ? answer.value : { items: [], total: 0 }
    if (answer.type === "ok" && page > 1 && items.length === 0) throw notFound()
    return {
      prompts: await loadPrompts(context, "content", "/news"),
      slot: await loadSlot(context, "content"),
      page,
      pages: Math.ceil(total / size),
      articles: items.map(({ filePath, ...item }) => ({ ...item, path: filePath }))
    }
  },
  head: async ({ match: { context }, loaderData }) =>
    (await import("../ui/content/content-heads.ts")).newsHead(context.i18n, loaderData?.page ?? 1),
  component: News
})

function News() {
  const { prompts, slot, ...loaded } = Route.useLoaderData()
  const facts = usePageFacts()
  return (
    <DefaultLayout facts={facts}>
      <PlacePrompts prompts={prompts} />
      <NewsPage {...loaded} />
      <AdvertSlot slot={slot} />
    </DefaultLayout>
  )
}
