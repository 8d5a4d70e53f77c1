import { Plural, Trans, useLingui } from "@lingui/react/macro"
import { CircleAlert, CircleCheck, Download } from "lucide-react"
import { type ReactNode, useRef } from "react"
import { mostXlsxRows } from "../../domain/statistics/export.ts"
import type { ExportRefusal } from "../../machines/export.machine.ts"
import { Button, ButtonLink } from "../kit/Button.tsx"
import { formatCount } from "../kit/format.ts"
import { LiveRegion } from "../kit/Hidden.tsx"
import { useSite } from "../kit/site.tsx"
import type { ExportView, ExportWishes } from "./export.view.ts"
import s from "./ExportPanel.module.css"
import { RefusalWords } from "./RefusalWords.tsx"
import { useFocusFollows } from "./use-focus-follows.ts"

interface ExportPanelProps {
  readonly view: ExportView
  /** Undefined until the page is hydrated. */
  readonly wishes: ExportWishes | undefined
  /** URL of the sign-in page, which returns to this page. */
  readonly signInHref: string
  /** Whether the download is the page's primary or a secondary action. */
  readonly look?: "primary" | "secondary"
}

/** Export of rows to a file: start button, progress and result. */
export function ExportPanel({ view, wishes, signInHref, look = "secondary" }: ExportPanelProps) {
  const { t } = useLingui()
  const tag = useSite().locale.bcp47
  const panel = useRef<HTMLDivElement>(null)
  useFocusFollows(panel, view.state)
  const count = (value: number) => formatCount(tag, value)
  if (view.state === "counting" || view.state === "blocked") return null
  return (
    <div ref={panel} className={s["panel"]} data-state={view.state} data-part="export">
      {view.state === "downloading" ? (
        <>
          <div className={s["progress"]}>
            <progress
              className={s["bar"]}
              aria-label={t`Fortschritt der Datei`}
              {...(view.percent !== null && { value: view.rows, max: view.total ?? 1 })}
            />
            <p className={s["rows"]}>
              {view.total === null || Number.isNaN(view.total) ? (
                <Trans>Die Datei wird vorbereitet …</Trans>
              ) : (
                <Trans>
                  {count(view.rows)} von {count(view.total)} Zeilen
                </Trans>
              )}
            </p>
          </div>
          <Button look="secondary" onClick={wishes?.onCancel} disabled={wishes === undefined}>
            <Trans>Abbrechen</Trans>
          </Button>
        </>
      ) : view.state === "uncounted" ? (
        <>
          <Failure title={<Trans>Die Bestellungen konnten nicht gezählt werden</Trans>} view={view} />
          <Again refusal={view.refusal} signInHref={signInHref} onAgain={wishes?.onCount} />
        </>
      ) : view.state === "failed" ? (
        <>
          <Failure title={<Trans>Die Datei ist nicht vollständig angekommen</Trans>} view={view} />
          <Again
            refusal={view.refusal}
            signInHref={signInHref}
            onAgain={wishes && (() => wishes.onDownload())}
          />
        </>
      ) : (
        <>
          {view.state === "done" && (
            <p className={s["done"]}>
              <CircleCheck size={20} aria-hidden="true" />
              <span>
                <Plural value={view.rows} one="Vollständig: # Zeile in" other="Vollständig: # Zeilen in" />{" "}
                <strong>{view.name}</strong>
              </span>
            </p>
          )}
          {view.state === "cancelled" && (
            <p className={s["note"]}>
              <Trans>Abgebrochen. Es wurde keine Datei gespeichert.</Trans>
            </p>
          )}
          {!(view.state === "counted" && view.total === 0) && (
            <div className={s["kinds"]}>
              <Button
                look={view.state === "done" ? "secondary" : look}
                onClick={() => wishes?.onDownload("csv")}
                disabled={wishes === undefined}
              >
                <Download size={20} aria-hidden="true" />
                <Trans>Als CSV herunterladen</Trans>
              </Button>
              {view.state === "counted" && view.total > mostXlsxRows ? (
                <p className={s["note"]}>
                  <Trans>Als Excel-Datei gibt es bis zu {count(mostXlsxRows)} Zeilen.</Trans>
                </p>
              ) : (
                <Button
                  look="secondary"
                  onClick={() => wishes?.onDownload("xlsx")}
                  disabled={wishes === undefined}
                >
                  <Download size={20} aria-hidden="true" />
                  <Trans>Als Excel-Datei (XLSX)</Trans>
                </Button>
              )}
            </div>
          )}
        </>
      )}
      <LiveRegion>
        {view.state === "downloading" && view.percent !== null && view.percent >= 50 && t`Zur Hälfte geladen`}
        {view.state === "done" && t`Die Datei ist vollständig gespeichert`}
        {view.state === "cancelled" && t`Abgebrochen`}
      </LiveRegion>
    </div>
  )
}

function Failure({
  title,
  view
}: {
  readonly title: ReactNode
  readonly view: Extract<ExportView, { readonly state: "failed" | "uncounted" }>
}) {
  return (
    <div role="alert" className={s["failure"]}>
      <CircleAlert size={20} aria-hidden="true" />
      <p>
        <strong>{title}</strong>
        <span className={s["why"]}>
          <RefusalWords refusal={view.refusal} />
        </span>
      </p>
    </div>
  )
}

function Again({
  refusal,
  signInHref,
  onAgain
}: {
  readonly refusal: ExportRefusal
  readonly signInHref: string
  readonly onAgain: (() => void) | undefined
}) {
  return refusal === "signedOut" ? (
    <ButtonLink look="secondary" href={signInHref}>
      <Trans>Anmelden</Trans>
    </ButtonLink>
  ) : (
    <Button look="secondary" onClick={onAgain} disabled={onAgain === undefined}>
      <Trans>Noch einmal versuchen</Trans>
    </Button>
  )
}
