import { Trans, useLingui } from "@lingui/react/macro"
import { useId, useRef } from "react"
import {
  type CancellationFeedback,
  feedbackReasons,
  longestComment
} from "../../../../domain/cancellation/cancellation.ts"
import { type FeedbackDraft, feedbackProblem } from "../../../../domain/cancellation/notes.ts"
import { Badge } from "../../../kit/icon/Badge.tsx"
import { Button } from "../../../kit/Button.tsx"
import { Field } from "../../../kit/form/Field.tsx"
import { TextArea } from "../../../kit/form/TextArea.tsx"
import { Select } from "../../../kit/form/TextInput.tsx"
import { useSendKey } from "../../../kit/desk/use-send-key.ts"
import { ConflictNotice } from "../../../kit/desk-form/ConflictNotice.tsx"
import { reasonTexts } from "../cancellation-texts.ts"
import type { NotesNotice } from "./notes.view.ts"
import { NotesFailure } from "./NotesFailure.tsx"
import s from "./Panel.module.css"

interface FeedbackPartProps {
  /** The feedback saved on the server. */
  readonly given: CancellationFeedback
  readonly draft: FeedbackDraft
  /** Feedback that another user saved in the meantime. */
  readonly theirs: CancellationFeedback | null
  readonly notice: NotesNotice
  /** Whether the draft equals the saved feedback. */
  readonly isUntouched: boolean
  readonly mayGive: boolean
  readonly signInHref: string
  readonly onType: (draft: FeedbackDraft) => void
  readonly onSend: () => void
  readonly onKeepMine: () => void
  readonly onTakeTheirs: () => void
}

/** The dealer's feedback on why the order failed. */
export function FeedbackPart(props: FeedbackPartProps) {
  const {
    given,
    draft,
    theirs,
    notice,
    isUntouched,
    mayGive,
    signInHref,
    onType,
    onSend,
    onKeepMine,
    onTakeTheirs
  } = props
  const { t, i18n } = useLingui()
  const id = useId()
  const place = useRef<HTMLElement>(null)
  useSendKey(place, () => {
    if (mayGive && !isUntouched) onSend()
  })
  const said = ({ reason, comment }: FeedbackDraft) =>
    [reason === null ? "–" : i18n._(reasonTexts[reason]), comment].filter((text) => text !== "").join(": ")
  const problem = notice === "blocked" ? feedbackProblem(draft) : undefined
  return (
    <section className={s["part"]} aria-labelledby={`${id}-title`} data-part="feedback" ref={place}>
      <div className={s["row"]}>
        <h3 id={`${id}-title`}>
          <Trans>Rückmeldung des Händlers</Trans>
        </h3>
        {given.status === 1 ? (
          <Badge tone="good">
            <Trans>Gegeben</Trans>
          </Badge>
        ) : (
          <Badge>
            <Trans>Offen</Trans>
          </Badge>
        )}
      </div>
      {!mayGive ? (
        <p className={s["outcome"]}>
          {given.status === 1 ? said(given) : t`Der Händler hat noch nichts gesagt.`}
        </p>
      ) : (
        <>
          <Field
            id={`${id}-reason`}
            label={<Trans>Grund</Trans>}
            error={problem === "reasonRequired" ? t`Bitte wählen Sie einen Grund.` : undefined}
          >
            {(control) => (
              <Select
                {...control}
                value={draft.reason ?? ""}
                onChange={({ currentTarget: { value } }) =>
                  onType({ ...draft, reason: feedbackReasons.find((reason) => reason === value) ?? null })
                }
              >
                <option value="">{t`Bitte wählen`}</option>
                {feedbackReasons.map((reason) => (
                  <option key={reason} value={reason}>
                    {i18n._(reasonTexts[reason])}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field
            id={`${id}-comment`}
            label={<Trans>Erläuterung</Trans>}
            optional
            error={problem === "commentTooLong" ? t`Höchstens ${longestComment} Zeichen.` : undefined}
          >
            {(control) => (
              <TextArea
                {...control}
                rows={2}
                value={draft.comment}
                onChange={({ currentTarget: { value } }) => onType({ ...draft, comment: value })}
              />
            )}
          </Field>
          {notice === "conflict" && theirs !== null ? (
            <ConflictNotice
              clashes={[{ name: "feedback", label: t`Rückmeldung`, mine: said(draft), theirs: said(theirs) }]}
              onKeepMine={onKeepMine}
              onTakeTheirs={onTakeTheirs}
            />
          ) : (
            <div className={s["row"]}>
              <Button look="secondary" busy={notice === "sending"} disabled={isUntouched} onClick={onSend}>
                <Trans>Rückmeldung speichern</Trans>
              </Button>
              <output className={s["outcome"]}>{notice === "sent" && <Trans>Gespeichert</Trans>}</output>
            </div>
          )}
          <NotesFailure notice={notice} signInHref={signInHref} />
        </>
      )}
    </section>
  )
}
