import { createFileRoute } from "@tanstack/react-router"
import { loadRatingLink } from "../services/page/load-mailed.ts"
import { mailedHead } from "../ui/rating/mailed-heads.ts"
import { LiveRating } from "./-customer/LiveRating.tsx"

/** Page for reviewing an order: GET shows the form, POST saves the review. */
export const Route = createFileRoute("/bewerten-sie-uns/$token/$orderId")({
  staticData: { page: "app", texts: ["customer"] },
  loader: async ({ context: { client, i18n }, params }) => ({
    link: await loadRatingLink(client, params),
    meta: mailedHead(i18n, "rating")
  }),
  // after saving, the thanks are shown instead of the message that the link was already used
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData }) => (loaderData === undefined ? {} : { meta: loaderData.meta }),
  component: Page
})

function Page() {
  const { token, orderId } = Route.useParams()
  return <LiveRating link={Route.useLoaderData().link} token={token} orderId={orderId} />
}
