import { createFileRoute } from "@tanstack/react-router"
import { articlePath } from "../domain/content/content-path.ts"
import { notServedIn } from "../services/page/no-access.ts"
import { contentPage, newsDetail } from "../services/client/content-routes.gen.ts"
import { addressOn } from "../services/page/canonical.ts"
import { sisterLinks } from "../services/page/sister-links.ts"
import { ArticlePage, Written } from "../ui/content/ArticlePage.tsx"
import { trailOf } from "../ui/content/content-heads.ts"
import { DefaultLayout } from "../ui/layouts/DefaultLayout.tsx"
import { loadLive } from "./-content/load-live.ts"
import { liveContent } from "./-content/LivePart.tsx"
import { AdvertSlot } from "../ui/adverts/AdvertSlot.tsx"
import { loadSlot } from "./-adverts/load-slot.ts"
import { loadPrompts } from "./-content/load-prompts.ts"
import { movedOrMissing } from "./-content/moved-or-missing.ts"
import { PlacePrompts } from "../ui/content/PlacePrompts.tsx"
import { usePageFacts } from "./-page/page-facts.ts"

/** Page: one news article. */
export const Route = createFileRoute("/news_/artikel/$artikelString")({
  staticData: { page: "document", texts: ["documents"], cachedBy: [], isOfOneCountry: true },
  loader: async ({ context, params: { artikelString } }) => {
    const { client, locale, i18n, page: site } = context
    const { countryId } = locale
    const answer = await client.call(newsDetail, { params: { countryId }, query: { path: artikelString } })
    // if the article could not be loaded, it must not be reported as missing
    const unserved = notServedIn(answer)
    if (unserved !== undefined) throw unserved
    // if the article is missing, both lists are empty
    const { items, related } = answer.type === "ok" ? answer.value : { items: [], related: [] }
    const [article] = items
    if (article === undefined) {
      // the call for articles knows only present addresses
      const former = await client.call(contentPage, {
        params: { countryId },
        query: { path: articlePath(artikelString) }
      })
      const unread = notServedIn(former)
      throw unread ?? movedOrMissing(site, former.type === "ok" ? former.value.movedTo : undefined)
    }
    const live = await loadLive(article.content, { client, countryId, i18n, query: {} })
    return {
      prompts: await loadPrompts(context, "content", article.filePath),
      slot: await loadSlot(context, "content"),
      article,
      live,
      related: related.map(({ filePath, ...item }) => ({ ...item, path: filePath }))
    }
  },
  head: async ({ match: { context }, loaderData }) => {
    if (loaderData === undefined) return {}
    const { articleHead } = await import("../ui/content/content-heads.ts")
    const { content: blocks, filePath: path, ...article } = loaderData.article
    const { prefix, site } = context.page
    const publisher = site.operator.name
    const told = articleHead(
      context.i18n,
      { ...article, kind: "news", path, blocks, publisher, prefix },
      addressOn(context.page)
    )
    return { ...told, links: [...told.links, ...sisterLinks(context.page, path, article.countries)] }
  },
  component: Article
})

function Article() {
  const { article, related, live, prompts, slot } = Route.useLoaderData()
  const { i18n } = Route.useRouteContext()
  const facts = usePageFacts()
  const { title, teaser, picture, author, publishedAt, content } = article
  return (
    <DefaultLayout facts={facts}>
      <PlacePrompts prompts={prompts} />
      <ArticlePage
        trail={trailOf(i18n, "news")}
        title={title}
        teaser={teaser}
        picture={picture}
        from={<Written author={author} at={publishedAt} />}
        blocks={content}
        live={liveContent(live, article.filePath)}
        related={related}
      />
      <AdvertSlot slot={slot} />
    </DefaultLayout>
  )
}
