import { Plural, Trans, useLingui } from "@lingui/react/macro"
import { Trash2 } from "lucide-react"
import { type ReactNode, useState } from "react"
import type { FocalPoint } from "../../../domain/media/focal-point.ts"
import type { Medium, MediumUse } from "../../../domain/media/medium.ts"
import { focusField, focusText, type mediumFields } from "../../../domain/media/medium-rules.ts"
import type { ActOutcome } from "../../../domain/support/people.ts"
import { Button } from "../../kit/Button.tsx"
import { Dialog } from "../../kit/desk/Dialog.tsx"
import { LeaveDialog } from "../../kit/desk/LeaveDialog.tsx"
import { shortDay } from "../../kit/desk/moment.ts"
import { DeskForm, type DeskFormProps } from "../../kit/desk-form/DeskForm.tsx"
import { RemoveDialog } from "../../kit/desk-form/RemoveDialog.tsx"
import { useFileSize } from "../../kit/media/use-file-size.ts"
import { useHref, useSite } from "../../kit/site.tsx"
import { FocusField } from "./FocusField.tsx"
import s from "./MediaPage.module.css"
import { mediumTexts, removalProblems } from "./medium-texts.ts"

interface MediumDialogProps extends Omit<
  DeskFormProps<(typeof mediumFields)[number]>,
  "texts" | "leaveGuard"
> {
  readonly medium: Medium
  readonly onClose: () => void
  readonly onRemove: () => Promise<{ readonly outcome: ActOutcome; readonly uses?: ReadonlyArray<MediumUse> }>
}

/** Dialog for one picture: text alternative, focal point and usage. */
export function MediumDialog({ medium, onClose, onRemove, ...form }: MediumDialogProps) {
  const { state, isUnsaved, fields } = form.view
  const { wishes } = form
  const [isAsked, setAsked] = useState(false)
  const [isRemoving, setRemoving] = useState(false)
  // the server may report a page that uses the picture but is missing from the list
  const [told, setTold] = useState<ReadonlyArray<MediumUse>>()
  const uses = told ?? medium.uses
  const onFocus = (focus: FocalPoint) => wishes?.onChange("focus", focusText(focus))
  return (
    <Dialog
      isOpen
      title={<span className={s["dialogTitle"]}>{medium.name}</span>}
      onClose={() => {
        if (state === "saving") return
        if (isUnsaved) setAsked(true)
        else onClose()
      }}
    >
      <div className={s["medium"]}>
        <FocusField
          medium={medium}
          focus={focusField(fields)}
          onChange={wishes === undefined || state === "saving" ? undefined : onFocus}
        />
        <DeskForm {...form} texts={mediumTexts} />
        <About medium={medium} uses={uses} />
        {uses.length === 0 && (
          <div>
            <Button look="quiet" onClick={() => setRemoving(true)}>
              <Trash2 size={18} aria-hidden="true" />
              <Trans>Bild entfernen</Trans>
            </Button>
          </div>
        )}
      </div>
      {isRemoving && (
        <RemoveDialog
          name={medium.name}
          problems={removalProblems}
          onClose={() => setRemoving(false)}
          onRemove={async () => {
            const removed = await onRemove()
            if (removed.uses) setTold(removed.uses)
            return removed.outcome
          }}
        />
      )}
      <LeaveDialog
        guard={{ isAsked, onStay: () => setAsked(false), onLeave: onClose }}
        title={<Trans>Eingaben verwerfen?</Trans>}
        description={<Trans>Ihre Änderungen sind noch nicht gespeichert und gehen dann verloren.</Trans>}
        stay={<Trans>Weiter bearbeiten</Trans>}
        leave={<Trans>Ohne Speichern schließen</Trans>}
      />
    </Dialog>
  )
}

/** Usage and technical facts of the picture. */
function About({
  medium,
  uses
}: {
  readonly medium: Medium
  readonly uses: ReadonlyArray<MediumUse>
}): ReactNode {
  const { t } = useLingui()
  const href = useHref()
  const fileSize = useFileSize()
  const tag = useSite().locale.bcp47
  const { width, height, bytes, uploadedAt } = medium
  return (
    <section className={s["about"]} aria-label={t`Verwendung`}>
      <h3 className={s["aboutTitle"]}>
        <Plural
          value={uses.length}
          _0="Noch nirgends verwendet"
          one="An # Stelle verwendet"
          other="An # Stellen verwendet"
        />
      </h3>
      {uses.length > 0 && (
        <>
          <ul className={s["uses"]}>
            {uses.map(({ path, title }) => (
              <li key={path}>
                <a href={href(`/${path.slice(1)}`)}>{title}</a>
              </li>
            ))}
          </ul>
          <p className={s["quiet"]}>
            <Trans>
              Solange es dort gezeigt wird, auch in einer älteren Fassung, kann es nicht entfernt werden.
            </Trans>
          </p>
        </>
      )}
      <p className={s["quiet"]}>
        <Trans>
          {width} × {height} Pixel · alle Größen zusammen {fileSize(bytes)} · hochgeladen am{" "}
          {shortDay(tag, uploadedAt)}
        </Trans>
      </p>
    </section>
  )
}
