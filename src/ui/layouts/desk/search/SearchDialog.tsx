import { Trans, useLingui } from "@lingui/react/macro"
import { X } from "lucide-react"
import { Dialog } from "radix-ui"
import { useRef, useState } from "react"
import { secondPress } from "../../../kit/live/second-press.ts"
import { SearchBox } from "./SearchBox.tsx"
import s from "./SearchDialog.module.css"
import type { SearchView } from "./search.view.ts"

interface SearchDialogProps {
  readonly view: SearchView
  readonly onClose: () => void
  /** The element that had the focus when the search was opened. */
  readonly opener: Element | null
}

/**
 * The search dialog, which can be opened over any work page; Escape or a click outside returns the focus to the element
 * that had it before.
 */
export function SearchDialog({ view, onClose, opener }: SearchDialogProps) {
  const { t } = useLingui()
  const field = useRef<HTMLInputElement>(null)
  const [{ onOpened, onPointerDownOutside }] = useState(secondPress)
  return (
    <Dialog.Root
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <Dialog.Portal>
        <Dialog.Overlay className={s["shade"]} />
        <Dialog.Content
          className={s["dialog"]}
          aria-describedby={undefined}
          onPointerDownOutside={onPointerDownOutside}
          onOpenAutoFocus={(event) => {
            onOpened()
            event.preventDefault()
            field.current?.focus()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (opener instanceof HTMLElement) opener.focus()
          }}
        >
          <Dialog.Title className={s["title"]}>
            <Trans>Suche</Trans>
          </Dialog.Title>
          <Dialog.Close className={s["close"]} aria-label={t`Suche schließen`}>
            <X size={20} aria-hidden="true" />
          </Dialog.Close>
          <SearchBox view={view} place="dialog" field={field} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
