import { Trans } from "@lingui/react/macro"
import { type ReactNode, useState } from "react"
import {
  type ApplicationField,
  type ApplicationForm,
  applicationLengths,
  applicationProblems
} from "../../domain/dealer-application/application-form.ts"
import { keptPapers, type Paper, papersProblem } from "../../domain/dealer-application/papers.ts"
import { taxNumberName } from "../../domain/address/tax-number.ts"
import { countries, countryIds } from "../../domain/place/country.ts"
import { productGroups } from "../../domain/product/product-group.ts"
import { Button } from "../kit/Button.tsx"
import { Checkbox } from "../kit/form/Choice.tsx"
import { ErrorSummary } from "../kit/form/ErrorSummary.tsx"
import { Field, type FieldControl } from "../kit/form/Field.tsx"
import { TextArea } from "../kit/form/TextArea.tsx"
import { Select, TextInput } from "../kit/form/TextInput.tsx"
import { TooLongText } from "../kit/form/TooLongText.tsx"
import { useAttempt } from "../kit/live/use-attempt.ts"
import { useHref, useSite } from "../kit/site.tsx"
import s from "./BecomeDealer.module.css"
import { fieldErrors } from "./field-texts.tsx"
import { Papers } from "./Papers.tsx"
import { readForm } from "./read-form.ts"

interface ApplyFormProps {
  readonly papers: ReadonlyArray<Paper>
  /** Fields that the server has refused. */
  readonly refused: ReadonlyArray<ApplicationField>
  readonly isSending: boolean
  /** Undefined until the page is hydrated. */
  readonly onSend: ((form: ApplicationForm, documentIds: ReadonlyArray<string>) => void) | undefined
  readonly onChoose: ((files: ReadonlyArray<File>) => void) | undefined
  readonly onRemove: (number: number) => void
}

type Wrong = ApplicationField | "papers"

const nothing: ReadonlyArray<Wrong> = []

const lengths: Readonly<Partial<Record<ApplicationField, number>>> = applicationLengths
/** Form for applicants who want to sell here; the input stays, even if it is invalid. */
export function ApplyForm({ papers, refused, isSending, onSend, onChoose, onRemove }: ApplyFormProps) {
  const { countryId } = useSite().locale
  const href = useHref()
  const [typed, setTyped] = useState<ReadonlyArray<Wrong>>(nothing)
  const [long, setLong] = useState<ReadonlyArray<Wrong>>(nothing)
  const wrong = typed.length > 0 ? typed : refused
  const attempt = useAttempt(wrong)
  const problem = papersProblem(papers)
  const papersError =
    problem === "sending" ? (
      <Trans>Bitte warten Sie, bis alle Dokumente übertragen sind.</Trans>
    ) : (
      <Trans>Bitte entfernen Sie die Dokumente, die wir nicht annehmen konnten.</Trans>
    )
  const errorOf = (field: Wrong): ReactNode => {
    if (!wrong.includes(field)) return undefined
    if (field === "papers") return problem !== undefined && papersError
    return long.includes(field) ? <TooLongText most={lengths[field] ?? 0} /> : fieldErrors[field]
  }
  const shown = wrong.filter((field) => errorOf(field) !== false)
  const line = (
    name: keyof typeof applicationLengths,
    label: ReactNode,
    rest: {
      readonly hint?: ReactNode
      readonly optional?: true
      readonly type?: "email" | "tel"
      readonly complete?: string
    } = {}
  ) => (
    <Field
      id={`application-${name}`}
      label={label}
      hint={rest.hint}
      optional={rest.optional ?? false}
      error={errorOf(name)}
    >
      {(control: FieldControl) => (
        <TextInput
          {...control}
          name={name}
          type={rest.type ?? "text"}
          autoComplete={rest.complete ?? "off"}
          {...(name === "zipCode" && { inputMode: "numeric" as const })}
        />
      )}
    </Field>
  )
  return (
    <form
      method="post"
      noValidate
      className={s["form"]}
      onSubmit={(event) => {
        event.preventDefault()
        if (isSending) return
        const form = readForm(new FormData(event.currentTarget))
        const problems = applicationProblems(form)
        const found: ReadonlyArray<Wrong> = [
          ...problems.map(({ field }) => field),
          ...(problem === undefined ? [] : (["papers"] as const))
        ]
        setLong(problems.flatMap(({ field, code }) => (code === "tooLong" ? [field] : [])))
        setTyped(found.length > 0 ? found : nothing)
        if (found.length === 0) onSend?.(form, keptPapers(papers))
      }}
    >
      <ErrorSummary
        attempt={attempt}
        entries={shown.map((field) => ({ fieldId: `application-${field}`, text: errorOf(field) }))}
      />
      <fieldset className={s["group"]}>
        <legend>
          <Trans>Ihre Firma</Trans>
        </legend>
        {line("company", <Trans>Firma</Trans>, {
          complete: "organization",
          hint: <Trans>So, wie sie im Impressum steht</Trans>
        })}
        <div className={s["seat"]}>
          <Field id="application-countryId" label={<Trans>Land</Trans>} error={errorOf("countryId")}>
            {(control) => (
              <Select {...control} name="countryId" defaultValue={String(countryId)} autoComplete="off">
                {countryIds.map((id) => (
                  <option key={id} value={id}>
                    {countries[id].name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          {line("zipCode", <Trans>Postleitzahl</Trans>, { complete: "postal-code" })}
          {line("place", <Trans>Ort</Trans>, { complete: "address-level2" })}
        </div>
        <div className={s["pair"]}>
          {line("registerNumber", <Trans>Registernummer</Trans>, {
            optional: true,
            hint: <Trans>Gericht und Nummer, wo Sie eingetragen sind</Trans>
          })}
          {line("vatId", taxNumberName[countryId], { optional: true })}
        </div>
      </fieldset>
      <fieldset className={s["group"]}>
        <legend>
          <Trans>Wen wir ansprechen</Trans>
        </legend>
        {line("contact", <Trans>Vor- und Nachname</Trans>, { complete: "name" })}
        <div className={s["pair"]}>
          {line("email", <Trans>E-Mail-Adresse</Trans>, { type: "email", complete: "email" })}
          {line("phone", <Trans>Telefon</Trans>, { type: "tel", complete: "tel" })}
        </div>
      </fieldset>
      <fieldset className={s["group"]}>
        <legend>
          <Trans>Was Sie verkaufen und wohin</Trans>
        </legend>
        <Ticks
          name="productGroupIds"
          legend={<Trans>Brennstoffe</Trans>}
          error={errorOf("productGroupIds")}
          choices={productGroups.map(({ id, name }) => ({ id, name }))}
        />
        <Ticks
          name="deliveryCountryIds"
          legend={<Trans>Länder, in die Sie liefern</Trans>}
          error={errorOf("deliveryCountryIds")}
          choices={countryIds.map((id) => ({ id, name: countries[id].name }))}
        />
        <Field
          id="application-deliveryArea"
          label={<Trans>Liefergebiet</Trans>}
          hint={<Trans>Zum Beispiel Postleitzahlen, Landkreise oder Kilometer um Ihr Lager</Trans>}
          error={errorOf("deliveryArea")}
        >
          {(control) => <TextArea {...control} name="deliveryArea" rows={2} />}
        </Field>
        {line("certifications", <Trans>Zertifikate mit Nummer</Trans>, {
          optional: true,
          hint: <Trans>Zum Beispiel ENplus mit Ihrer Händlernummer</Trans>
        })}
      </fieldset>
      <fieldset className={s["group"]}>
        <legend>
          <Trans>Nachweise und Nachricht</Trans>
        </legend>
        <Papers papers={papers} error={errorOf("papers")} onChoose={onChoose} onRemove={onRemove} />
        <Field id="application-text" label={<Trans>Ihre Nachricht</Trans>} optional error={errorOf("text")}>
          {(control) => <TextArea {...control} name="text" rows={4} />}
        </Field>
      </fieldset>
      <p className={s["quiet"]}>
        <Trans>
          Wir nutzen Ihre Angaben nur, um über Ihre Anfrage zu entscheiden.{" "}
          <a href={href("/datenschutz")}>Datenschutz</a>
        </Trans>
      </p>
      <div>
        <Button type="submit" disabled={onSend === undefined} busy={isSending}>
          <Trans>Anfrage senden</Trans>
        </Button>
      </div>
    </form>
  )
}

interface TicksProps {
  readonly name: "productGroupIds" | "deliveryCountryIds"
  readonly legend: ReactNode
  readonly error: ReactNode
  readonly choices: ReadonlyArray<{ readonly id: number; readonly name: string }>
}

/** Checkboxes for choosing one or more of a few options. */
function Ticks({ name, legend, error, choices }: TicksProps) {
  const id = `application-${name}`
  const failed = error !== undefined && error !== false
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={s["ticks"]}
      data-state={failed ? "invalid" : "valid"}
      {...(failed && { "aria-describedby": `${id}-error` })}
    >
      <legend>{legend}</legend>
      <div className={s["choices"]}>
        {choices.map((choice) => (
          <Checkbox key={choice.id} name={name} value={choice.id} label={choice.name} />
        ))}
      </div>
      {failed && (
        <p id={`${id}-error`} className={s["paperTrouble"]}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
