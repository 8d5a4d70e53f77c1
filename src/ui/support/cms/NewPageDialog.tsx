import { Trans, useLingui } from "@lingui/react/macro"
import { useRef, useState } from "react"
import { longestPath, longestWords } from "../../../domain/content/content-limits.ts"
import { type ContentKind, guideThemes } from "../../../domain/content/content-page.ts"
import { contentPathProblem } from "../../../domain/content/content-path.ts"
import type { NewPage } from "../../../domain/content/page-draft.ts"
import { Button } from "../../kit/Button.tsx"
import { Dialog } from "../../kit/desk/Dialog.tsx"
import { Field } from "../../kit/form/Field.tsx"
import { Select } from "../../kit/form/TextInput.tsx"
import { kindNames, themeTexts } from "./choice-texts.ts"
import { Line } from "./Line.tsx"
import { pathOfTitle } from "./path-of-title.ts"
import { PathProblem } from "./PathProblem.tsx"
import s from "./Cms.module.css"

interface NewPageDialogProps {
  readonly kinds: ReadonlyArray<ContentKind>
  readonly onClose: () => void
  readonly onCreate: (page: NewPage) => Promise<string | undefined>
}

/** Form for a new page: kind, title and URL. */
export function NewPageDialog({ kinds, onClose, onCreate }: NewPageDialogProps) {
  const { i18n } = useLingui()
  const [kind, setKind] = useState<ContentKind>(kinds.includes("guide") ? "guide" : (kinds[0] ?? "landing"))
  const [title, setTitle] = useState("")
  const [typedPath, setPath] = useState<string | null>(null)
  const [theme, setTheme] = useState<(typeof guideThemes)[number]>("kaufen")
  const [isAsked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  // the second press of a double click arrives before the page is rendered again, and must not create a second page
  const isSent = useRef(false)
  const path = typedPath ?? pathOfTitle(title, kind)
  const problem = contentPathProblem(path, kind)
  const create = async () => {
    setAsked(true)
    if (title.trim() === "" || title.length > longestWords.title) return
    if (problem !== undefined || isSent.current) return
    isSent.current = true
    setBusy(true)
    setRefusal(await onCreate({ kind, path, title: title.trim(), theme: kind === "guide" ? theme : null }))
    isSent.current = false
    setBusy(false)
  }
  return (
    <Dialog isOpen onClose={onClose} title={<Trans>Neue Seite</Trans>}>
      <form
        noValidate
        className={s["stack"]}
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          void create()
        }}
      >
        {kinds.length > 1 && (
          <Field id="new-kind" label={<Trans>Art</Trans>}>
            {(control) => (
              <Select
                {...control}
                value={kind}
                onChange={({ target: { value } }) => setKind(kinds.find((each) => each === value) ?? kind)}
              >
                {kinds.map((each) => (
                  <option key={each} value={each}>
                    {i18n._(kindNames[each])}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        <Line
          id="new-title"
          label={<Trans>Titel</Trans>}
          most={longestWords.title}
          value={title}
          error={isAsked && title.trim() === "" && <Trans>Der Titel fehlt.</Trans>}
          onChange={setTitle}
        />
        <Line
          id="new-path"
          label={<Trans>Adresse</Trans>}
          most={longestPath}
          value={path}
          error={isAsked && problem !== undefined && <PathProblem problem={problem} kind={kind} />}
          onChange={(value) => setPath(value.trim())}
        />
        {kind === "guide" && (
          <Field id="new-theme" label={<Trans>Thema</Trans>}>
            {(control) => (
              <Select
                {...control}
                value={theme}
                onChange={({ target: { value } }) =>
                  setTheme(guideThemes.find((each) => each === value) ?? theme)
                }
              >
                {guideThemes.map((each) => (
                  <option key={each} value={each}>
                    {i18n._(themeTexts[each])}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        {refusal !== undefined && (
          <p role="alert" className={s["problems"]}>
            {refusal}
          </p>
        )}
        <div className={s["row"]}>
          <Button type="submit" busy={isBusy}>
            <Trans>Anlegen und schreiben</Trans>
          </Button>
          <Button look="quiet" onClick={onClose}>
            <Trans>Abbrechen</Trans>
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
