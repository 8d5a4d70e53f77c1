import { Trans, useLingui } from "@lingui/react/macro"
import { CircleAlert, FileCheck, LoaderCircle, X } from "lucide-react"
import type { ReactNode } from "react"
import { mostDocuments } from "../../domain/dealer-application/application.ts"
import type { Paper } from "../../domain/dealer-application/papers.ts"
import { acceptedBy, labelOf, largestFile, paperKinds } from "../../domain/files/file-kinds.ts"
import { Field } from "../kit/form/Field.tsx"
import { useSite } from "../kit/site.tsx"
import s from "./BecomeDealer.module.css"
import { PaperTroubleText } from "./paper-troubles.tsx"

interface PapersProps {
  readonly papers: ReadonlyArray<Paper>
  readonly error: ReactNode
  /** Undefined until the page is hydrated. */
  readonly onChoose: ((files: ReadonlyArray<File>) => void) | undefined
  readonly onRemove: (number: number) => void
}

const icons = { sending: LoaderCircle, kept: FileCheck, refused: CircleAlert }

/** Documents of an application: each is uploaded as soon as it is chosen, and errors are shown beside it. */
export function Papers({ papers, error, onChoose, onRemove }: PapersProps) {
  const megabytes = largestFile / 1024 / 1024
  const kinds = labelOf(paperKinds)
  return (
    <div className={s["papers"]}>
      <Field
        id="application-papers"
        label={<Trans>Dokumente</Trans>}
        optional
        hint={
          <Trans>
            Zum Beispiel Gewerbeanmeldung, Handelsregisterauszug, Zertifikate. {kinds}, je höchstens{" "}
            {megabytes} MB, höchstens {mostDocuments} Dateien.
          </Trans>
        }
        error={error}
      >
        {(control) => (
          <input
            {...control}
            type="file"
            multiple
            accept={acceptedBy(paperKinds)}
            className={s["choose"]}
            disabled={onChoose === undefined}
            onChange={(event) => {
              const chosen = [...(event.currentTarget.files ?? [])]
              // the value is reset, so that the same file can be chosen again after it was corrected
              event.currentTarget.value = ""
              onChoose?.(chosen)
            }}
          />
        )}
      </Field>
      <ul className={s["paperList"]} aria-live="polite">
        {papers.map((paper) => (
          <PaperLine key={paper.number} paper={paper} onRemove={() => onRemove(paper.number)} />
        ))}
      </ul>
    </div>
  )
}

function PaperLine({ paper, onRemove }: { readonly paper: Paper; readonly onRemove: () => void }) {
  const { t } = useLingui()
  const tag = useSite().locale.bcp47
  const { name, size, state } = paper
  const Icon = icons[state.type]
  const kilobytes = new Intl.NumberFormat(tag).format(Math.max(1, Math.round(size / 1024)))
  return (
    <li className={s["paper"]} data-state={state.type}>
      <Icon size={20} aria-hidden="true" className={s["paperIcon"]} />
      <div className={s["paperText"]}>
        <bdi className={s["paperName"]}>{name}</bdi>
        {state.type === "refused" ? (
          <p className={s["paperTrouble"]}>
            <PaperTroubleText trouble={state.trouble} />
          </p>
        ) : (
          <p className={s["quiet"]}>
            {state.type === "sending" ? (
              <Trans>Wird übertragen …</Trans>
            ) : (
              <Trans>Angehängt, {kilobytes} kB</Trans>
            )}
          </p>
        )}
      </div>
      <button type="button" className={s["remove"]} onClick={onRemove} aria-label={t`${name} entfernen`}>
        <X size={20} aria-hidden="true" />
      </button>
    </li>
  )
}
