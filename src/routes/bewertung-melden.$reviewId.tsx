import { msg } from "@lingui/core/macro"
import { createFileRoute, notFound } from "@tanstack/react-router"
import { LiveReport } from "./-customer/LiveReport.tsx"
import { loadReport } from "./-customer/load-report.ts"

/** Page for reporting a review, for all visitors: GET shows the form, POST sends the report. */
export const Route = createFileRoute("/bewertung-melden/$reviewId")({
  staticData: { page: "app", texts: ["customer"] },
  loader: async ({ context: { client, i18n }, params }) => {
    const report = await loadReport(client, params.reviewId)
    if (report.link.kind === "gone") throw notFound()
    return { ...report, title: i18n._(msg`Bewertung melden | Heizmarkt`) }
  },
  // after reporting, the thanks are shown
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData }) => (loaderData === undefined ? {} : { meta: [{ title: loaderData.title }] }),
  component: Page,
  notFoundComponent: Gone
})

/** Message for a review that is not public. */
function Gone() {
  return <LiveReport link={{ kind: "gone" }} reviewId={0} />
}

function Page() {
  return <LiveReport {...Route.useLoaderData()} />
}
