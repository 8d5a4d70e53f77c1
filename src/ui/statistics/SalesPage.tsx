import { Plural, Trans } from "@lingui/react/macro"
import type { SalesWish } from "../../domain/statistics/export.ts"
import type { DaySpan } from "../../domain/statistics/period.ts"
import type { MoneyFigures } from "../../domain/statistics/period-statistic.ts"
import { Unanswered } from "../kit/desk/ListNotices.tsx"
import { LandField } from "../kit/desk/LandField.tsx"
import { useHref } from "../kit/site.tsx"
import { CampaignsPart, type CampaignSales } from "./CampaignsPart.tsx"
import { ExportPanel } from "./ExportPanel.tsx"
import type { ExportView, ExportWishes } from "./export.view.ts"
import { FigureNote } from "./FigureCells.tsx"
import { NoFigures } from "./FiguresState.tsx"
import s from "./Figures.module.css"
import { FilterForm } from "./FilterForm.tsx"
import { type DealerSales, SalesTable } from "./SalesTable.tsx"
import { SpanFields } from "./SpanFields.tsx"
import { SpanLinks } from "./SpanLinks.tsx"

export interface Sales {
  readonly dealers: ReadonlyArray<DealerSales>
  /** One total for each currency; empty if nothing was sold. */
  readonly totals: ReadonlyArray<MoneyFigures>
}

interface SalesPageProps {
  /** `undefined` while the period is invalid. */
  readonly sales: Sales | "unreachable" | undefined
  readonly campaigns: ReadonlyArray<CampaignSales> | undefined
  readonly isLoading: boolean
  readonly wish: SalesWish
  readonly today: string
  readonly exporting: ExportView
  readonly wishes: ExportWishes | undefined
  readonly links: {
    readonly span: (span: DaySpan) => string
    readonly wider: string
    readonly signIn: string
  }
  readonly onRetry: (() => void) | undefined
}

/** Page: sales by dealer, with totals (rule desk.sales-list). */
export function SalesPage({
  sales,
  campaigns,
  isLoading,
  wish,
  today,
  exporting,
  wishes,
  links,
  onRetry
}: SalesPageProps) {
  const href = useHref()
  return (
    <>
      <h1>
        <Trans>Verkaufsliste</Trans>
      </h1>
      <SpanLinks today={today} span={wish} hrefOf={links.span} />
      <FilterForm
        action={href("/admin/verkaufsliste")}
        submit={<Trans>Anzeigen</Trans>}
        fields={
          <>
            <SpanFields span={wish} />
            <LandField countryId={wish.countryId ?? null} />
          </>
        }
      />
      {sales === "unreachable" ? (
        <Unanswered onRetry={onRetry}>
          <Trans>Der Server hat nicht geantwortet. An Ihrer Auswahl liegt es nicht.</Trans>
        </Unanswered>
      ) : sales === undefined ? null : sales.totals.length === 0 ? (
        <NoFigures widerHref={links.wider} />
      ) : (
        <section className={s["part"]} data-state={isLoading ? "loading" : "full"} data-part="sales">
          <div className={s["head"]}>
            <h2>
              <Plural value={sales.dealers.length} one="Ein Händler" other="# Händler" />
            </h2>
            <ExportPanel view={exporting} wishes={wishes} signInHref={links.signIn} />
          </div>
          <SalesTable dealers={sales.dealers} totals={sales.totals} />
          <FigureNote />
        </section>
      )}
      <CampaignsPart rows={campaigns} />
    </>
  )
}
