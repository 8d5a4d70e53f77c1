import { Trans } from "@lingui/react/macro"
import type { ReactNode } from "react"
import type { DaySpan, Granularity } from "../../domain/statistics/period.ts"
import type { Statistic } from "../../machines/period-statistic.machine.ts"
import type { StatisticWish } from "../../domain/statistics/period-statistic.ts"
import { SignedOut, Unanswered } from "../kit/desk/ListNotices.tsx"
import { LiveRegion } from "../kit/Hidden.tsx"
import { CampaignsPart, type CampaignSales } from "./CampaignsPart.tsx"
import { ExportPanel } from "./ExportPanel.tsx"
import type { ExportView, ExportWishes } from "./export.view.ts"
import { FigureNote } from "./FigureCells.tsx"
import s from "./Figures.module.css"
import { FiguresSkeleton, NoFigures, TooManyRows } from "./FiguresState.tsx"
import { SpanLinks } from "./SpanLinks.tsx"
import { StatisticFilter } from "./StatisticFilter.tsx"
import { type Picture, StatisticPicture } from "./StatisticPicture.tsx"
import { type Product, StatisticTable } from "./StatisticTable.tsx"
import type { StatisticView } from "./period-statistic.view.ts"

export interface StatisticLinks {
  readonly span: (span: DaySpan, granularity: Granularity) => string
  readonly picture: (picture: Picture) => string
  /** URL of the same period without filters. */
  readonly wider: string
  readonly signIn: string
}

interface StatisticPageProps {
  readonly view: StatisticView
  /** The filter in the URL; the shown statistics may still belong to the previous filter. */
  readonly wish: StatisticWish
  readonly exporting: ExportView
  readonly wishes: ExportWishes | undefined
  readonly products: ReadonlyArray<Product> | undefined
  readonly campaigns: ReadonlyArray<CampaignSales> | undefined
  readonly today: string
  readonly picture: Picture
  readonly kept: Readonly<Record<string, string>>
  readonly links: StatisticLinks
  readonly onRetry: (() => void) | undefined
}

/** Page: orders by period, in this sequence: chart, table, download of the file (rule statistics.picture-first). */
export function StatisticPage(props: StatisticPageProps) {
  const { view, wish, exporting, wishes, products, campaigns, today, picture, kept, links, onRetry } = props
  const { state, shown } = view
  const exportPanel = <ExportPanel view={exporting} wishes={wishes} signInHref={links.signIn} />
  return (
    <>
      <h1>
        <Trans>Statistik</Trans>
      </h1>
      <SpanLinks today={today} span={wish} hrefOf={links.span} />
      <StatisticFilter wish={wish} products={products} kept={kept} />
      <LiveRegion>{state === "loading" && <Trans>Die Statistik wird geladen</Trans>}</LiveRegion>
      {shown === null ? (
        state === "loading" && <FiguresSkeleton />
      ) : (
        <Figures
          {...shown}
          isLoading={state === "loading"}
          products={products ?? []}
          picture={picture}
          links={links}
        >
          {exportPanel}
        </Figures>
      )}
      {state === "full" && <CampaignsPart rows={campaigns} />}
      {state === "empty" && (
        <NoFigures widerHref={links.wider} longerHref={links.span(longSpan(wish), "Month")} />
      )}
      {state === "tooMany" && <TooManyRows monthsHref={links.span(wish, "Month")}>{exportPanel}</TooManyRows>}
      {state === "expired" && (
        <SignedOut signInHref={links.signIn}>
          <Trans>Danach steht Ihre Auswahl wieder da.</Trans>
        </SignedOut>
      )}
      {state === "failed" && (
        <Unanswered onRetry={onRetry}>
          <Trans>Der Server hat nicht geantwortet. An Ihrer Auswahl liegt es nicht.</Trans>
        </Unanswered>
      )}
    </>
  )
}

/** Returns a period of three years that ends on the last day of the given period. */
const longSpan = ({ to }: DaySpan): DaySpan => ({
  from: `${Number(to.slice(0, 4)) - 3}${to.slice(4, 8)}01`,
  to
})

interface FiguresProps {
  readonly statistic: Statistic
  readonly wish: StatisticWish
  readonly isLoading: boolean
  readonly products: ReadonlyArray<Product>
  readonly picture: Picture
  readonly links: StatisticLinks
  readonly children: ReactNode
}

/** Chart and table of the statistics in a response, with the filter for which they were requested. */
function Figures({ statistic, wish, isLoading, products, picture, links, children }: FiguresProps) {
  const data = isLoading ? "loading" : "full"
  const key = JSON.stringify(wish)
  return (
    <>
      <section className={s["part"]} data-state={data} data-part="picture">
        <StatisticPicture
          key={key}
          statistic={statistic}
          wish={wish}
          picture={picture}
          hrefOf={links.picture}
        />
      </section>
      <section className={s["part"]} data-state={data} data-part="table">
        <div className={s["head"]}>
          <h2>
            <Trans>In Zahlen</Trans>
          </h2>
          {children}
        </div>
        <StatisticTable key={key} statistic={statistic} wish={wish} products={products} />
        <FigureNote />
      </section>
    </>
  )
}
