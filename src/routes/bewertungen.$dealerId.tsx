import { msg } from "@lingui/core/macro"
import { createFileRoute, notFound } from "@tanstack/react-router"
import { reviewKeys } from "../domain/review/review-wish.ts"
import { DefaultLayout } from "../ui/layouts/DefaultLayout.tsx"
import { ReviewsPage } from "../ui/reviews/ReviewsPage.tsx"
import { usePageFacts } from "./-page/page-facts.ts"
import { loadReviews } from "./-dealers/load-reviews.ts"

/** Page: all reviews of one dealer; page number, sort order and stars are in the URL. */
export const Route = createFileRoute("/bewertungen/$dealerId")({
  staticData: {
    page: "document",
    texts: ["documents"],
    cachedBy: ["seite", "sortierung", "sterne"],
    isOfOneCountry: true
  },
  loaderDeps: ({ search }: { readonly search: Readonly<Record<string, unknown>> }) =>
    Object.fromEntries(reviewKeys.map((key) => [key, search[key]])),
  loader: async ({ context: { client, locale }, params, deps }) => {
    if (!/^[1-9][0-9]{5,8}$/u.test(params.dealerId)) throw notFound()
    const dealer = { countryId: locale.countryId, dealerId: Number(params.dealerId) }
    const loaded = await loadReviews(client, dealer, deps)
    if (loaded === null) throw notFound()
    return { loaded }
  },
  head: ({ match: { context }, loaderData }) => {
    const reviews = loaderData?.loaded?.reviews
    const name = reviews?.dealerName
    return name === undefined
      ? {}
      : {
          meta: [
            // the same indexing rule as for the dealer's own page (rule dealer.states)
            ...(reviews?.isListed === false ? [{ name: "robots", content: "noindex" }] : []),
            { title: context.i18n._(msg`Bewertungen von ${name} | Heizmarkt`) },
            {
              name: "description",
              content: context.i18n._(
                msg`Was Käufer über ${name} sagen: Sterne für Lieferung, Ware und Service, mit den Antworten des Händlers.`
              )
            }
          ]
        }
  },
  component: Reviews
})

function Reviews() {
  const { loaded } = Route.useLoaderData()
  const facts = usePageFacts()
  return (
    <DefaultLayout facts={facts}>
      <ReviewsPage loaded={loaded} />
    </DefaultLayout>
  )
}
