import type { MessageDescriptor } from "@lingui/core"
import { msg } from "@lingui/core/macro"
import type { FindingKind, WarningKind } from "../../domain/price-list/findings.ts"
import type { ListColumn } from "../../domain/price-list/list-row.ts"
import type { ListSource, ListState } from "../../domain/price-list/price-list.ts"
import type { FileFault } from "../../domain/price-list-files/file-table.ts"

export const columnTexts: Readonly<Record<ListColumn, MessageDescriptor>> = {
  area: msg`Liefergebiet`,
  product: msg`Produkt`,
  certificate: msg`Qualität`,
  fromAmount: msg`Ab Menge`,
  unitPrice: msg`Preis`
}

/** Explains for each kind of problem why a row cannot be used, and how to fix it. */
export const findingTexts: Readonly<Record<FindingKind, MessageDescriptor>> = {
  areaUnknown: msg`Dieses Liefergebiet gibt es nicht. Schreiben Sie die Nummer eines Ihrer Gebiete.`,
  productUnknown: msg`Dieses Produkt kennen wir nicht. Schreiben Sie eines der Produkte aus der Vorlage.`,
  certificateUnknown: msg`Diese Qualität gibt es für das Produkt nicht. Schreiben Sie ein Zertifikat oder was Sie zusichern, mehreres mit Komma, oder lassen Sie die Zelle leer.`,
  stepInvalid: msg`Das ist keine Menge. Schreiben Sie eine ganze Zahl ohne Einheit, etwa 3000; 0 gilt von Anfang an.`,
  priceInvalid: msg`Das ist kein Preis. Schreiben Sie einen Betrag mit höchstens zwei Stellen, etwa 289,50.`,
  priceNotPositive: msg`Ein Preis liegt über 0. Was Sie nicht verkaufen, nehmen Sie aus der Liste.`,
  priceTooHigh: msg`Dieser Preis ist zu hoch. Schreiben Sie höchstens 100 000.`,
  rowDoubled: msg`Diese Zeile gibt es zweimal. Löschen Sie eine davon.`,
  rowsTooMany: msg`Das sind zu viele Zeilen. Eine Liste hat höchstens 12 000.`,
  rowsMissing: msg`Die Liste ist leer. Wer nichts verkauft, lässt sich von uns pausieren.`
}

export const formulaText = msg`Hier steht eine Formel. Fügen Sie statt ihrer den Wert ein.`

export const faultTexts: Readonly<Record<FileFault, MessageDescriptor>> = {
  empty: msg`In der Datei steht nichts.`,
  tooLarge: msg`Die Datei ist größer als 10 MB.`,
  tooManyRows: msg`Die Datei hat mehr als 12 000 Zeilen.`,
  tooManyColumns: msg`Die Datei hat mehr als 40 Spalten. Nehmen Sie die Vorlage.`,
  bomb: msg`Die Datei entpackt sich zu viel mehr, als eine Preisliste hat. Speichern Sie das Blatt mit den Preisen allein.`,
  otherKind: msg`Das ist keine Tabelle. Laden Sie eine Datei im Format XLSX oder CSV hoch.`,
  oldExcel: msg`Die Datei ist im alten Excel-Format (XLS) oder mit einem Kennwort geschützt. Speichern Sie sie ohne Kennwort als XLSX.`,
  externalLinks: msg`Die Datei holt Werte aus anderen Dateien. Fügen Sie die Werte selbst ein und lösen Sie die Verknüpfungen.`,
  macros: msg`Die Datei enthält Makros. Speichern Sie sie als XLSX ohne Makros.`,
  binary: msg`Die Datei enthält Zeichen, die in keinem Text stehen. Speichern Sie sie noch einmal als CSV oder XLSX.`,
  quoteOpen: msg`In der Datei fehlt ein Anführungszeichen, oder es ist eines zu viel.`,
  broken: msg`Die Datei ist beschädigt. Öffnen und speichern Sie sie noch einmal.`
}

export const warningTitles: Readonly<Record<WarningKind, MessageDescriptor>> = {
  tenfold: msg`Komma verrutscht?`,
  farFromFormer: msg`Weit vom bisherigen Preis entfernt`,
  stepDearer: msg`Größere Menge, höherer Preis`,
  areaVanishes: msg`Ein Liefergebiet verschwindet`,
  certificateVanishes: msg`Ein Produkt oder eine Qualität verschwindet`,
  announcedVanish: msg`Angekündigte Preise entfallen`
}

export const stateTexts: Readonly<Record<ListState, MessageDescriptor>> = {
  scheduled: msg`geplant`,
  inForce: msg`gilt`,
  former: msg`früher`,
  withdrawn: msg`zurückgenommen`
}

export const sourceTexts: Readonly<Record<ListSource, MessageDescriptor>> = {
  dealer: msg`von Hand`,
  staff: msg`durch Heizmarkt`,
  key: msg`durch Ihr Programm`,
  files: msg`aus Dateien`,
  before: msg`Stand davor`
}

/** Explains for each refusal code why the server did not publish the list. */
export const refusalTexts: Readonly<Record<string, MessageDescriptor>> = {
  warningsNotAccepted: msg`Inzwischen gibt es neue Hinweise. Prüfen Sie die Liste noch einmal.`,
  required: msg`Bitte geben Sie einen Grund an.`,
  beginsAtPast: msg`Der Zeitpunkt liegt in der Vergangenheit.`,
  beginsAtFar: msg`Der Zeitpunkt liegt mehr als ein Jahr in der Zukunft.`,
  scheduledTooMany: msg`Es sind schon zehn Listen geplant. Nehmen Sie zuerst eine davon zurück.`,
  VersionConflict: msg`Inzwischen gilt eine andere Liste. Laden Sie die Seite neu.`,
  NotPossible: msg`Das geht nicht mehr. Laden Sie die Seite neu.`,
  keysTooMany: msg`Es gibt schon zehn gültige Schlüssel. Widerrufen Sie zuerst einen.`
}

export const refusedText = msg`Die Liste passt so nicht mehr. Prüfen Sie sie noch einmal.`
