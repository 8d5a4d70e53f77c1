import { Trans } from "@lingui/react/macro"
import type { ReactNode } from "react"
import {
  explainedFields,
  type OpenField,
  openFieldTypes,
  type OpenFieldType
} from "../../domain/open-data/open-fields.ts"
import s from "./OpenDataPage.module.css"

const types: Readonly<Record<OpenFieldType, ReactNode>> = {
  text: <Trans>Text</Trans>,
  date: <Trans>Datum</Trans>,
  number: <Trans>Zahl</Trans>,
  truth: <Trans>wahr oder falsch</Trans>
}

const meanings: Readonly<Record<OpenField, ReactNode>> = {
  country: <Trans>Land: de, at oder ch</Trans>,
  product: <Trans>Brennstoff, wie er in der Adresse steht</Trans>,
  day: <Trans>Tag, für den der Preis gilt, als JJJJ-MM-TT</Trans>,
  price: (
    <Trans>Preis in Euro oder Franken, mit einem Punkt vor Cent oder Rappen; brutto, mit Lieferung</Trans>
  ),
  change: <Trans>Veränderung zum Tag davor in derselben Währung; leer (null), wo der fehlt</Trans>,
  changePercent: <Trans>Dieselbe Veränderung in Prozent</Trans>,
  currency: <Trans>Währung: EUR oder CHF</Trans>,
  unit: <Trans>Worauf sich der Preis bezieht: 1000 kg oder 100 l</Trans>,
  basis: (
    <Trans>
      Wessen Preis das ist: <code>country</code> (Land), <code>state</code> (Bundesland oder Kanton),{" "}
      <code>county</code> (Kreis oder Bezirk) oder <code>zip-area</code> (Postleitzahlen mit gleichem Anfang)
    </Trans>
  ),
  basisName: <Trans>Name dieses Gebiets</Trans>,
  note: (
    <Trans>
      Nur bei mehreren Tagen in JSON: wo der neueste Preis zu einem kleineren Gebiet gehört, welches das ist;
      sonst leer (null)
    </Trans>
  ),
  isSample: <Trans>Ob die Preise erfunden sind (true), weil der Marktplatz mit Beispieldaten läuft</Trans>,
  license: <Trans>Kürzel der Lizenz; nur in JSON</Trans>,
  attribution: <Trans>Wer als Quelle zu nennen ist; nur in JSON</Trans>
}

/** Describes the fields of a response; the API endpoints use the same list of fields. */
export function FieldTable() {
  return (
    <table className={s["table"]}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Feld</Trans>
          </th>
          <th scope="col">
            <Trans>Art</Trans>
          </th>
          <th scope="col">
            <Trans>Was darin steht</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {explainedFields.map((field) => (
          <tr key={field}>
            <th scope="row">
              <code>{field}</code>
            </th>
            <td>{types[openFieldTypes[field]]}</td>
            <td>{meanings[field]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
