import { Trans } from "@lingui/react/macro"
import { ChevronLeft } from "lucide-react"
import type { ReactNode } from "react"
import type { Prompt } from "../../../domain/prompt/prompt.ts"
import { Button } from "../../kit/Button.tsx"
import { Card } from "../../kit/Card.tsx"
import { DeskLink } from "../../kit/desk/DeskLink.tsx"
import { shortMoment } from "../../kit/desk/moment.ts"
import { useHref, useSite } from "../../kit/site.tsx"
import r from "../Records.module.css"
import { PromptBadge } from "./PromptBadge.tsx"
import s from "./Prompts.module.css"

interface PromptPageProps {
  readonly prompt: Prompt
  readonly form: ReactNode
  /** Preview of the notice as visitors will see it. */
  readonly preview: ReactNode
  /** Undefined until the page is hydrated. */
  readonly onRemove: (() => void) | undefined
  /** Dialog that confirms the removal. */
  readonly dialog: ReactNode
}

/** Page: one notice with its status, its form and a button that removes it. */
export function PromptPage({ prompt, form, preview, onRemove, dialog }: PromptPageProps) {
  const href = useHref()
  const tag = useSite().locale.bcp47
  const { rowVersion, state, changedAt, changedBy } = prompt
  const isNew = rowVersion === 0
  const at = shortMoment(tag, changedAt)
  return (
    <>
      <DeskLink className={r["back"]} href={href("/support/cms/prompts")}>
        <ChevronLeft size={18} aria-hidden="true" />
        <Trans>Alle Hinweise</Trans>
      </DeskLink>
      <div className={r["head"]}>
        <h1>{isNew ? <Trans>Neuer Hinweis</Trans> : <Trans>Hinweis</Trans>}</h1>
        {!isNew && <PromptBadge state={state} />}
      </div>
      <div className={s["preview"]}>{preview}</div>
      <Card className={s["sheet"]}>{form}</Card>
      {!isNew && (
        <div className={s["foot"]}>
          <span className={s["quiet"]}>
            <Trans>
              Zuletzt geändert am {at} von <bdi>{changedBy}</bdi>
            </Trans>
          </span>
          <Button look="quiet" disabled={onRemove === undefined} onClick={onRemove}>
            <Trans>Hinweis entfernen</Trans>
          </Button>
        </div>
      )}
      {dialog}
    </>
  )
}
