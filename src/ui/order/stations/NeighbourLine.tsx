import { Trans } from "@lingui/react/macro"
import { doubtfulNeighbours, type NeighbourDoubt } from "../../../domain/order/wizard/neighbour-line.ts"
import { shownNeighbourLine } from "../../../domain/order/wizard/neighbour-stations.ts"
import type { StationsForm } from "../../../domain/order/wizard/stations.ts"
import { Field } from "../../kit/form/Field.tsx"
import { TextArea } from "../../kit/form/TextArea.tsx"
import s from "./NeighbourLine.module.css"

interface NeighbourLineProps {
  readonly form: StationsForm
  /** Indexes of the delivery points that are filled in from this line. */
  readonly places: ReadonlyArray<number>
  readonly onType: (line: string) => void
}

/** One field that fills in names and house numbers of the neighbours in the street (rule order.stations). */
export function NeighbourLine({ form, places, onType }: NeighbourLineProps) {
  const line = shownNeighbourLine(form, places)
  const doubts = doubtfulNeighbours(line, places.length)
  return (
    <div className={s["part"]} data-part="neighbours">
      <Field
        id="neighbours"
        label={<Trans>Nachbarn in derselben Straße: Name und Hausnummer</Trans>}
        hint={
          <Trans>Zum Beispiel: Huber 14, Maier 16 a, Schulz 18. Das füllt die Felder darunter aus.</Trans>
        }
        optional
      >
        {(control) => (
          <TextArea
            {...control}
            className={s["line"]}
            name="neighbours"
            rows={1}
            autoComplete="off"
            autoCapitalize="words"
            spellCheck={false}
            value={line}
            onChange={(event) => onType(event.target.value)}
          />
        )}
      </Field>
      {line.trim() !== "" && (
        <ol className={s["filled"]} data-part="filled">
          {places.map((place) => (
            <FilledStation key={`station-${place + 1}`} form={form} place={place} />
          ))}
        </ol>
      )}
      <output className={s["doubts"]} data-part="doubts">
        {doubts.map(({ text, doubt }, at) => (
          // the key needs the index: a text may occur twice
          <span key={`${at} ${text}`}>
            <DoubtText text={text} doubt={doubt} stations={places.length} />
          </span>
        ))}
      </output>
    </div>
  )
}

/** The name and house number that a delivery point now has, and what is still missing. */
function FilledStation({ form, place }: Pick<NeighbourLineProps, "form"> & { readonly place: number }) {
  const { lastName = "", houseNumber = "" } = form.stations[place]?.address ?? {}
  const [name, number] = [lastName.trim(), houseNumber.trim()]
  return (
    <li data-state={name === "" || number === "" ? "open" : "filled"}>
      <span>
        <Trans>Lieferstelle {place + 1}</Trans>
      </span>
      <span>
        {name === "" && number === "" ? (
          <Trans>noch offen</Trans>
        ) : name === "" ? (
          <Trans>Hausnr. {number}, Name fehlt noch</Trans>
        ) : number === "" ? (
          <Trans>{name}, Hausnummer fehlt noch</Trans>
        ) : (
          <Trans>
            {name}, Hausnr. {number}
          </Trans>
        )}
      </span>
    </li>
  )
}

function DoubtText({
  text,
  doubt,
  stations
}: {
  readonly text: string
  readonly doubt: NeighbourDoubt
  readonly stations: number
}) {
  switch (doubt) {
    case "withoutNumber":
      return (
        <Trans>
          Bei „{text}“ fehlt die Hausnummer: Schreiben Sie sie hinter den Namen oder unten in ihr Feld.
        </Trans>
      )
    case "unsure":
      return (
        <Trans>
          „{text}“ lässt sich nicht sicher lesen: Trennen Sie Nachbarn durch ein Komma, oder berichtigen Sie
          unten Name und Hausnummer.
        </Trans>
      )
    case "withoutStation":
      return (
        <Trans>
          Für „{text}“ gibt es keine Lieferstelle: Die Zeile reicht für {stations} Nachbarn. Streichen Sie,
          wer nicht mitbestellt, oder berechnen Sie das Angebot mit mehr Lieferstellen neu.
        </Trans>
      )
  }
}
