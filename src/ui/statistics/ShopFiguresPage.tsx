import { Trans } from "@lingui/react/macro"
import type { ReactNode } from "react"
import type { ShopFiguresWish } from "../../domain/figures/shop-figures.ts"
import type { DaySpan, Granularity } from "../../domain/statistics/period.ts"
import { DeskLink } from "../kit/desk/DeskLink.tsx"
import { Unanswered } from "../kit/desk/ListNotices.tsx"
import { Notice } from "../kit/notice/Notice.tsx"
import { BreakdownPart } from "./BreakdownPart.tsx"
import { EmptyZipsPart } from "./EmptyZipsPart.tsx"
import { ExportPanel } from "./ExportPanel.tsx"
import type { ExportView, ExportWishes } from "./export.view.ts"
import s from "./Figures.module.css"
import { FunnelPart } from "./FunnelPart.tsx"
import { SearchesPicture } from "./SearchesPicture.tsx"
import { isAnyCounted, type ShopFigures } from "./shop-figures.ts"
import { ShopFiguresFilter } from "./ShopFiguresFilter.tsx"
import { SourcesPart } from "./SourcesPart.tsx"
import { SpanLinks } from "./SpanLinks.tsx"
import { StepsTable } from "./StepsTable.tsx"

interface ShopFiguresPageProps {
  /** `undefined` while the period is invalid. */
  readonly figures: ShopFigures | "unreachable" | undefined
  readonly isLoading: boolean
  readonly wish: ShopFiguresWish
  readonly today: string
  readonly exporting: ExportView
  readonly wishes: ExportWishes | undefined
  readonly links: {
    readonly span: (span: DaySpan, granularity: Granularity) => string
    readonly wider: string
    readonly signIn: string
  }
  readonly onRetry: (() => void) | undefined
}

/**
 * Page: statistics from the search to the order, in this sequence: charts, tables, download of the file (rule
 * figures.page).
 */
export function ShopFiguresPage({
  figures,
  isLoading,
  wish,
  today,
  exporting,
  wishes,
  links,
  onRetry
}: ShopFiguresPageProps) {
  return (
    <>
      <h1>
        <Trans>Zahlen</Trans>
      </h1>
      <p className={s["lead"]}>
        <Trans>
          Was im Shop gesucht, begonnen und bestellt wird. Gezählt wird ohne Kennung: Wer es war, steht
          nirgends.
        </Trans>
      </p>
      <SpanLinks today={today} span={wish} hrefOf={links.span} />
      <ShopFiguresFilter wish={wish} />
      {figures === "unreachable" ? (
        <Unanswered onRetry={onRetry}>
          <Trans>Der Server hat nicht geantwortet. An Ihrer Auswahl liegt es nicht.</Trans>
        </Unanswered>
      ) : figures === undefined ? null : isAnyCounted(figures.total) ? (
        <Figures figures={figures} wish={wish} isLoading={isLoading}>
          <ExportPanel view={exporting} wishes={wishes} signInHref={links.signIn} />
        </Figures>
      ) : (
        <NothingCounted widerHref={links.wider} />
      )}
    </>
  )
}

interface FiguresProps {
  readonly figures: ShopFigures
  readonly wish: ShopFiguresWish
  readonly isLoading: boolean
  readonly children: ReactNode
}

function Figures({ figures, wish, isLoading, children }: FiguresProps) {
  const data = isLoading ? "loading" : "full"
  return (
    <>
      <section className={s["part"]} data-state={data} data-part="picture">
        <SearchesPicture key={JSON.stringify(wish)} figures={figures} wish={wish} />
      </section>
      <section className={s["part"]} data-state={data} data-part="funnel">
        <FunnelPart total={figures.total} />
      </section>
      <section className={s["part"]} data-state={data} data-part="table">
        <div className={s["head"]}>
          <h2>
            <Trans>In Zahlen</Trans>
          </h2>
          {children}
        </div>
        <StepsTable figures={figures} wish={wish} />
      </section>
      <BreakdownPart figures={figures} wish={wish} isLoading={isLoading} />
      <div className={s["pair"]}>
        <SourcesPart sources={figures.sources} />
        <EmptyZipsPart zips={figures.emptyZips} />
      </div>
    </>
  )
}

/** Shown if nothing was counted; explains what will appear here. */
function NothingCounted({ widerHref }: { readonly widerHref: string }) {
  return (
    <Notice
      announced
      title={<Trans>In diesem Zeitraum ist nichts gezählt</Trans>}
      actions={
        <DeskLink href={widerHref}>
          <Trans>Ohne Einschränkung</Trans>
        </DeskLink>
      }
    >
      <p>
        <Trans>
          Hier steht, sobald jemand im Shop sucht: wie viele Listen abgerufen wurden und wo, wie viele davon
          zu einer Bestellung führten, bei welchem Schritt die anderen endeten und wo es kein Angebot gab.
        </Trans>
      </p>
    </Notice>
  )
}
