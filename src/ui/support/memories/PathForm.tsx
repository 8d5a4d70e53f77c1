import { Trans, useLingui } from "@lingui/react/macro"
import { useRef } from "react"
import type { ActOutcome } from "../../../domain/support/people.ts"
import { Button } from "../../kit/Button.tsx"
import { problemText } from "../../kit/desk-form/problem-texts.ts"
import { Field } from "../../kit/form/Field.tsx"
import { TextInput } from "../../kit/form/TextInput.tsx"
import { useAct } from "../../kit/live/use-act.ts"
import { dropProblems } from "./memory-texts.ts"
import s from "./Memories.module.css"

interface PathFormProps {
  /** Undefined until the page is hydrated. */
  readonly onDrop: ((path: string) => Promise<ActOutcome>) | undefined
}

const codeOf = (outcome: ActOutcome | undefined): string | undefined =>
  outcome === undefined || outcome.kind === "done"
    ? undefined
    : outcome.kind === "refused"
      ? outcome.code
      : "unreachable"

/** Form that removes the page with the entered URL from the caches. */
export function PathForm({ onDrop }: PathFormProps) {
  const { i18n } = useLingui()
  const field = useRef<HTMLInputElement>(null)
  const { outcome, isActing, start } = useAct(async (path: string) => {
    const ended = await onDrop?.(path)
    if (ended?.kind === "done" && field.current !== null) field.current.value = ""
    else field.current?.focus()
    return ended
  })
  const code = codeOf(outcome)
  return (
    <form
      className={s["form"]}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        start(field.current?.value ?? "")
      }}
    >
      <Field
        id="dropped-page"
        label={<Trans>Adresse einer Seite</Trans>}
        hint={<Trans>In allen Ländern und mit jeder Auswahl, zum Beispiel /info-center</Trans>}
        error={code === undefined ? undefined : i18n._(problemText({ field: null, code }, dropProblems))}
      >
        {(control) => (
          <TextInput
            {...control}
            ref={field}
            name="adresse"
            maxLength={2000}
            autoComplete="off"
            spellCheck={false}
            inputMode="url"
          />
        )}
      </Field>
      <Button type="submit" look="secondary" busy={isActing} disabled={onDrop === undefined}>
        <Trans>Seite neu laden lassen</Trans>
      </Button>
    </form>
  )
}
