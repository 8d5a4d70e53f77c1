import { Trans, useLingui } from "@lingui/react/macro"
import { useId } from "react"
import {
  type CancellationComment,
  type CommentKind,
  longestComment
} from "../../../../domain/cancellation/cancellation.ts"
import { commentProblem } from "../../../../domain/cancellation/notes.ts"
import { Button } from "../../../kit/Button.tsx"
import { shortMoment } from "../../../kit/desk/moment.ts"
import { Field } from "../../../kit/form/Field.tsx"
import { useSite } from "../../../kit/site.tsx"
import { TextArea } from "../../../kit/form/TextArea.tsx"
import type { NotesNotice } from "./notes.view.ts"
import { NotesFailure } from "./NotesFailure.tsx"
import s from "./Panel.module.css"

interface CommentsPartProps {
  readonly kind: CommentKind
  readonly comments: ReadonlyArray<CancellationComment>
  readonly draft: string
  readonly notice: NotesNotice
  /** Whether a comment of either kind is being sent; meanwhile no other comment can be sent. */
  readonly isBusy: boolean
  readonly mayComment: boolean
  readonly signInHref: string
  readonly onType: (text: string) => void
  readonly onSend: () => void
}

/** The comments of one kind, newest first, and a field for a new comment. */
export function CommentsPart(props: CommentsPartProps) {
  const { kind, comments, draft, notice, isBusy, mayComment, signInHref, onType, onSend } = props
  const { t } = useLingui()
  const tag = useSite().locale.bcp47
  const id = useId()
  const problem = notice === "blocked" ? commentProblem(draft) : undefined
  return (
    <section className={s["part"]} aria-labelledby={`${id}-title`} data-comments={kind}>
      <h3 id={`${id}-title`}>
        {kind === "customer" ? <Trans>Kommentare des Kunden</Trans> : <Trans>Kommentare des Händlers</Trans>}
      </h3>
      {mayComment && (
        <>
          <Field
            id={`${id}-text`}
            label={
              kind === "customer" ? (
                <Trans>Neuer Kommentar des Kunden</Trans>
              ) : (
                <Trans>Neuer Kommentar des Händlers</Trans>
              )
            }
            error={
              problem === "required"
                ? t`Bitte schreiben Sie etwas.`
                : problem === "tooLong"
                  ? t`Höchstens ${longestComment} Zeichen.`
                  : undefined
            }
          >
            {(control) => (
              <TextArea
                {...control}
                rows={2}
                value={draft}
                onChange={({ currentTarget: { value } }) => onType(value)}
                onKeyDown={(event) => {
                  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return
                  event.preventDefault()
                  onSend()
                }}
              />
            )}
          </Field>
          <div className={s["row"]}>
            <Button look="secondary" busy={isBusy} onClick={onSend}>
              <Trans>Kommentar speichern</Trans>
            </Button>
            <output className={s["outcome"]}>{notice === "sent" && <Trans>Gespeichert</Trans>}</output>
          </div>
          <NotesFailure notice={notice} signInHref={signInHref} />
        </>
      )}
      {comments.length === 0 ? (
        <p className={s["none"]}>
          <Trans>Noch keine Kommentare</Trans>
        </p>
      ) : (
        <ol className={s["comments"]}>
          {comments.map((comment) => (
            <li key={comment.id} className={s["comment"]}>
              <p>{comment.text}</p>
              <span className={s["by"]}>
                {comment.userName === "" ? t`Gelöschtes Konto` : comment.userName},{" "}
                {shortMoment(tag, comment.createdAt)}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
