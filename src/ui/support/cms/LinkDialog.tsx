import { Trans } from "@lingui/react/macro"
import { useContext, useState } from "react"
import { isLinkTarget, longestTarget } from "../../../domain/content/link-target.ts"
import { Button } from "../../kit/Button.tsx"
import { Dialog } from "../../kit/desk/Dialog.tsx"
import { Field } from "../../kit/form/Field.tsx"
import { TextInput } from "../../kit/form/TextInput.tsx"
import { TooLongText } from "../../kit/form/TooLongText.tsx"
import { PageAnchors } from "./page-anchors.ts"
import s from "./Cms.module.css"

interface LinkDialogProps {
  /** "" if there is no link yet. */
  readonly href: string
  readonly onClose: () => void
  /** Called with the new link target; "" removes the link. */
  readonly onLink: (href: string) => void
}

/**
 * Dialog for a link target: accepts only allowed targets, and explains which targets are allowed (rule
 * content.allow-list).
 */
export function LinkDialog({ href, onClose, onLink }: LinkDialogProps) {
  const [target, setTarget] = useState(href)
  const [isWrong, setWrong] = useState(false)
  const anchors = [...useContext(PageAnchors)].filter(([, words]) => words.trim() !== "")
  const link = () => {
    const read = target.trim()
    if (isLinkTarget(read)) onLink(read)
    else setWrong(true)
  }
  return (
    <Dialog isOpen onClose={onClose} title={<Trans>Verweis</Trans>}>
      <form
        noValidate
        className={s["stack"]}
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          link()
        }}
      >
        <Field
          id="link-target"
          label={<Trans>Ziel</Trans>}
          hint={
            <Trans>
              Eine eigene Seite („/heizoel“), eine fremde mit „https://“, „mailto:“ oder „tel:“, oder eine
              Überschrift dieser Seite („#…“).
            </Trans>
          }
          error={
            target.trim().length > longestTarget ? (
              <TooLongText most={longestTarget} />
            ) : (
              isWrong && <Trans>Dorthin darf ein Text nicht führen. Prüfen Sie die Adresse.</Trans>
            )
          }
        >
          {(control) => (
            <TextInput
              {...control}
              value={target}
              autoComplete="off"
              list="link-anchors"
              spellCheck={false}
              onChange={({ target: { value } }) => {
                setTarget(value)
                setWrong(false)
              }}
            />
          )}
        </Field>
        <datalist id="link-anchors">
          {anchors.map(([id, words]) => (
            <option key={id} value={`#${id}`}>
              {words}
            </option>
          ))}
        </datalist>
        <div className={s["row"]}>
          <Button type="submit">
            <Trans>Übernehmen</Trans>
          </Button>
          {href !== "" && (
            <Button look="secondary" onClick={() => onLink("")}>
              <Trans>Verweis entfernen</Trans>
            </Button>
          )}
          <Button look="quiet" onClick={onClose}>
            <Trans>Abbrechen</Trans>
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
