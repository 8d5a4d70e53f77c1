import { Trans, useLingui } from "@lingui/react/macro"
import {
  type ContentKind,
  fallbackPicture,
  guideThemes,
  heroDrawings
} from "../../../domain/content/content-page.ts"
import type { Edit } from "../../../domain/content/edit/apply-edit.ts"
import { longestAuthor, type PageDraft } from "../../../domain/content/page-draft.ts"
import { countries, countryIds } from "../../../domain/place/country.ts"
import { Button } from "../../kit/Button.tsx"
import { Checkbox } from "../../kit/form/Choice.tsx"
import { Field } from "../../kit/form/Field.tsx"
import { Select } from "../../kit/form/TextInput.tsx"
import { drawingNames, themeTexts } from "./choice-texts.ts"
import { Line } from "./Line.tsx"
import { PictureField } from "./PictureField.tsx"
import s from "./Cms.module.css"
import b from "./Blocks.module.css"

interface SettingsFormProps {
  readonly kind: ContentKind
  readonly draft: PageDraft
  readonly errorOf: (name: string) => string | undefined
  readonly onEdit: (edit: Edit) => void
}

/** Settings of a page other than its text: audience, author, topic, picture. */
export function SettingsForm({ kind, draft, errorOf, onEdit }: SettingsFormProps) {
  const { i18n, t } = useLingui()
  const { theme, author, featured, contents } = draft
  const isLanding = kind === "landing"
  const set = (settings: Partial<Omit<PageDraft, "contents">>) => onEdit({ kind: "settings", settings })
  return (
    <div className={s["stack"]}>
      {kind === "guide" && (
        <Field id="theme" label={<Trans>Thema</Trans>} error={errorOf("theme")}>
          {(control) => (
            <Select
              {...control}
              value={theme ?? ""}
              onChange={({ target: { value } }) =>
                set({ theme: guideThemes.find((each) => each === value) ?? null })
              }
            >
              {theme === null && <option value="">{t`Bitte wählen`}</option>}
              {guideThemes.map((each) => (
                <option key={each} value={each}>
                  {i18n._(themeTexts[each])}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {!isLanding && (
        <Line
          id="author"
          label={<Trans>Name unter dem Artikel</Trans>}
          most={longestAuthor}
          value={author}
          error={errorOf("author")}
          onChange={(name) => set({ author: name })}
        />
      )}
      {kind === "news" && (
        <Checkbox
          label={<Trans>Steht in der Liste der Meldungen oben</Trans>}
          checked={featured}
          onChange={({ target }) => set({ featured: target.checked })}
        />
      )}
      <fieldset className={s["rows"]}>
        <legend className={s["legend"]}>
          <Trans>Zu lesen in</Trans>
        </legend>
        <div className={s["ticks"]}>
          {countryIds.map((id) => {
            const isLast = draft.countries.length === 1 && draft.countries.includes(id)
            return (
              <Checkbox
                key={id}
                label={countries[id].name}
                checked={draft.countries.includes(id)}
                aria-disabled={isLast || undefined}
                onChange={({ target }) => {
                  if (isLast) return
                  set({
                    countries: countryIds.filter((each) =>
                      each === id ? target.checked : draft.countries.includes(each)
                    )
                  })
                }}
              />
            )
          })}
        </div>
      </fieldset>
      {isLanding && (
        <Field id="drawing" label={<Trans>Zeichnung am Anfang</Trans>}>
          {(control) => (
            <Select
              {...control}
              value={contents.drawing ?? ""}
              onChange={({ target: { value } }) =>
                onEdit({ kind: "drawing", drawing: heroDrawings.find((each) => each === value) })
              }
            >
              <option value="">{t`Keine`}</option>
              {heroDrawings.map((each) => (
                <option key={each} value={each}>
                  {i18n._(drawingNames[each])}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {/* a drawing takes the place of the picture */}
      {!(isLanding && contents.drawing !== undefined) &&
        (contents.picture === undefined ? (
          <div className={b["inherited"]}>
            {!isLanding && (
              <p className={s["quiet"]}>
                <Trans>Die Seite hat kein eigenes Bild und zeigt das des Hauses.</Trans>
              </p>
            )}
            <Button look="secondary" onClick={() => onEdit({ kind: "picture", picture: fallbackPicture })}>
              <Trans>Eigenes Bild</Trans>
            </Button>
          </div>
        ) : (
          <>
            <PictureField
              id="page-picture"
              legend={t`Bild der Seite`}
              picture={contents.picture}
              mayDecorate={isLanding}
              onChange={(picture) => onEdit({ kind: "picture", picture })}
            />
            <Button look="quiet" onClick={() => onEdit({ kind: "picture", picture: undefined })}>
              <Trans>Ohne eigenes Bild</Trans>
            </Button>
          </>
        ))}
    </div>
  )
}
