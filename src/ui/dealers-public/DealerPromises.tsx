import { Plural, Trans } from "@lingui/react/macro"
import type { ReactNode } from "react"
import { leastOrders, type PromiseFigures } from "../../domain/dealer/promise-figures.ts"
import s from "./DealerPage.module.css"

function Figure({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) {
  return (
    <div className={s["figure"]}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/**
 * How reliably the dealer meets delivery promises (rule dealer.figures); if there are too few orders, a message
 * explains this instead.
 */
export function DealerPromises({ promises }: { readonly promises: PromiseFigures }) {
  const { orders, failedPercent, inTimePercent, promisedDays, takenDays } = promises
  if (failedPercent === undefined && inTimePercent === undefined)
    return (
      <p className={s["quiet"]}>
        <Trans>
          Dazu zeigen wir erst ab {leastOrders} abgeschlossenen Bestellungen der letzten zwölf Monate etwas.
          Weniger sagen nichts aus.
        </Trans>
      </p>
    )
  return (
    <>
      <dl className={s["figures"]}>
        {inTimePercent !== undefined && (
          <Figure name={<Trans>spätestens am zugesagten oder vereinbarten Tag geliefert</Trans>}>
            {inTimePercent} %
          </Figure>
        )}
        {promisedDays !== undefined && takenDays !== undefined && (
          <Figure name={<Trans>vergingen im Mittel bis zur Lieferung; zugesagt waren {promisedDays}</Trans>}>
            <Plural value={takenDays} one="# Tag" other="# Tage" />
          </Figure>
        )}
        {failedPercent !== undefined && (
          <Figure name={<Trans>der Bestellungen abgelehnt oder abgesagt</Trans>}>{failedPercent} %</Figure>
        )}
      </dl>
      <p className={s["quiet"]}>
        <Plural
          value={orders}
          one="Gezählt ist # Bestellung der letzten zwölf Monate, die geliefert, abgelehnt oder vom Händler abgesagt wurde."
          other="Gezählt sind # Bestellungen der letzten zwölf Monate, die geliefert, abgelehnt oder vom Händler abgesagt wurden."
        />
      </p>
    </>
  )
}
