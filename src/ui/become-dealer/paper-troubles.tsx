import { Trans } from "@lingui/react/macro"
import { mostDocuments } from "../../domain/dealer-application/application.ts"
import type { PaperTrouble } from "../../domain/dealer-application/papers.ts"

/** Explains why a document was not accepted, and how to fix it. */
export function PaperTroubleText({ trouble }: { readonly trouble: PaperTrouble }) {
  switch (trouble.code) {
    case "fileEmpty":
      return <Trans>Diese Datei ist leer.</Trans>
    case "fileTooLarge": {
      const megabytes = Math.floor(trouble.largest / 1024 / 1024)
      return <Trans>Diese Datei hat mehr als {megabytes} MB. Bitte verkleinern Sie sie.</Trans>
    }
    case "fileNameless":
      return <Trans>Diese Datei braucht einen Namen mit Endung, zum Beispiel „Gewerbeschein.pdf“.</Trans>
    case "fileKind":
      return <Trans>Solche Dateien nehmen wir nicht an. Möglich sind {trouble.kinds}.</Trans>
    case "fileOther":
      return trouble.found === "" ? (
        <Trans>Der Inhalt ist kein {trouble.said}. Bitte speichern Sie das Dokument neu.</Trans>
      ) : (
        <Trans>
          Der Name sagt {trouble.said}, der Inhalt ist aber {trouble.found}. Bitte benennen Sie die Datei um.
        </Trans>
      )
    case "fileTwofold":
      return <Trans>In dieser Datei steckt noch etwas anderes. Bitte speichern Sie das Dokument neu.</Trans>
    case "fileBroken":
      return <Trans>Diese Datei ist unvollständig. Bitte speichern Sie das Dokument neu.</Trans>
    case "fileActive":
      return <Trans>Dieses PDF enthält ein Programm. Bitte drucken Sie es neu als PDF.</Trans>
    case "tooManyPapers":
      return <Trans>Höchstens {mostDocuments} Dokumente: Bitte entfernen Sie vorher ein anderes.</Trans>
    case "tooMany":
      return <Trans>Für heute sind es zu viele Dateien. Bitte versuchen Sie es morgen noch einmal.</Trans>
    case "unreachable":
      return <Trans>Die Datei kam nicht an. Bitte wählen Sie sie noch einmal aus.</Trans>
  }
}
