import { useQuery } from "@tanstack/react-query"
import { useRouteContext } from "@tanstack/react-router"
import type { DeskCampaign } from "../../domain/adverts/desk-records.ts"
import { type ReportDays, reportDays, reportSpan } from "../../services/desk/adverts-query.ts"
import { queryPath, todayIn } from "../../services/desk/span-query.ts"
import { campaignReport } from "../../services/queries/adverts.ts"
import { queryOf } from "../../services/queries/ask.ts"
import { useHref } from "../../ui/kit/site.tsx"
import { ExportPanel } from "../../ui/statistics/ExportPanel.tsx"
import { CampaignReport } from "../../ui/support/adverts/CampaignReport.tsx"
import { useExport } from "../-desk/use-export.ts"
import { useSignInHref } from "../-desk/use-sign-in-href.ts"

interface ReportOfCampaignProps {
  readonly campaign: Pick<DeskCampaign, "id" | "countryId">
  /** When the page was loaded, in ms. */
  readonly now: number
  readonly days: ReportDays
}

/**
 * Report with the counts of a campaign; requested separately from the campaign's form, which is complete without the
 * report.
 */
export function ReportOfCampaign({ campaign: { id, countryId }, now, days }: ReportOfCampaignProps) {
  const { client } = useRouteContext({ from: "/_desk" })
  const span = reportSpan(todayIn(countryId, new Date(now)), days)
  const { data, isPending } = useQuery(queryOf(client, campaignReport(id, span)))
  const href = useHref()
  const signIn = useSignInHref()
  const { exporting, wishes } = useExport({ kind: "campaign", wish: { campaignId: id, ...span } })
  return (
    <CampaignReport
      report={data}
      isLoading={isPending}
      span={span}
      countryId={countryId}
      days={days}
      choices={reportDays}
      hrefOf={(tage) => href(queryPath(`/support/campaigns/${id}`, { tage }))}
      download={<ExportPanel view={exporting} wishes={wishes} signInHref={signIn} />}
    />
  )
}
