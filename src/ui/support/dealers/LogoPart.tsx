import { Trans, useLingui } from "@lingui/react/macro"
import { useRef } from "react"
import { acceptedBy } from "../../../domain/files/file-kinds.ts"
import { mediaKinds } from "../../../domain/media/media-limits.ts"
import type { UploadRefusal } from "../../../domain/media/upload-row.ts"
import { Button } from "../../kit/Button.tsx"
import { DealerLogo } from "../../kit/DealerLogo.tsx"
import { refusalText } from "../../kit/media/upload-texts.ts"
import s from "./Dealers.module.css"

/** Why a logo was not saved or not removed. */
export type LogoTrouble = UploadRefusal | "unreachable"

interface LogoPartProps {
  readonly url: string | null
  readonly trouble: LogoTrouble | undefined
  readonly isBusy: boolean
  /** Undefined until the page is hydrated. */
  readonly onChoose: ((file: File) => void) | undefined
  readonly onRemove: (() => void) | undefined
}

/** The logo of a dealer: shown on the dealer's page and beside the seller of an offer (rule dealer.logo). */
export function LogoPart({ url, trouble, isBusy, onChoose, onRemove }: LogoPartProps) {
  const { t, i18n } = useLingui()
  const field = useRef<HTMLInputElement>(null)
  return (
    <section className={s["form"]} aria-labelledby="dealer-logo">
      <h2 id="dealer-logo">
        <Trans>Logo</Trans>
      </h2>
      {url === null ? (
        <p className={s["quiet"]}>
          <Trans>Noch kein Logo. JPG, PNG, WebP oder AVIF bis 10 MB, am besten auf weißem Grund.</Trans>
        </p>
      ) : (
        <DealerLogo url={url} />
      )}
      <input
        ref={field}
        type="file"
        hidden
        aria-label={t`Datei mit dem Logo`}
        accept={acceptedBy(mediaKinds)}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file !== undefined) onChoose?.(file)
          // clears the field, so that the same file can be chosen again
          currentTarget.value = ""
        }}
      />
      <p role="alert" className={s["trouble"]}>
        {trouble !== undefined &&
          (trouble === "unreachable"
            ? t`Der Server hat nicht geantwortet. Bitte versuchen Sie es noch einmal.`
            : i18n._(refusalText(trouble)))}
      </p>
      <div className={s["acts"]}>
        <Button
          look="secondary"
          busy={isBusy}
          disabled={onChoose === undefined}
          onClick={() => field.current?.click()}
        >
          {url === null ? <Trans>Logo auswählen</Trans> : <Trans>Anderes Logo auswählen</Trans>}
        </Button>
        {url !== null && (
          <Button look="quiet" disabled={onRemove === undefined || isBusy} onClick={onRemove}>
            <Trans>Logo entfernen</Trans>
          </Button>
        )}
      </div>
    </section>
  )
}
