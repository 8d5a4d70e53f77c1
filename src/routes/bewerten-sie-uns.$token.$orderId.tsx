import { createFileRoute } from "@tanstack/react-router"
import { loadRatingLink } from "../services/page/load-mailed.ts"
import { mailedHead } from "../ui/rating/mailed-heads.ts"
import { LiveRating } from "./-customer/LiveRating.tsx"

/** The page on which an order is rated: GET shows, POST rates. */
export const Route = createFileRoute("/bewerten-sie-uns/$token/$orderId")({
  staticData: { page: "app", texts: ["customer"] },
  loader: async ({ context: { client, i18n }, params }) => ({
    link: await loadRatingLink(client, params),
    meta: mailedHead(i18n, "rating")
  }),
  // after rating the thanks are shown, not that it was rated
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData }) => (loaderData === undefined ? {} : { meta: loaderData.meta }),
  component: Page
})

function Page() {
  const { token, orderId } = Route.useParams()
  return <LiveRating link={Route.useLoaderData().link} token={token} orderId={orderId} />
}
