import { Trans } from "@lingui/react/macro"
import type { HTMLInputAutoCompleteAttribute, ReactNode } from "react"
import type { Person } from "../../../domain/account/person.ts"
import { salutation } from "../../../domain/address/titles.ts"
import { FieldErrorText } from "../../kit/address/FieldErrorText.tsx"
import { Button } from "../../kit/Button.tsx"
import { ErrorSummary } from "../../kit/form/ErrorSummary.tsx"
import { Field } from "../../kit/form/Field.tsx"
import { focusHeadingOf } from "../../kit/live/focus-heading.ts"
import { TextInput } from "../../kit/form/TextInput.tsx"
import { useAttempt } from "../../kit/live/use-attempt.ts"
import s from "./BaseData.module.css"
import { Conflict } from "../../kit/address/Conflict.tsx"
import type { EditedListView, EditedListWishes } from "../../kit/address/edited-list.view.ts"
import { ListNotice } from "../../kit/address/ListNotice.tsx"
import { TitleFields } from "../../kit/address/TitleFields.tsx"

interface PersonSectionProps {
  readonly view: EditedListView<Person>
  readonly wishes: EditedListWishes<Person> | undefined
  readonly signInHref: string
}

/** Form for the customer's name and form of address, as used in mails and forms. */
export function PersonSection({ view, wishes, signInHref }: PersonSectionProps) {
  const attempt = useAttempt(view.answer)
  const [row] = view.rows
  if (row === undefined) return null
  const { key, value: person, theirs } = row
  const problems = view.problems[key] ?? []
  const isSaving = view.state === "saving"
  const change = (part: Partial<Person>) => {
    if (!isSaving) wishes?.onEdit(key, { ...person, ...part })
  }
  const text = (
    field: "firstName" | "lastName" | "phone",
    label: ReactNode,
    kind: HTMLInputAutoCompleteAttribute
  ) => {
    const problem = problems.find((one) => one.field === field)
    return (
      <Field
        id={`person-${field}`}
        label={label}
        optional={field === "phone"}
        error={problem && <FieldErrorText problem={problem} />}
      >
        {(control) => (
          <TextInput
            {...control}
            name={field}
            readOnly={isSaving}
            value={person[field]}
            autoComplete={kind}
            {...(field === "phone" && { type: "tel", inputMode: "tel" })}
            onChange={({ target }) => change({ [field]: target.value })}
          />
        )}
      </Field>
    )
  }
  return (
    <section id="person" className={s["section"]} aria-labelledby="person-title">
      <h2 id="person-title" tabIndex={-1}>
        <Trans>Person</Trans>
      </h2>
      {theirs !== null && theirs.value !== null && wishes !== undefined ? (
        <Conflict
          mine={<PersonText person={person} />}
          theirs={<PersonText person={theirs.value} />}
          onKeepMine={() => wishes.onKeepMine(key)}
          onTakeTheirs={() => wishes.onTakeTheirs(key)}
        />
      ) : (
        <form
          className={s["form"]}
          noValidate
          data-state={view.state}
          onSubmit={(event) => {
            event.preventDefault()
            wishes?.onSave()
          }}
        >
          <ErrorSummary
            attempt={attempt}
            entries={problems.map((problem) => ({
              fieldId: `person-${problem.field}`,
              text: <FieldErrorText problem={problem} />
            }))}
          />
          {/* the fields are disabled until the page is hydrated, since anything entered earlier would be lost */}
          <fieldset className={s["form"]} disabled={wishes === undefined}>
            <TitleFields idPrefix="person" titles={person} disabled={isSaving} onChange={change} />
            <div className={s["pair"]}>
              {text("firstName", <Trans>Vorname</Trans>, "given-name")}
              {text("lastName", <Trans>Nachname</Trans>, "family-name")}
            </div>
            {text("phone", <Trans>Telefon</Trans>, "tel")}
          </fieldset>
          <ListNotice state={view.state} signInHref={signInHref} onSave={() => wishes?.onSave()} />
          <div className={s["actions"]}>
            <Button type="submit" look="secondary" busy={isSaving} disabled={wishes === undefined}>
              <Trans>Person speichern</Trans>
            </Button>
            {view.changeCount > 0 && !isSaving && (
              <Button
                look="quiet"
                onClick={({ currentTarget }) => {
                  focusHeadingOf(currentTarget)
                  wishes?.onDiscard()
                }}
              >
                <Trans>Verwerfen</Trans>
              </Button>
            )}
          </div>
        </form>
      )}
    </section>
  )
}

function PersonText({ person }: { readonly person: Person }) {
  return (
    <>
      <span>
        {salutation(person)} {person.firstName} {person.lastName}
      </span>
      <span>{person.phone === "" ? <Trans>Kein Telefon</Trans> : person.phone}</span>
    </>
  )
}
