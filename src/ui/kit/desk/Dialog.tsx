import { useLingui } from "@lingui/react/macro"
import { X } from "lucide-react"
import { Dialog as Radix } from "radix-ui"
import { type ReactNode, useRef } from "react"
import s from "./Dialog.module.css"

interface DialogProps {
  readonly isOpen: boolean
  /** Called on Escape, the close button and a press outside; the parent component decides whether the dialog closes. */
  readonly onClose: () => void
  readonly title: ReactNode
  readonly description?: ReactNode
  readonly children: ReactNode
}

const firstField = "form :is(input:not([type=hidden]), select, textarea):enabled"

/** Modal dialog; moves the focus to the first field of a form, traps it and restores it on closing. */
export function Dialog({ isOpen, onClose, title, description, children }: DialogProps) {
  const { t } = useLingui()
  // the dialog is opened by state and has no trigger button, so it must remember the previous focus
  const before = useRef<Element>(null)
  return (
    <Radix.Root
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
    >
      <Radix.Portal>
        <Radix.Overlay className={s["shade"]} />
        <Radix.Content
          className={s["dialog"]}
          onOpenAutoFocus={(event) => {
            before.current = document.activeElement
            const content = event.currentTarget instanceof Element ? event.currentTarget : null
            const field = content?.querySelector<HTMLElement>(firstField)
            if (!field) return
            event.preventDefault()
            field.focus()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (before.current instanceof HTMLElement) before.current.focus()
          }}
          {...(description === undefined && { "aria-describedby": undefined })}
        >
          <div className={s["top"]}>
            <Radix.Title className={s["title"]}>{title}</Radix.Title>
            <Radix.Close className={s["close"]} aria-label={t`Schließen`}>
              <X size={22} aria-hidden="true" />
            </Radix.Close>
          </div>
          {description !== undefined && (
            <Radix.Description className={s["description"]}>{description}</Radix.Description>
          )}
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
