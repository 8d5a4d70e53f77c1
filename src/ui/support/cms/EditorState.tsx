import { Trans, useLingui } from "@lingui/react/macro"
import type { ReactNode } from "react"
import type { EditProblem } from "../../../machines/cms-editor.machine.ts"
import { Button } from "../../kit/Button.tsx"
import { SignedOut } from "../../kit/desk/ListNotices.tsx"
import { Notice } from "../../kit/notice/Notice.tsx"
import type { Attendant } from "./cms-page.ts"
import { refusalTexts, refusedText } from "./problem-texts.ts"
import type { EditorPhase } from "./editor-phase.ts"
import e from "./Editor.module.css"

const words: Readonly<Record<EditorPhase, ReactNode>> = {
  opening: <Trans>Wird geladen …</Trans>,
  clean: <Trans>Alles gespeichert</Trans>,
  dirty: <Trans>Änderungen noch nicht gespeichert</Trans>,
  saving: <Trans>Wird gespeichert …</Trans>,
  refused: <Trans>Nicht gespeichert</Trans>,
  offline: <Trans>Keine Verbindung – Ihr Text ist in diesem Browser aufbewahrt</Trans>,
  expired: <Trans>Abgemeldet – Ihr Text ist in diesem Browser aufbewahrt</Trans>,
  conflict: <Trans>Bitte wählen Sie, was bleiben soll</Trans>,
  acting: <Trans>Wird ausgeführt …</Trans>,
  unsure: <Trans>Keine Antwort – der Stand der Seite wird nachgesehen …</Trans>
}

/** Save state in one line, announced on each change. */
export function SaveState({ phase }: { readonly phase: EditorPhase }) {
  return (
    <output className={e["state"]} data-state={phase}>
      {words[phase]}
    </output>
  )
}

interface EditorNoticesProps {
  readonly phase: EditorPhase
  readonly problems: ReadonlyArray<EditProblem>
  readonly isMerged: boolean
  readonly isElsewhere: boolean
  readonly others: ReadonlyArray<Attendant>
  readonly signInHref: string
  readonly onSave: (() => void) | undefined
  readonly onSeen: () => void
}

/** Current notices for the editor, with possible actions. */
export function EditorNotices(props: EditorNoticesProps) {
  const { phase, problems, isMerged, isElsewhere, others, signInHref, onSave, onSeen } = props
  const { i18n } = useLingui()
  const names = others.map(({ name }) => name).join(", ")
  return (
    <div className={e["notices"]}>
      {phase === "offline" && (
        <Notice
          tone="bad"
          announced
          title={<Trans>Der Server antwortet nicht</Trans>}
          actions={
            <Button look="secondary" onClick={onSave}>
              <Trans>Jetzt noch einmal versuchen</Trans>
            </Button>
          }
        >
          <p>
            <Trans>
              Schreiben Sie ruhig weiter: Alles ist in diesem Browser aufbewahrt und wird gespeichert, sobald
              es geht.
            </Trans>
          </p>
        </Notice>
      )}
      {phase === "expired" && (
        <SignedOut signInHref={signInHref} onRetry={onSave}>
          <Trans>Ihr Text ist in diesem Browser aufbewahrt und steht nach dem Anmelden wieder hier.</Trans>
        </SignedOut>
      )}
      {problems.length > 0 && (
        <Notice tone="bad" announced title={<Trans>Das wurde nicht angenommen</Trans>}>
          <ul>
            {problems.map(({ code, field }) => (
              <li key={`${code}-${field ?? ""}`}>
                {i18n._(refusalTexts[code] ?? refusedText)}
                {field !== null && refusalTexts[code] === undefined && ` (${field}: ${code})`}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {isMerged && (
        <Notice
          announced
          title={<Trans>Jemand anderes hat diese Seite inzwischen geändert</Trans>}
          actions={
            <Button look="secondary" onClick={onSeen}>
              <Trans>Gelesen</Trans>
            </Button>
          }
        >
          <p>
            <Trans>
              Beide Änderungen stehen jetzt hier. Sehen Sie die Seite noch einmal durch, bevor Sie sie
              veröffentlichen.
            </Trans>
          </p>
        </Notice>
      )}
      {isElsewhere && (
        <Notice announced title={<Trans>Diese Seite ist noch in einem anderen Fenster offen</Trans>}>
          <p>
            <Trans>
              Was dort gespeichert wird, erscheint auch hier. Am einfachsten schreiben Sie in einem Fenster
              weiter.
            </Trans>
          </p>
        </Notice>
      )}
      {others.length > 0 && (
        <Notice title={<Trans>Auch hier: {names}</Trans>}>
          <p>
            <Trans>
              Was Sie beide an verschiedenen Stellen ändern, wird vereint. Nichts wird überschrieben.
            </Trans>
          </p>
        </Notice>
      )}
    </div>
  )
}
