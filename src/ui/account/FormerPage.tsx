import { Trans } from "@lingui/react/macro"
import { Button } from "../kit/Button.tsx"
import s from "./FormerPage.module.css"

interface FormerPageProps {
  /** Reloads the page if it has not reloaded by itself: its own prompt before leaving may have prevented that. */
  readonly onReload: () => void
}

/** Replaces a page whose browser now has a different session, until the page is reloaded. */
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
