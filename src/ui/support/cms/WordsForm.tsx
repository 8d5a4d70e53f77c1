import { Trans, useLingui } from "@lingui/react/macro"
import { longestWords } from "../../../domain/content/content-limits.ts"
import type { Edit } from "../../../domain/content/edit/apply-edit.ts"
import { overrideIn, type OwnCountry, type WordName, wordNames } from "../../../domain/content/edit/parts.ts"
import type { ContentVersion } from "../../../domain/content/content-page.ts"
import { Button } from "../../kit/Button.tsx"
import { countryNames } from "./part-texts.tsx"
import { Line } from "./Line.tsx"
import { SearchResult, searchLengths } from "./SearchResult.tsx"
import { wordHints, wordLabels } from "./word-texts.ts"
import s from "./Cms.module.css"
import b from "./Blocks.module.css"

interface WordsFormProps {
  readonly version: ContentVersion
  readonly country: OwnCountry | undefined
  /** Public URL, as shown in a search result. */
  readonly address: string
  readonly errorOf: (name: WordName) => string | undefined
  readonly onEdit: (edit: Edit) => void
}

/** Form for the texts of a page, either the common texts or a country's own versions of them. */
export function WordsForm({ version, country, address, errorOf, onEdit }: WordsFormProps) {
  const own = country === undefined ? {} : overrideIn(version, country)
  const read = (name: WordName) => own[name] ?? version[name]
  return (
    <div className={s["stack"]}>
      {wordNames.map((name) => (
        <Word
          key={name}
          name={name}
          country={country}
          common={version[name]}
          own={own[name]}
          error={errorOf(name)}
          onEdit={onEdit}
        />
      ))}
      <SearchResult title={read("seoTitle")} description={read("description")} address={address} />
    </div>
  )
}

function Word({
  name,
  country,
  common,
  own,
  error,
  onEdit
}: {
  readonly name: WordName
  readonly country: OwnCountry | undefined
  readonly common: string
  readonly own: string | undefined
  readonly error: string | undefined
  readonly onEdit: (edit: Edit) => void
}) {
  const { i18n } = useLingui()
  const label = i18n._(wordLabels[name])
  const most = name === "seoTitle" || name === "description" ? searchLengths[name] : undefined
  const value = own ?? common
  const used = value.length
  const hint =
    most === undefined ? (
      i18n._(wordHints[name])
    ) : (
      <Trans>
        {used} Zeichen; die Suche zeigt etwa {most}.
      </Trans>
    )
  const rows = name === "title" || name === "seoTitle" ? {} : { rows: 3 }
  if (country === undefined)
    return (
      <Line
        id={name}
        label={label}
        value={common}
        most={longestWords[name]}
        hint={hint}
        error={error}
        {...rows}
        onChange={(word) => onEdit({ kind: "word", name, word })}
      />
    )
  const land = i18n._(countryNames[country])
  if (own === undefined)
    return (
      <div className={b["inherited"]}>
        <p className={s["label"]}>{label}</p>
        <p className={b["common"]}>{common || "–"}</p>
        <Button look="secondary" onClick={() => onEdit({ kind: "ownWord", country, name, word: common })}>
          <Trans>
            Eigener Text für {land}: {label}
          </Trans>
        </Button>
      </div>
    )
  return (
    <div className={b["own"]}>
      <Line
        id={`${country}-${name}`}
        label={
          <>
            {label} <span className={b["mark"]}>{<Trans>eigener Text für {land}</Trans>}</span>
          </>
        }
        value={own}
        most={longestWords[name]}
        hint={hint}
        error={error}
        {...rows}
        onChange={(word) => onEdit({ kind: "ownWord", country, name, word })}
      />
      <Button look="quiet" onClick={() => onEdit({ kind: "ownWord", country, name, word: undefined })}>
        <Trans>Zurück zum gemeinsamen Text: {label}</Trans>
      </Button>
    </div>
  )
}
