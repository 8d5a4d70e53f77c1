import { Trans } from "@lingui/react/macro"
import { Button } from "../kit/Button.tsx"
import s from "./FormerPage.module.css"

interface FormerPageProps {
  /**
   * Called by the button that reloads the page, in case the prompt about unsaved changes has prevented the automatic
   * reload.
   */
  readonly onReload: () => void
}

/** Shown in place of a page while it reloads, because the browser now has a different session. */
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
