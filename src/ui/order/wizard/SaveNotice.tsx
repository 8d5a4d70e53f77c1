import { Trans } from "@lingui/react/macro"
import type { ReactNode } from "react"
import { Button } from "../../kit/Button.tsx"
import { Notice } from "../../kit/notice/Notice.tsx"
import s from "./SaveNotice.module.css"
import type { SaveState } from "./order.view.ts"
import type { WizardWishes } from "./wizard.wishes.ts"

interface SaveNoticeProps {
  readonly save: SaveState
  readonly wishes: WizardWishes
  /** The visitor's input, shown if it differs from the values saved in another window (`theirs`). */
  readonly mine: ReactNode
  readonly theirs: ReactNode
}

/** Explains why a form was not saved, states that no input is lost, and suggests next steps. */
export function SaveNotice({ save, wishes, mine, theirs }: SaveNoticeProps) {
  switch (save) {
    case "unsaved":
    case "unread":
      return (
        <Notice
          tone="bad"
          announced
          title={<Trans>Das hat gerade nicht geklappt</Trans>}
          actions={
            <Button look="secondary" onClick={wishes.onRetrySave}>
              <Trans>Noch einmal versuchen</Trans>
            </Button>
          }
        >
          <p>
            <Trans>Unser Server antwortet nicht. Ihre Angaben sind noch da und gehen nicht verloren.</Trans>
          </p>
        </Notice>
      )
    case "conflict":
      return (
        <Notice
          tone="bad"
          announced
          title={<Trans>In einem anderen Fenster wurde etwas anderes gespeichert</Trans>}
          actions={
            <>
              <Button look="secondary" onClick={wishes.onKeepMine}>
                <Trans>Meine Eingabe speichern</Trans>
              </Button>
              <Button look="quiet" onClick={wishes.onTakeTheirs}>
                <Trans>Gespeichertes übernehmen</Trans>
              </Button>
            </>
          }
        >
          <dl className={s["sides"]}>
            <div>
              <dt>
                <Trans>Ihre Eingabe hier</Trans>
              </dt>
              <dd>{mine}</dd>
            </div>
            <div>
              <dt>
                <Trans>Gespeichert</Trans>
              </dt>
              <dd>{theirs}</dd>
            </div>
          </dl>
        </Notice>
      )
    default:
      return null
  }
}
