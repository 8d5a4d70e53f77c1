import type { MessageDescriptor } from "@lingui/core"
import { Trans, useLingui } from "@lingui/react/macro"
import type { ReactNode } from "react"
import type { ActOutcome } from "../../../domain/support/people.ts"
import { Button } from "../Button.tsx"
import { Dialog } from "../desk/Dialog.tsx"
import { tooLongIn } from "../form/too-long.ts"
import { wrongDayIn } from "../form/wrong-day.ts"
import { useAct } from "../live/use-act.ts"
import s from "./DeskForm.module.css"
import { problemText } from "./problem-texts.ts"

interface ActDialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly title: ReactNode
  readonly description: ReactNode
  readonly confirm: ReactNode
  /** Error texts for the refusal codes that only this action can return. */
  readonly problems?: Readonly<Record<string, MessageDescriptor>>
  /** Additional controls of the action, if any. */
  readonly children?: ReactNode
  /** Performs the action; returns `undefined` if input is missing, and the form then shows what is missing. */
  readonly act: () => Promise<ActOutcome> | undefined
}

/**
 * Dialog that asks for confirmation of an action on a row; it shows a refusal inside the dialog and closes on success.
 */
export function ActDialog(props: ActDialogProps) {
  const { isOpen, onClose, title, description, confirm, problems, children, act } = props
  const { i18n } = useLingui()
  const { outcome, isActing, start, forget } = useAct(async (_: undefined) => {
    const ended = await act()
    if (ended?.kind === "done") onClose()
    return ended
  })
  const code =
    outcome === undefined || outcome.kind === "done"
      ? undefined
      : outcome.kind === "refused"
        ? outcome.code
        : "unreachable"
  const close = () => {
    forget()
    onClose()
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => {
        if (!isActing) close()
      }}
      title={title}
      description={description}
    >
      <form
        className={s["form"]}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const wrong = wrongDayIn(event.currentTarget) ?? tooLongIn(event.currentTarget)
          if (wrong === undefined) start(undefined)
          else wrong.focus()
        }}
      >
        {children}
        <p role="alert" className={s["error"]}>
          {code !== undefined && i18n._(problemText({ field: null, code }, problems))}
        </p>
        <div className={s["actions"]}>
          <Button type="submit" busy={isActing}>
            {confirm}
          </Button>
          <Button look="quiet" onClick={close} disabled={isActing}>
            <Trans>Abbrechen</Trans>
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
