import { Trans, useLingui } from "@lingui/react/macro"
import type { SourceCount } from "../../domain/figures/shop-figures.ts"
import { formatCount } from "../kit/format.ts"
import { useSite } from "../kit/site.tsx"
import { channelTexts } from "./tracked-campaign-texts.ts"
import s from "./Figures.module.css"
import { scrolledByKeys } from "../kit/scrolled-by-keys.ts"

/** Sources that led to the orders, if the buyers consented to sharing them (rule consent.campaigns). */
export function SourcesPart({ sources }: { readonly sources: ReadonlyArray<SourceCount> }) {
  const { t, i18n } = useLingui()
  const tag = useSite().locale.bcp47
  if (sources.length === 0) return null
  return (
    <section className={s["part"]} data-part="sources">
      <div className={s["head"]}>
        <h2>
          <Trans>Nach Quelle</Trans>
        </h2>
      </div>
      <section className={s["scroller"]} aria-label={t`Nach Quelle`} {...scrolledByKeys}>
        <table className={s["table"]}>
          <thead>
            <tr>
              <th scope="col" className={s["name"]}>
                <Trans>Quelle</Trans>
              </th>
              <th scope="col">
                <Trans>bestellt</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {sources.map(({ channel, placed }) => (
              <tr key={channel ?? "none"}>
                <th scope="row" className={s["name"]}>
                  {channel === null ? (
                    <Trans>keine, oder nicht zugestimmt</Trans>
                  ) : (
                    i18n._(channelTexts[channel])
                  )}
                </th>
                <td>{formatCount(tag, placed)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className={s["note"]}>
        <Trans>
          Eine Quelle kennen wir nur von Käufern, die Marketing zugestimmt haben. Bei den Schritten davor
          zählen wir keine.
        </Trans>
      </p>
    </section>
  )
}
