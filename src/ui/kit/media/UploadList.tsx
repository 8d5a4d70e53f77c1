import { Plural, Trans, useLingui } from "@lingui/react/macro"
import { CircleAlert, CircleCheck, CircleSlash, Clock, LoaderCircle, RotateCcw, X } from "lucide-react"
import type { ReactNode } from "react"
import type { Medium } from "../../../domain/media/medium.ts"
import { smallestAddress } from "../../../domain/media/media-address.ts"
import { Button } from "../Button.tsx"
import { LiveRegion } from "../Hidden.tsx"
import type { UploadsView, UploadView, UploadWishes } from "./upload.view.ts"
import { refusalText } from "./upload-texts.ts"
import { useFileSize } from "./use-file-size.ts"
import s from "./Upload.module.css"

interface UploadListProps {
  readonly view: UploadsView
  readonly wishes: UploadWishes
  /** Called when an uploaded picture is opened; `open` is the button's label. */
  readonly onOpen: (medium: Medium) => void
  readonly open: ReactNode
}

/** List of uploads, each with its state; finished uploads can be removed. */
export function UploadList({ view: { rows, open: left, hasEnded }, wishes, onOpen, open }: UploadListProps) {
  const { t } = useLingui()
  if (rows.length === 0) return null
  return (
    <section className={s["uploads"]} aria-label={t`Hochladen`}>
      <div className={s["uploadsHead"]}>
        <h2 className={s["uploadsTitle"]}>
          {left > 0 ? (
            <Plural value={left} one="# Bild ist unterwegs" other="# Bilder sind unterwegs" />
          ) : (
            <Trans>Hochgeladen</Trans>
          )}
        </h2>
        {hasEnded && (
          <Button look="quiet" onClick={wishes.onClear}>
            <Trans>Liste leeren</Trans>
          </Button>
        )}
      </div>
      <ul className={s["rows"]}>
        {rows.map((row) => (
          <li key={row.key} className={s["row"]} data-state={row.state}>
            <Sign row={row} />
            <div>
              <p className={s["fileName"]}>
                <bdi>{row.name}</bdi>
              </p>
              <Said row={row} />
            </div>
            <div className={s["rowActs"]}>
              {row.medium !== undefined && (
                <Button look="secondary" onClick={() => row.medium && onOpen(row.medium)}>
                  {open}
                </Button>
              )}
              {row.canRetry && (
                <Button look="quiet" onClick={() => wishes.onRetry(row.key)}>
                  <RotateCcw size={18} aria-hidden="true" />
                  <Trans>Noch einmal</Trans>
                </Button>
              )}
              {(row.state === "waiting" || row.state === "sending" || row.state === "working") && (
                <Button
                  look="quiet"
                  onClick={() => wishes.onCancel(row.key)}
                  aria-label={t`${row.name} abbrechen`}
                >
                  <X size={18} aria-hidden="true" />
                  <Trans>Abbrechen</Trans>
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      <LiveRegion>{left === 0 && <Ended rows={rows} />}</LiveRegion>
    </section>
  )
}

/** Announced once when all uploads have ended. */
function Ended({ rows }: { readonly rows: ReadonlyArray<UploadView> }) {
  const come = rows.filter(({ medium }) => medium !== undefined).length
  const refused = rows.filter(({ state }) => state === "refused" || state === "failed").length
  return (
    <>
      <Plural
        value={come}
        _0="Kein Bild ist angekommen."
        one="# Bild ist angekommen."
        other="# Bilder sind angekommen."
      />{" "}
      {refused > 0 && (
        <Plural
          value={refused}
          one="# Datei wurde nicht angenommen."
          other="# Dateien wurden nicht angenommen."
        />
      )}
    </>
  )
}

const signs = {
  waiting: Clock,
  sending: LoaderCircle,
  working: LoaderCircle,
  stored: CircleCheck,
  known: CircleCheck,
  refused: CircleAlert,
  failed: CircleAlert,
  cancelled: CircleSlash
}

function Sign({ row: { state, medium } }: { readonly row: UploadView }) {
  if (medium !== undefined)
    return <img className={s["thumb"]} src={smallestAddress(medium.src)} alt="" width={56} height={56} />
  const Icon = signs[state]
  return (
    <span className={s["thumb"]}>
      <Icon size={24} aria-hidden="true" />
    </span>
  )
}

/** Describes the state of a file's upload. */
function Said({ row: { state, share, size, refusal, name } }: { readonly row: UploadView }) {
  const { t, i18n } = useLingui()
  const fileSize = useFileSize()
  const percent = Math.round(share * 100)
  switch (state) {
    case "waiting":
      return (
        <p className={s["quiet"]}>
          <Trans>Wartet · {fileSize(size)}</Trans>
        </p>
      )
    case "sending":
      return (
        <>
          <progress className={s["bar"]} value={percent} max={100} aria-label={t`${name} wird hochgeladen`} />
          <p className={s["quiet"]}>
            <Trans>
              {percent} % von {fileSize(size)}
            </Trans>
          </p>
        </>
      )
    case "working":
      return (
        <>
          <progress className={s["bar"]} aria-label={t`${name} wird verarbeitet`} />
          <p className={s["quiet"]}>
            <Trans>Wird verkleinert und umgewandelt …</Trans>
          </p>
        </>
      )
    case "stored":
      return (
        <p className={s["good"]}>
          <Trans>Angekommen</Trans>
        </p>
      )
    case "known":
      return (
        <p className={s["good"]}>
          <Trans>Dieses Bild war schon da. Es steht nicht doppelt hier.</Trans>
        </p>
      )
    case "refused":
      return <p className={s["bad"]}>{refusal && i18n._(refusalText(refusal))}</p>
    case "failed":
      return (
        <p className={s["bad"]}>
          <Trans>Der Server hat nicht geantwortet.</Trans>
        </p>
      )
    case "cancelled":
      return (
        <p className={s["quiet"]}>
          <Trans>Abgebrochen</Trans>
        </p>
      )
  }
}
