import { Trans, useLingui } from "@lingui/react/macro"
import { CircleCheck } from "lucide-react"
import type { CheckProblem, PageDraft } from "../../../domain/content/page-draft.ts"
import { usePartName } from "./part-texts.tsx"
import { checkFields, checkTexts } from "./problem-texts.ts"
import type { Found } from "./cms-page.ts"
import s from "./Cms.module.css"
import v from "./Parts.module.css"

interface CheckPartProps {
  readonly found: Found
  readonly draft: PageDraft
  /** Whether there are edits that the check has not covered yet. */
  readonly isStale: boolean
  /** Navigates to a problem: selects its country and opens its block. */
  readonly onGo: (problem: CheckProblem) => void
}

const placeOf = ({ block, code }: CheckProblem) =>
  block === null ? (checkFields[code] ?? "blocks") : `block-${block}`

/** Errors that prevent publishing, and suggestions; each entry links to the part of the page concerned. */
export function CheckPart({ found, draft, isStale, onGo }: CheckPartProps) {
  const { i18n } = useLingui()
  const nameOf = usePartName()
  if (found === undefined)
    return (
      <p className={s["quiet"]}>
        <Trans>Wird geprüft …</Trans>
      </p>
    )
  if (found.length === 0)
    return (
      <p className={v["sound"]}>
        <CircleCheck size={20} aria-hidden="true" />
        <Trans>Alles in Ordnung.</Trans>
      </p>
    )
  return (
    <>
      {isStale && (
        <p className={s["quiet"]}>
          <Trans>Geprüft ist, was zuletzt gespeichert wurde.</Trans>
        </p>
      )}
      <ul className={v["found"]}>
        {found.map((problem) => {
          const { code, isHint, country, block, value } = problem
          const part =
            block === null
              ? undefined
              : country === 2 || country === 3
                ? `${country}:block:${block}`
                : `block:${block}`
          return (
            <li key={`${code}-${country ?? ""}-${block ?? ""}-${value}`} data-hint={isHint}>
              <a href={`#${placeOf(problem)}`} onClick={() => onGo(problem)}>
                {part !== undefined && `${nameOf(part, [draft])}: `}
                {i18n._(checkTexts[code])}
              </a>
              {value !== "" && <span className={s["quiet"]}> {value}</span>}
              {isHint && (
                <span className={s["quiet"]}>
                  {" "}
                  <Trans>(Hinweis)</Trans>
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
}
