import { Trans } from "@lingui/react/macro"
import { Button } from "../kit/Button.tsx"
import s from "./FormerPage.module.css"

interface FormerPageProps {
  /** Loads the page anew, where it has not done so by itself: its own question before leaving may have kept it. */
  readonly onReload: () => void
}

/** Stands in the place of a page whose browser has another session now, until it is loaded anew. */
export function FormerPage({ onReload }: FormerPageProps) {
  return (
    <section className={s["page"]} aria-labelledby="former-page" data-part="former-page">
      <div className={s["words"]}>
        <h1 id="former-page" className={s["title"]}>
          <Trans>Die Anmeldung hat gewechselt</Trans>
        </h1>
        <p>
          <Trans>Diese Seite wird für die neue Anmeldung geladen.</Trans>
        </p>
        <Button look="secondary" onClick={onReload}>
          <Trans>Jetzt laden</Trans>
        </Button>
      </div>
    </section>
  )
}
