import { Trans } from "@lingui/react/macro"
import { type ReactNode, useState } from "react"
import {
  type Opinion,
  type OpinionField,
  type RatingCriterion,
  ratingCriteria,
  readOpinion
} from "../../domain/account/rating-link.ts"
import { longestReview } from "../../domain/review/review.ts"
import { Button } from "../kit/Button.tsx"
import { Checkbox } from "../kit/form/Choice.tsx"
import { ErrorSummary } from "../kit/form/ErrorSummary.tsx"
import { Field } from "../kit/form/Field.tsx"
import { TextArea } from "../kit/form/TextArea.tsx"
import { TooLongText } from "../kit/form/TooLongText.tsx"
import { useAttempt } from "../kit/live/use-attempt.ts"
import { useHref } from "../kit/site.tsx"
import s from "./Rating.module.css"
import { Stars } from "./Stars.tsx"

interface RatingFormProps {
  /** Name of the reviewed dealer; empty if it is not known. */
  readonly who: string
  readonly isActing: boolean
  readonly onRate: ((opinion: Opinion) => void) | undefined
}

const starsIn = (data: FormData, name: string): number | null => {
  const value = data.get(name)
  return typeof value === "string" && value !== "" ? Number(value) : null
}

const nothing: ReadonlyArray<OpinionField> = []

/** Form with stars for the overall rating and three aspects, and a short text. */
export function RatingForm({ who, isActing, onRate }: RatingFormProps) {
  const [wrong, setWrong] = useState(nothing)
  const attempt = useAttempt(wrong)
  const href = useHref()
  const error = <Trans>Bitte wählen Sie einen bis fünf Sterne.</Trans>
  const tooLong = <TooLongText most={longestReview} />
  const legends: Readonly<Record<RatingCriterion, ReactNode>> = {
    stars: <Trans>Insgesamt</Trans>,
    delivery: <Trans>Lieferung</Trans>,
    quality: <Trans>Qualität der Ware</Trans>,
    service: <Trans>Service</Trans>
  }
  const starsOf = (name: RatingCriterion) => (
    <Stars
      key={name}
      id={`rating-${name}`}
      name={name}
      legend={legends[name]}
      error={wrong.includes(name) && error}
    />
  )
  const [whole, ...parts] = ratingCriteria
  return (
    <form
      method="post"
      noValidate
      className={s["form"]}
      onSubmit={(event) => {
        event.preventDefault()
        const data = new FormData(event.currentTarget)
        const text = data.get("text")
        const read = readOpinion(
          {
            stars: starsIn(data, "stars"),
            delivery: starsIn(data, "delivery"),
            quality: starsIn(data, "quality"),
            service: starsIn(data, "service")
          },
          typeof text === "string" ? text : "",
          data.get("isNamed") !== null
        )
        setWrong("wrong" in read ? read.wrong : nothing)
        if ("opinion" in read) onRate?.(read.opinion)
      }}
    >
      <ErrorSummary
        attempt={attempt}
        entries={wrong.map((name) => ({
          fieldId: `rating-${name}`,
          text:
            name === "text" ? (
              tooLong
            ) : (
              <>
                {legends[name]}: {error}
              </>
            )
        }))}
      />
      {whole !== undefined && starsOf(whole)}
      <div className={s["criteria"]}>{parts.map(starsOf)}</div>
      <Field
        id="rating-text"
        label={<Trans>Was möchten Sie anderen sagen?</Trans>}
        optional
        hint={<Trans>Höchstens {longestReview} Zeichen. Bitte keine Namen und keine Telefonnummern.</Trans>}
        error={wrong.includes("text") && tooLong}
      >
        {(control) => <TextArea {...control} name="text" rows={5} />}
      </Field>
      {who !== "" && (
        <Checkbox
          name="isNamed"
          label={<Trans>Vornamen und Ort dazuschreiben</Trans>}
          hint={<Trans>Dann steht „{who}“ bei Ihrer Bewertung, sonst „Ohne Namen“.</Trans>}
        />
      )}
      <p className={s["note"]}>
        <Trans>
          Ihre Bewertung ist für alle zu sehen, mit der Ware und dem Tag der Lieferung. Der Händler kann
          darauf antworten. <a href={href("/bewertungen-erklaert")}>So prüfen wir Bewertungen</a>
        </Trans>
      </p>
      <div className={s["actions"]}>
        <Button type="submit" disabled={onRate === undefined} busy={isActing}>
          <Trans>Bewertung abgeben</Trans>
        </Button>
      </div>
    </form>
  )
}
