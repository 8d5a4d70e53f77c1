import { Plural, Trans } from "@lingui/react/macro"
import type { DealerBoxView } from "./dealer-box.view.ts"
import s from "./DealerBox.module.css"

/** Shows the search result below the list and announces it to screen readers. */
export function DealerSaid({ view, count }: { readonly view: DealerBoxView; readonly count: number }) {
  return (
    <output className={s["state"]}>
      {view.stand === "away" ? (
        <Trans>Die Händler antworten gerade nicht. Bitte versuchen Sie es gleich noch einmal.</Trans>
      ) : view.stand === "coming" ? null : count === 0 ? (
        <Trans>Keinen Händler gefunden. Prüfen Sie Name, Ort oder Postleitzahl.</Trans>
      ) : view.hasMore ? (
        <Trans>Die ersten {count}; mehr Buchstaben grenzen ein.</Trans>
      ) : (
        <Plural value={count} one="Ein Händler" other="# Händler" />
      )}
    </output>
  )
}
