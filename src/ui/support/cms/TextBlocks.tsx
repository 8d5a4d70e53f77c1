import { Trans, useLingui } from "@lingui/react/macro"
import type { BlockOf } from "../../../domain/content/block.ts"
import { emptyTitled } from "../../../domain/content/edit/new-block.ts"
import type { BlockFormProps } from "./block-form.ts"
import { Line } from "./Line.tsx"
import { LinkLine, OwnPathLine } from "./OwnPathLine.tsx"
import { PictureField } from "./PictureField.tsx"
import { RichTextField } from "./RichTextField.tsx"
import { Rows } from "./Rows.tsx"
import { TitleLine, TitledText } from "./TitledFields.tsx"

export function HeadingForm({ id, block, onChange }: BlockFormProps<"heading">) {
  return (
    <Line
      id={`${id}-text`}
      label={<Trans>Überschrift</Trans>}
      value={block.text}
      onChange={(text) => onChange({ ...block, text })}
    />
  )
}

export function TextForm({ id, block, onChange }: BlockFormProps<"text">) {
  const { t } = useLingui()
  return (
    <RichTextField
      id={`${id}-text`}
      label={t`Text`}
      text={block.text}
      onChange={(text) => onChange({ ...block, text })}
    />
  )
}

export function PictureForm({ id, block, onChange }: BlockFormProps<"picture">) {
  const { t } = useLingui()
  const { caption: _, ...bare } = block
  return (
    <>
      <PictureField
        id={`${id}-picture`}
        legend={t`Bild`}
        picture={block.picture}
        onChange={(picture) => onChange({ ...block, picture })}
      />
      <Line
        id={`${id}-caption`}
        label={<Trans>Bildunterschrift</Trans>}
        optional
        value={block.caption ?? ""}
        onChange={(caption) => onChange(caption === "" ? bare : { ...bare, caption })}
      />
    </>
  )
}

export function QuestionsForm({ id, block, onChange }: BlockFormProps<"questions">) {
  const { t } = useLingui()
  return (
    <>
      <TitleLine id={id} value={block} onChange={onChange} />
      <Rows
        legend={t`Frage`}
        items={block.questions}
        most={30}
        blank={emptyTitled}
        add={<Trans>Frage hinzufügen</Trans>}
        onChange={(questions) => onChange({ ...block, questions })}
      >
        {(item, index, onItem) => (
          <TitledText
            id={`${id}-q${index}`}
            title={<Trans>Frage</Trans>}
            text={t`Antwort`}
            value={item}
            onChange={onItem}
          />
        )}
      </Rows>
    </>
  )
}

export function FactsForm({ id, block, onChange }: BlockFormProps<"facts">) {
  const { t } = useLingui()
  return (
    <>
      <TitleLine id={id} value={block} onChange={onChange} />
      <Rows
        legend={t`Vorteil`}
        items={block.facts}
        most={12}
        blank={emptyTitled}
        add={<Trans>Vorteil hinzufügen</Trans>}
        onChange={(facts) => onChange({ ...block, facts })}
      >
        {(item, index, onItem) => (
          <>
            <TitledText id={`${id}-f${index}`} title={<Trans>Titel</Trans>} value={item} onChange={onItem} />
            {item.inInstalments !== undefined && (
              <RichTextField
                id={`${id}-i${index}`}
                label={t`Text, wenn jemand in Raten zahlen möchte`}
                text={item.inInstalments}
                onChange={(inInstalments) => onItem({ ...item, inInstalments })}
              />
            )}
          </>
        )}
      </Rows>
    </>
  )
}

const blankLink: BlockOf<"crossLinks">["links"][number] = { title: "", text: "", path: "/" }

export function CrossLinksForm({ id, block, onChange }: BlockFormProps<"crossLinks">) {
  const { t } = useLingui()
  return (
    <>
      <TitleLine id={id} value={block} onChange={onChange} />
      <Rows
        legend={t`Seite`}
        items={block.links}
        most={8}
        blank={blankLink}
        add={<Trans>Seite hinzufügen</Trans>}
        onChange={(links) => onChange({ ...block, links })}
      >
        {(item, index, onItem) => (
          <>
            <Line
              id={`${id}-l${index}`}
              label={<Trans>Titel</Trans>}
              value={item.title}
              onChange={(title) => onItem({ ...item, title })}
            />
            <Line
              id={`${id}-x${index}`}
              label={<Trans>Worum es dort geht</Trans>}
              value={item.text}
              onChange={(text) => onItem({ ...item, text })}
            />
            <OwnPathLine
              id={`${id}-p${index}`}
              label={<Trans>Adresse</Trans>}
              value={item.path}
              onChange={(path) => onItem({ ...item, path })}
            />
          </>
        )}
      </Rows>
    </>
  )
}

export function DownloadForm({ id, block, onChange }: BlockFormProps<"download">) {
  return (
    <>
      <TitleLine id={id} label={<Trans>Titel</Trans>} value={block} onChange={onChange} />
      <Line
        id={`${id}-text`}
        label={<Trans>Was es ist: Art und Umfang</Trans>}
        value={block.text}
        onChange={(text) => onChange({ ...block, text })}
      />
      <OwnPathLine
        id={`${id}-path`}
        label={<Trans>Adresse der Datei</Trans>}
        value={block.path}
        onChange={(path) => onChange({ ...block, path })}
      />
    </>
  )
}

export function VideoForm({ id, block, onChange }: BlockFormProps<"video">) {
  const { t } = useLingui()
  return (
    <>
      <TitleLine id={id} label={<Trans>Titel</Trans>} value={block} onChange={onChange} />
      <LinkLine
        id={`${id}-href`}
        label={<Trans>Adresse des Films</Trans>}
        value={block.href}
        onChange={(href) => onChange({ ...block, href })}
      />
      <PictureField
        id={`${id}-poster`}
        legend={t`Standbild`}
        picture={block.poster}
        onChange={(poster) => onChange({ ...block, poster })}
      />
    </>
  )
}
