import { Trans } from "@lingui/react/macro"
import type { PriceFigures } from "../../domain/price-history/price-figures.ts"
import { isoOfDay } from "../../domain/price/local-day.ts"
import { FactList, Part } from "../kit/desk/Part.tsx"
import { formatDate } from "../kit/format.ts"
import { Button } from "../kit/Button.tsx"
import { Notice } from "../kit/notice/Notice.tsx"
import { HowPricesAreMade } from "../kit/price-sentence/HowPricesAreMade.tsx"
import { useHref, useSite } from "../kit/site.tsx"
import type { PressChart, PressChoice, PressContact } from "./press-facts.ts"
import { PressCharts } from "./PressCharts.tsx"
import s from "./PressPage.module.css"
import { PressSentence } from "./PressSentence.tsx"

interface PressPageProps {
  /** Undefined if there is no response, null if there are no prices. */
  readonly figures: PriceFigures | null | undefined
  readonly charts: ReadonlyArray<PressChart>
  readonly choice: PressChoice
  readonly contact: PressContact
  readonly onRetry: (() => void) | undefined
}

/**
 * Page for the press (rule desk.press): today's price in a sentence, charts as files, how the prices are calculated,
 * how to cite the shop, and the contact.
 */
export function PressPage({ figures, charts, choice, contact, onRetry }: PressPageProps) {
  const { locale } = useSite()
  const href = useHref()
  const { company, email, phone, host } = contact
  const day = figures ? formatDate(locale.bcp47, isoOfDay(figures.newest.day)) : ""
  return (
    <>
      <h1>
        <Trans>Presse</Trans>
      </h1>
      <div className={s["parts"]}>
        {figures === undefined && (
          <Notice
            tone="bad"
            title={<Trans>Die Zahlen des Tages kommen gerade nicht an</Trans>}
            actions={
              <Button look="secondary" disabled={onRetry === undefined} onClick={onRetry}>
                <Trans>Noch einmal versuchen</Trans>
              </Button>
            }
          >
            <p>
              <Trans>Die Charts unten kommen unabhängig davon.</Trans>
            </p>
          </Notice>
        )}
        {figures === null && (
          <p>
            <Trans>Es gibt noch keine Preise.</Trans>
          </p>
        )}
        {figures && <PressSentence figures={figures} />}
        <PressCharts charts={charts} choice={choice} action={href("/support/presse")} />
        <Part id="press-making" title={<Trans>Wie die Zahlen entstehen</Trans>}>
          <div className={s["words"]}>
            <HowPricesAreMade />
            <p>
              <Trans>
                Heizöl wird ebenso für 3000 Liter berechnet und je 100 Liter genannt. Rohöl und Gasöl sind
                Notierungen von Handelstagen. Das graue Band reicht vom tiefsten bis zum höchsten Wert der
                drei Jahre davor, jeweils zur selben Jahreszeit.
              </Trans>
            </p>
          </div>
        </Part>
        <Part id="press-citing" title={<Trans>So nennen Sie uns</Trans>}>
          <div className={s["words"]}>
            <p>
              <Trans>
                Satz, Charts und Daten dürfen Sie mit Quelle veröffentlichen. In den Bildern steht sie schon;
                online verlinken Sie bitte auf {host}.
              </Trans>
            </p>
            <p className={s["citation"]}>
              {day === "" ? (
                <Trans>Quelle: Heizmarkt ({host})</Trans>
              ) : (
                <Trans>
                  Quelle: Heizmarkt ({host}), Stand {day}
                </Trans>
              )}
            </p>
          </div>
        </Part>
        <Part id="press-contact" title={<Trans>Fragen</Trans>}>
          <FactList
            facts={[
              { key: "company", name: <Trans>Herausgeber</Trans>, value: company },
              {
                key: "phone",
                name: <Trans>Telefon</Trans>,
                value: <a href={`tel:${phone.replaceAll(" ", "")}`}>{phone}</a>
              },
              { key: "email", name: <Trans>E-Mail</Trans>, value: <a href={`mailto:${email}`}>{email}</a> }
            ]}
          />
        </Part>
      </div>
    </>
  )
}
