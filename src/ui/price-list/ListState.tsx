import { Trans, useLingui } from "@lingui/react/macro"
import type { PriceListContext } from "../../machines/price-list.machine.ts"
import { Button, ButtonLink } from "../kit/Button.tsx"
import { shortMoment } from "../kit/desk/moment.ts"
import { Notice } from "../kit/notice/Notice.tsx"
import { useSite } from "../kit/site.tsx"
import { refusalTexts, refusedText } from "./price-list-texts.ts"
import type { PricePhase } from "./price-list.view.ts"

export interface StateWishes {
  readonly onCheck: () => void
  readonly onLookAgain: () => void
  readonly onKeepMine: () => void
  readonly onTakeTheirs: () => void
}

interface ListStateProps {
  readonly phase: PricePhase
  readonly context: PriceListContext
  readonly signInHref: string
  /** Undefined until the page is hydrated. */
  readonly wishes: StateWishes | undefined
}

/** The progress of a list until its publication, and the possible actions. */
export function ListState({ phase, context, signInHref, wishes }: ListStateProps) {
  const { i18n } = useLingui()
  const tag = useSite().locale.bcp47
  const again = (
    <Button look="secondary" onClick={wishes?.onCheck}>
      <Trans>Noch einmal prüfen</Trans>
    </Button>
  )
  switch (phase) {
    case "unchecked":
      return (
        <Notice
          tone="bad"
          announced
          title={<Trans>Die Liste konnte gerade nicht geprüft werden</Trans>}
          actions={again}
        >
          <p>
            <Trans>Das liegt an uns. Ihre Änderungen sind hier aufbewahrt.</Trans>
          </p>
        </Notice>
      )
    case "asking":
    case "unknown":
      return (
        <Notice
          announced
          title={<Trans>Wir sehen nach, ob die Preise veröffentlicht sind</Trans>}
          actions={
            phase === "unknown" ? (
              <Button look="secondary" onClick={wishes?.onLookAgain}>
                <Trans>Jetzt nachsehen</Trans>
              </Button>
            ) : undefined
          }
        >
          <p>
            <Trans>
              Die Antwort ist nicht angekommen. Bitte warten Sie; noch einmal abgeschickt wird nichts.
            </Trans>
          </p>
        </Notice>
      )
    case "failed":
      return (
        <Notice
          tone="bad"
          announced
          title={<Trans>Die Preise sind nicht veröffentlicht</Trans>}
          actions={again}
        >
          <p>
            {context.refusal === null ? (
              <Trans>Ihr Auftrag ist bei uns nicht angekommen. Versuchen Sie es noch einmal.</Trans>
            ) : (
              i18n._(refusalTexts[context.refusal] ?? refusedText)
            )}
          </p>
        </Notice>
      )
    case "expired":
      return (
        <Notice
          tone="bad"
          announced
          title={<Trans>Sie sind nicht mehr angemeldet</Trans>}
          actions={
            <ButtonLink look="secondary" href={signInHref}>
              <Trans>Anmelden</Trans>
            </ButtonLink>
          }
        >
          <p>
            <Trans>Ihre Änderungen sind hier aufbewahrt und stehen nach der Anmeldung wieder da.</Trans>
          </p>
        </Notice>
      )
    case "conflict":
      return (
        <Notice
          tone="bad"
          announced
          title={<Trans>Inzwischen gilt eine andere Liste</Trans>}
          actions={
            <>
              <Button look="secondary" onClick={wishes?.onKeepMine}>
                <Trans>Meine Änderungen behalten</Trans>
              </Button>
              <Button look="quiet" onClick={wishes?.onTakeTheirs}>
                <Trans>Die geltende Liste nehmen</Trans>
              </Button>
            </>
          }
        >
          <p>
            <Trans>
              Jemand anderes oder ein anderer Tab war schneller. Von Ihnen ist nichts veröffentlicht. Behalten
              Sie Ihre Liste, wird sie gegen die geltende neu geprüft.
            </Trans>
          </p>
        </Notice>
      )
    case "published":
      return (
        <Notice tone="good" announced title={<Trans>Ihre neuen Preise gelten</Trans>}>
          <p>
            <Trans>In der Angebotsliste stehen sie in wenigen Sekunden.</Trans>
          </p>
        </Notice>
      )
    case "scheduled": {
      const at = shortMoment(tag, context.plan?.publishAt ?? "1970-01-01T00:00:00Z")
      return (
        <Notice tone="good" announced title={<Trans>Ihre neuen Preise gelten ab {at} Uhr</Trans>}>
          <p>
            <Trans>Bis dahin gelten die bisherigen. Im Verlauf können Sie die Liste zurücknehmen.</Trans>
          </p>
        </Notice>
      )
    }
    case "unchanged":
    case "changed":
    case "checking":
    case "flawed":
    case "checked":
    case "publishing":
      return null
  }
}
