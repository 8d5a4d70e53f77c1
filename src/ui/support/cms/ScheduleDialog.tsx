import type { MessageDescriptor } from "@lingui/core"
import { msg } from "@lingui/core/macro"
import { Trans, useLingui } from "@lingui/react/macro"
import { type ReactNode, useState } from "react"
import {
  momentToCome,
  publicationTimes,
  type TimeProblem,
  type TimeProblems,
  typedMoment
} from "../../../domain/content/publication-times.ts"
import type { Act } from "../../../machines/cms-editor.machine.ts"
import { Button } from "../../kit/Button.tsx"
import { Dialog } from "../../kit/desk/Dialog.tsx"
import { Field } from "../../kit/form/Field.tsx"
import { MomentInput } from "../../kit/form/MomentInput.tsx"
import s from "./Cms.module.css"

export interface AskProps {
  readonly onClose: () => void
  readonly onAct: (act: Act) => void
}

const problemTexts: Readonly<Record<TimeProblem, MessageDescriptor>> = {
  missing: msg`Bitte geben Sie an, wann die Seite erscheint oder wann sie endet.`,
  noMoment: msg`Diesen Tag oder diese Uhrzeit gibt es nicht.`,
  isPast: msg`Diese Zeit ist vorbei. Ohne Beginn erscheint die Seite sofort.`,
  endsBefore: msg`Das Ende liegt nach dem Beginn.`
}

interface ScheduleDialogProps extends AskProps {
  /** When the next version is to appear; kept unless the editor changes it. */
  readonly nextAt: string | null
  /** The end that the page has; one that has passed is not kept. */
  readonly expiresAt: string | null
  /** Visitors see the newest text already, so that only its end can be set. */
  readonly isShown: boolean
  /** What the editor should know before confirming. */
  readonly children?: ReactNode
}

/** Dialog for the start and end of publication, in the office's time zone. */
export function ScheduleDialog({
  nextAt,
  expiresAt,
  isShown,
  children,
  onClose,
  onAct
}: ScheduleDialogProps) {
  const { i18n } = useLingui()
  const [end] = useState(() => momentToCome(expiresAt, Date.now()))
  // without its start, a planned version would appear at once when only its end is changed
  const [from, setFrom] = useState(() => typedMoment(momentToCome(nextAt, Date.now())))
  const [until, setUntil] = useState(() => typedMoment(end))
  const [problems, setProblems] = useState<TimeProblems>({})
  const wrong = (problem: TimeProblem | undefined) =>
    problem !== undefined && <>{i18n._(problemTexts[problem])}</>
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={isShown ? <Trans>Ende festlegen</Trans> : <Trans>Zu einer Zeit veröffentlichen</Trans>}
      description={
        <Trans>
          Ohne Beginn erscheint die Seite sofort, ohne Ende bleibt sie stehen. Es gilt die Zeit in Berlin.
        </Trans>
      }
    >
      <form
        noValidate
        className={s["stack"]}
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          const read = publicationTimes({ from, until }, Date.now(), end !== null)
          if ("times" in read) return onAct({ kind: "publish", ...read.times })
          setProblems(read.problems)
          const first = isShown || read.problems.from === undefined ? "publish-until" : "publish-from"
          event.currentTarget.querySelector<HTMLElement>(`#${first}`)?.focus()
        }}
      >
        {!isShown && (
          <Field id="publish-from" label={<Trans>Erscheint am</Trans>} optional error={wrong(problems.from)}>
            {(control) => <MomentInput {...control} moment={from} onMoment={setFrom} />}
          </Field>
        )}
        <Field
          id="publish-until"
          label={<Trans>Endet am</Trans>}
          optional
          error={wrong(problems.until ?? (isShown ? problems.from : undefined))}
        >
          {(control) => <MomentInput {...control} moment={until} onMoment={setUntil} />}
        </Field>
        {children}
        <div className={s["row"]}>
          <Button type="submit">
            <Trans>Veröffentlichen</Trans>
          </Button>
          <Button look="quiet" onClick={onClose}>
            <Trans>Abbrechen</Trans>
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
