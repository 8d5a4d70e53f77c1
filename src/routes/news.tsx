import { createFileRoute, notFound } from "@tanstack/react-router"
import { NewsPage } from "../ui/content/NewsPage.tsx"
import { DefaultLayout } from "../ui/layouts/DefaultLayout.tsx"
import { AdvertSlot } from "../ui/adverts/AdvertSlot.tsx"
import { loadNews } from "./-content/load-lists.ts"
import { loadSlot } from "./-adverts/load-slot.ts"
import { loadPrompts } from "./-content/load-prompts.ts"
import { PlacePrompts } from "../ui/content/PlacePrompts.tsx"
import { usePageFacts } from "./-page/page-facts.ts"

const pageOf = (value: unknown): number =>
  typeof value === "string" && /^[1-9][0-9]{0,3}$/u.test(value) ? Number(value) : 1

/** Page: news, the newest first. */
export const Route = createFileRoute("/news")({
  staticData: { page: "document", texts: ["documents"], cachedBy: ["seite"] },
  loaderDeps: ({ search }: { readonly search: { readonly seite?: unknown } }) => ({
    page: pageOf(search.seite)
  }),
  loader: async ({ context, deps: { page } }) => {
    const loaded = await loadNews(context.client, context.locale.countryId, page)
    if (loaded === undefined) throw notFound()
    return {
      ...loaded,
      prompts: await loadPrompts(context, "content", "/news"),
      slot: await loadSlot(context, "content")
    }
  },
  head: async ({ match: { context }, loaderData }) =>
    (await import("../ui/content/content-heads.ts")).newsHead(
      context.i18n,
      loaderData?.page ?? 1,
      context.page.prefix
    ),
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
