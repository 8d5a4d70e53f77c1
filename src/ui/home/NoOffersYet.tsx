import { Trans } from "@lingui/react/macro"
import s from "./HomePage.module.css"

/** Message for visitors of a shop that has no offers yet. */
export function NoOffersYet() {
  return (
    <section aria-labelledby="no-offers">
      <h2 id="no-offers" className={s["heading"]}>
        <Trans>Noch keine Angebote</Trans>
      </h2>
      <p>
        <Trans>
          Bisher hat hier kein Händler Preise eingestellt. Sobald die ersten da sind, können Sie auf dieser
          Seite vergleichen und bestellen.
        </Trans>
      </p>
    </section>
  )
}
