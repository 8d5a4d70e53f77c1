import { Trans, useLingui } from "@lingui/react/macro"
import type { TrackedCampaign } from "../../domain/figures/tracked-campaign.ts"
import type { MoneyFigures } from "../../domain/statistics/period-statistic.ts"
import { formatCount, formatMoney } from "../kit/format.ts"
import { useSite } from "../kit/site.tsx"
import { channelTexts, pageTexts } from "./tracked-campaign-texts.ts"
import s from "./Figures.module.css"
import { scrolledByKeys } from "../kit/scrolled-by-keys.ts"

/** Orders and revenue of a campaign. */
export interface CampaignSales
  extends
    TrackedCampaign,
    Pick<MoneyFigures, "orders" | "cancellations" | "settled" | "revenue" | "currency"> {}

interface CampaignsPartProps {
  /** `undefined` until a response arrives; the page shows its other parts without these rows. */
  readonly rows: ReadonlyArray<CampaignSales> | undefined
}

/** Campaigns that led to the orders of the chosen period, and their landing pages (rule consent.campaigns). */
export function CampaignsPart({ rows }: CampaignsPartProps) {
  const { t, i18n } = useLingui()
  const tag = useSite().locale.bcp47
  if (rows === undefined || rows.length === 0) return null
  return (
    <section className={s["part"]} data-part="campaigns">
      <div className={s["head"]}>
        <h2>
          <Trans>Aus Kampagnen</Trans>
        </h2>
      </div>
      <section className={s["scroller"]} aria-label={t`Aus Kampagnen`} {...scrolledByKeys}>
        <table className={s["table"]}>
          <thead>
            <tr>
              <th scope="col" className={s["name"]}>
                <Trans>Kampagne und Einstieg</Trans>
              </th>
              <th scope="col">
                <Trans>Bestellungen</Trans>
              </th>
              <th scope="col">
                <Trans>davon storniert</Trans>
              </th>
              <th scope="col">
                <Trans>davon bezahlt</Trans>
              </th>
              <th scope="col">
                <Trans>Umsatz brutto</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ page, channel, orders, cancellations, settled, revenue, currency }) => (
              <tr key={`${page} ${channel} ${currency}`}>
                <th scope="row" className={s["name"]}>
                  {i18n._(channelTexts[channel])}, {i18n._(pageTexts[page])}
                </th>
                <td>{formatCount(tag, orders)}</td>
                <td>{formatCount(tag, cancellations)}</td>
                <td>{formatCount(tag, settled)}</td>
                <td>{formatMoney(tag, currency, revenue)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className={s["note"]}>
        <Trans>
          Gezählt wird nur, wer Marketing zugestimmt hat. Für alle anderen wissen wir nicht, was sie zu uns
          geführt hat.
        </Trans>
      </p>
    </section>
  )
}
