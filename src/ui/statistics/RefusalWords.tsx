import { Trans } from "@lingui/react/macro"
import type { ExportRefusal } from "../../machines/export.machine.ts"

/** Explains why there is no file, and how to solve the problem. */
export function RefusalWords({ refusal }: { readonly refusal: ExportRefusal }) {
  switch (refusal) {
    case "unreachable":
      return <Trans>Der Server hat nicht geantwortet. An Ihren Angaben liegt es nicht.</Trans>
    case "cut":
      return <Trans>Die Verbindung ist mittendrin abgerissen. Von der Datei wurde nichts gespeichert.</Trans>
    case "tooMany":
      return (
        <Trans>
          Gerade werden schon mehrere Dateien geladen. Bitte versuchen Sie es in einer halben Minute wieder.
        </Trans>
      )
    case "signedOut":
      return (
        <Trans>Sie sind nicht mehr angemeldet. Melden Sie sich an, dann steht Ihre Auswahl wieder da.</Trans>
      )
    case "forbidden":
      return <Trans>Ihr Konto darf diese Datei nicht laden.</Trans>
    case "nothing":
      return <Trans>In diesem Zeitraum gibt es keine Zeilen mehr.</Trans>
    case "invalid":
      return (
        <Trans>
          Mit dieser Auswahl gibt es keine Datei. Bitte prüfen Sie den Zeitraum; eine Excel-Datei hat
          höchstens 20.000 Zeilen.
        </Trans>
      )
  }
}
