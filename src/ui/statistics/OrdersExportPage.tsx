import { Plural, Trans } from "@lingui/react/macro"
import type { OrdersWish } from "../../domain/statistics/export.ts"
import type { DaySpan } from "../../domain/statistics/period.ts"
import { spanProblem } from "../../domain/statistics/period.ts"
import { DeskLink } from "../kit/desk/DeskLink.tsx"
import { LeaveDialog, type LeaveGuard } from "../kit/desk/LeaveDialog.tsx"
import { formatCount, formatPeriod } from "../kit/format.ts"
import { LiveRegion } from "../kit/Hidden.tsx"
import { Notice } from "../kit/notice/Notice.tsx"
import { useSite } from "../kit/site.tsx"
import { ExportPanel } from "./ExportPanel.tsx"
import type { ExportView, ExportWishes } from "./export.view.ts"
import s from "./Figures.module.css"
import { OrdersFilter } from "./OrdersFilter.tsx"
import { SpanLinks } from "./SpanLinks.tsx"

interface OrdersExportPageProps {
  readonly wish: OrdersWish
  readonly today: string
  readonly exporting: ExportView
  readonly wishes: ExportWishes | undefined
  readonly maxLength: number
  readonly leaveGuard: LeaveGuard
  readonly links: {
    readonly span: (span: DaySpan) => string
    readonly wider: string
    readonly signIn: string
  }
}

/** Page: exports orders to a file for other programs, with filter, count and download (rule desk.exports). */
export function OrdersExportPage({
  wish,
  today,
  exporting,
  wishes,
  maxLength,
  leaveGuard,
  links
}: OrdersExportPageProps) {
  const tag = useSite().locale.bcp47
  return (
    <>
      <h1>
        <Trans>Bestellungen exportieren</Trans>
      </h1>
      <p className={s["lead"]}>
        <Trans>
          Eine Zeile je Bestellung, mit Anschrift und Kontakt der Kunden. Wer welche Auswahl mitnimmt, steht
          im Protokoll.
        </Trans>
      </p>
      <SpanLinks today={today} span={wish} hrefOf={links.span} />
      <OrdersFilter wish={wish} maxLength={maxLength} />
      {spanProblem(wish) === undefined && (
        <section className={s["card"]} aria-labelledby="export-count">
          <div>
            <h2 id="export-count" className={s["count"]}>
              <Found exporting={exporting} />
            </h2>
            <p className={s["note"]}>{formatPeriod(tag, wish.from, wish.to)}</p>
          </div>
          <ExportPanel view={exporting} wishes={wishes} signInHref={links.signIn} look="primary" />
        </section>
      )}
      <LiveRegion>
        {(exporting.state === "counting" || exporting.state === "counted") && <Found exporting={exporting} />}
      </LiveRegion>
      {exporting.state === "counted" && exporting.total === 0 && (
        <Notice
          title={<Trans>Dazu passt keine Bestellung</Trans>}
          actions={
            <DeskLink href={links.wider}>
              <Trans>Ohne Einschränkung</Trans>
            </DeskLink>
          }
        >
          <p>
            <Trans>Ein längerer Zeitraum, ein anderes Land oder weniger Filter helfen vielleicht.</Trans>
          </p>
        </Notice>
      )}
      <LeaveDialog
        guard={leaveGuard}
        title={<Trans>Seite verlassen?</Trans>}
        description={<Trans>Die Datei kommt gerade an. Wenn Sie gehen, wird nichts davon gespeichert.</Trans>}
        stay={<Trans>Hier bleiben</Trans>}
        leave={<Trans>Abbrechen und gehen</Trans>}
      />
    </>
  )
}

/** States how many orders match the filter. */
function Found({ exporting }: { readonly exporting: ExportView }) {
  const tag = useSite().locale.bcp47
  const total = exporting.state === "done" ? exporting.rows : "total" in exporting ? exporting.total : null
  if (exporting.state === "counting") return <Trans>Wird gezählt …</Trans>
  if (total === null || Number.isNaN(total)) return <Trans>Bestellungen</Trans>
  return <Plural value={total} one="1 Bestellung" other={`${formatCount(tag, total)} Bestellungen`} />
}
