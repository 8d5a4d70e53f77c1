import { Trans } from "@lingui/react/macro"
import { UserRoundCheck } from "lucide-react"
import { Button } from "../kit/Button.tsx"
import s from "./ErrorPage.module.css"

/**
 * Shown instead of a work page while a staff member acts for a customer; explains that the page is available again
 * afterwards (decision 098).
 */
export function ClosedWhileActing({ name }: { readonly name: string }) {
  return (
    <div className={s["page"]} data-state="acting">
      <div className={s["message"]}>
        <h1>
          <Trans>Sie handeln gerade als {name}</Trans>
        </h1>
        <p className={s["text"]}>
          <Trans>
            Diese Seite gehört zu Ihrer eigenen Anmeldung und ist so lange geschlossen. Sie geht hier weiter,
            sobald Sie das Handeln beenden.
          </Trans>
        </p>
        <Button data-sign-out>
          <UserRoundCheck size={18} aria-hidden="true" />
          <Trans>Beenden und hier weiterarbeiten</Trans>
        </Button>
      </div>
    </div>
  )
}
