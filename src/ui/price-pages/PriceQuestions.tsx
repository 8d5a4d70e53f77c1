import { useLingui } from "@lingui/react"
import { useKeptInside } from "../kit/live/kept-inside.ts"
import { useHref, useSite } from "../kit/site.tsx"
import { priceQuestions } from "./price-questions.ts"
import s from "./PriceQuestions.module.css"

/** Frequent questions about prices; the answers expand without JavaScript. */
export function PriceQuestions() {
  return <div className={s["list"]} {...useKeptInside("price-pages/PriceQuestions", {}, <Questions />)} />
}

function Questions() {
  const { locale } = useSite()
  const { _ } = useLingui()
  const href = useHref()
  return priceQuestions(locale.countryId).map(({ title, answer, more }) => (
    <details key={title.id} className={s["question"]}>
      <summary className={s["title"]}>{_(title)}</summary>
      <div className={s["answer"]}>
        <p>{_(answer)}</p>
        {more !== undefined && (
          <p>
            <a href={href(more.path)}>{_(more.text)}</a>
          </p>
        )}
      </div>
    </details>
  ))
}
