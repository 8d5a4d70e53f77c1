import { Trans } from "@lingui/react/macro"
import type { ReactNode } from "react"
import type { ActOutcome } from "../../domain/support/people.ts"
import { Button } from "../kit/Button.tsx"
import { Dialog } from "../kit/desk/Dialog.tsx"
import { useAct } from "../kit/live/use-act.ts"
import s from "./People.module.css"
import { RefusalText } from "./RefusalText.tsx"

interface ActDialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly title: ReactNode
  readonly description: ReactNode
  readonly confirm: ReactNode
  /** Controls of the wish, if it has any. */
  readonly children?: ReactNode
  /** Undefined where something is missing; the form says what. */
  readonly act: () => Promise<ActOutcome> | undefined
}

/** One thing that staff do to an account, asked before and answered in place; it closes when it is done. */
export function ActDialog({ isOpen, onClose, title, description, confirm, children, act }: ActDialogProps) {
  const { outcome, isActing, start, forget } = useAct(async (_: undefined) => {
    const ended = await act()
    if (ended?.kind === "done") onClose()
    return ended
  })
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
          start(undefined)
        }}
      >
        {children}
        <p role="alert" className={s["error"]}>
          {outcome !== undefined && outcome.kind !== "done" && (
            <RefusalText code={outcome.kind === "refused" ? outcome.code : "unreachable"} />
          )}
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
