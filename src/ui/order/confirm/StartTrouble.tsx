import { Trans } from "@lingui/react/macro"
import { Button } from "../../kit/Button.tsx"
import { Notice } from "../../kit/notice/Notice.tsx"
import type { ConfirmView } from "./confirm.view.ts"

/** Explains why the order process has not started, and possible next steps. */
export function StartTrouble({ state }: Pick<ConfirmView, "state">) {
  switch (state) {
    case "unreachable":
      return (
        <Notice tone="bad" announced title={<Trans>Das hat gerade nicht geklappt</Trans>}>
          <p>
            <Trans>
              Unser Server antwortet nicht. Bitte versuchen Sie es noch einmal; bestellt ist nichts.
            </Trans>
          </p>
        </Notice>
      )
    case "sessionDoubted":
      return (
        <Notice tone="bad" announced title={<Trans>Ihre Sitzung ließ sich nicht bestätigen</Trans>}>
          <p>
            <Trans>
              Bitte laden Sie die Seite neu; das Angebot bleibt, bestellt ist nichts. Hilft das nicht, löschen
              Sie die Cookies dieser Seite.
            </Trans>
          </p>
        </Notice>
      )
    case "notAllowed":
      return (
        <Notice
          tone="bad"
          announced
          title={<Trans>Mit diesem Konto können Sie nicht bestellen</Trans>}
          actions={
            <Button look="secondary" data-sign-out>
              <Trans>Abmelden</Trans>
            </Button>
          }
        >
          <p>
            <Trans>
              Bestellt wird mit einem Kundenkonto oder als Gast. Melden Sie sich ab, und gehen Sie dann von
              hier aus weiter: Das Angebot bleibt.
            </Trans>
          </p>
        </Notice>
      )
    default:
      return null
  }
}
