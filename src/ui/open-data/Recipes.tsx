import { Trans } from "@lingui/react/macro"
import { Code } from "./Code.tsx"
import { openPathOf } from "../../domain/open-data/open-names.ts"
import { examplePlaces, exampleProduct, type OpenDataFacts } from "./open-data-facts.ts"
import { Recipe } from "./Recipe.tsx"

const powerQuery = (address: string): string => `let
  Quelle = Csv.Document(
    Web.Contents("${address}"),
    [Delimiter = ",", Encoding = 65001]
  ),
  Kopf = Table.PromoteHeaders(Quelle),
  Preise = Table.TransformColumnTypes(
    Kopf, {{"day", type date}, {"price", type number}}, "en-US"
  )
in
  Preise`

const sensor = (address: string, currency: string): string => `rest:
  - resource: ${address}
    scan_interval: 21600
    sensor:
      - name: Pelletpreis
        unique_id: heizmarkt_loose_pellets
        value_template: "{{ value_json.price }}"
        unit_of_measurement: "${currency}/t"
        state_class: measurement
        json_attributes:
          - day
          - change
          - basisName`

const curl = (address: string): string => `curl --compressed --output pellets.csv \\
  --etag-compare pellets.etag --etag-save pellets.etag \\
  "${address}"`

/** Instructions for reading the data with common programs, with current URLs of the country. */
export function Recipes({ country, origin }: Pick<OpenDataFacts, "country" | "origin">) {
  const path = `${origin}${openPathOf(country, exampleProduct)}`
  const table = `${path}?format=csv`
  const figure = `${path}/latest?format=csv`
  return (
    <>
      <Recipe title="LibreOffice">
        <p>
          <Trans>
            Unter „Tabelle → Externe Verknüpfungen“ die Adresse eintragen und mit der Eingabetaste bestätigen.
            Als Sprache „Englisch (USA)“ und als Trennzeichen das Komma wählen, damit der Punkt als
            Dezimalzeichen gelesen wird. Dort lässt sich auch einstellen, wie oft die Tabelle neu geladen
            wird.
          </Trans>
        </p>
        <Code>{table}</Code>
      </Recipe>
      <Recipe title="Excel">
        <p>
          <Trans>
            Unter „Daten → Daten abrufen → Aus anderen Quellen → Leere Abfrage“ den erweiterten Editor öffnen
            und diese Abfrage einfügen. „Alle aktualisieren“ holt die neuen Tage dazu.
          </Trans>
        </p>
        <Code>{powerQuery(table)}</Code>
        <p>
          <Trans>Nur der neueste Preis, in einer einzigen Zelle (Microsoft 365):</Trans>
        </p>
        <Code>{`=ZAHLENWERT(INDEX(TEXTTEILEN(WEBDIENST("${figure}");",";ZEICHEN(10));2;2);".";",")`}</Code>
      </Recipe>
      <Recipe title="Google Tabellen">
        <p>
          <Trans>
            Unter „Datei → Einstellungen“ als Gebietsschema „Vereinigte Staaten“ wählen, damit der Punkt als
            Dezimalzeichen gelesen wird. Die erste Formel holt alle Tage, die zweite nur den neuesten Preis.
          </Trans>
        </p>
        <Code>{`=IMPORTDATA("${table}")\n=INDEX(IMPORTDATA("${figure}"), 2, 2)`}</Code>
      </Recipe>
      <Recipe title="Home Assistant">
        <p>
          <Trans>
            In der <code>configuration.yaml</code>, mit der eigenen Postleitzahl. Der Preis ändert sich einmal
            in der Nacht; alle sechs Stunden nachzusehen genügt.
          </Trans>
        </p>
        <Code>
          {sensor(`${path}/zip/${examplePlaces[country].zipCode}/latest`, country === "ch" ? "CHF" : "EUR")}
        </Code>
      </Recipe>
      <Recipe title="curl">
        <p>
          <Trans>
            Lädt die Tabelle nur dann, wenn sie sich seit dem letzten Mal geändert hat. Webseiten dürfen
            dieselben Adressen mit <code>fetch</code> abfragen, von jeder Domain aus.
          </Trans>
        </p>
        <Code>{curl(table)}</Code>
      </Recipe>
    </>
  )
}
