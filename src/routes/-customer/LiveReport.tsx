import { useRouteContext } from "@tanstack/react-router"
import type { CallOutcome } from "../../domain/account/call-outcome.ts"
import type { Report, ReportLink } from "../../domain/review/report-form.ts"
import { reviewsReport } from "../../services/client/review-routes.gen.ts"
import { outcomeOf } from "../../services/session/call-outcome.ts"
import { useLive } from "../../ui/kit/live/use-live.ts"
import { ReportPage } from "../../ui/rating/ReportPage.tsx"
import { usePageFacts } from "../-page/page-facts.ts"

/** Page for reporting a review. */
export function LiveReport({ link, reviewId }: { readonly link: ReportLink; readonly reviewId: number }) {
  const { client } = useRouteContext({ from: "__root__" })
  const facts = usePageFacts()
  const isLive = useLive()
  const onReport = async (report: Report): Promise<CallOutcome> => {
    const answer = await client.call(reviewsReport, { params: { reviewId }, payload: report })
    return answer.type === "refused" && answer.status === 404 ? { kind: "gone" } : outcomeOf(answer)
  }
  return <ReportPage facts={facts} link={link} onReport={isLive ? onReport : undefined} />
}
