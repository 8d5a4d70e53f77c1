import { Trans } from "@lingui/react/macro"
import { useState } from "react"
import { longestPath } from "../../../domain/content/content-limits.ts"
import { contentPathProblem } from "../../../domain/content/content-path.ts"
import type { Act } from "../../../machines/cms-editor.machine.ts"
import { Button } from "../../kit/Button.tsx"
import type { CmsPage, Linking } from "./cms-page.ts"
import { Line } from "./Line.tsx"
import { LinkingPages } from "./LinkingPages.tsx"
import { PathProblem } from "./PathProblem.tsx"
import s from "./Cms.module.css"

/** Public URL of the page; after the URL is changed, the old URL redirects to the new one. */
export function AddressPart({
  page,
  error,
  linking,
  onAskLinking,
  onAct
}: {
  readonly page: CmsPage
  readonly error: string | undefined
  readonly linking: Linking
  /** Looks up the pages that link to this one. */
  readonly onAskLinking: () => void
  readonly onAct: ((act: Act) => void) | undefined
}) {
  const [path, setPath] = useState(page.path)
  const [isAsked, setAsked] = useState(false)
  const problem = contentPathProblem(path, page.kind)
  const isOther = path !== page.path
  return (
    <form
      noValidate
      className={s["stack"]}
      onSubmit={(event) => {
        event.preventDefault()
        setAsked(true)
        if (isOther && problem === undefined) onAct?.({ kind: "move", path })
      }}
    >
      <Line
        id="address"
        label={<Trans>Adresse</Trans>}
        most={longestPath}
        value={path}
        error={isAsked && problem !== undefined ? <PathProblem problem={problem} kind={page.kind} /> : error}
        onChange={(value) => {
          setAsked(false)
          if (!isOther) onAskLinking()
          setPath(value.trim())
        }}
      />
      {isOther && (
        <>
          <p className={s["quiet"]}>
            <Trans>
              Wer noch „{page.path}“ aufruft, kommt von dort auf die neue Adresse. Links auf anderen Seiten
              müssen Sie nicht ändern.
            </Trans>
          </p>
          <LinkingPages linking={linking} />
          <div className={s["row"]}>
            <Button type="submit" look="secondary" disabled={onAct === undefined}>
              <Trans>Umziehen</Trans>
            </Button>
            <Button look="quiet" onClick={() => setPath(page.path)}>
              <Trans>Abbrechen</Trans>
            </Button>
          </div>
        </>
      )}
    </form>
  )
}
