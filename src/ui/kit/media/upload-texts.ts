import type { MessageDescriptor } from "@lingui/core"
import { msg } from "@lingui/core/macro"
import type { UploadRefusal } from "../../../domain/media/upload-row.ts"

const number = (value: string | number | undefined): string => Number(value ?? 0).toLocaleString("de-DE")

const fixed: Readonly<Record<string, MessageDescriptor>> = {
  fileEmpty: msg`Diese Datei ist leer.`,
  fileTooLarge: msg`Diese Datei ist größer als 10 MB. Speichern Sie das Bild kleiner, zum Beispiel mit 1920 Pixeln Breite.`,
  fileKind: msg`Das ist kein Bild, das wir zeigen können. Wir nehmen JPG, PNG, WebP und AVIF.`,
  fileBroken: msg`Dieses Bild ist beschädigt oder nicht vollständig. Speichern Sie es noch einmal und laden Sie es dann hoch.`,
  pictureDrawing: msg`SVG-Dateien nehmen wir nicht an, weil sie Programme enthalten können. Speichern Sie die Zeichnung als PNG.`,
  pictureAnimated: msg`Bewegte Bilder nehmen wir nicht an. Speichern Sie ein einzelnes Bild daraus.`,
  signedOut: msg`Sie sind nicht mehr angemeldet. Melden Sie sich in einem anderen Fenster an und versuchen Sie es dann noch einmal.`,
  forbidden: msg`Sie dürfen keine Bilder hochladen.`
}

/** Returns the text that explains why a file was refused and how to fix the problem. */
export const refusalText = ({ code, params }: UploadRefusal): MessageDescriptor => {
  if (code !== "pictureTooBig") return fixed[code] ?? msg`Der Server nimmt diese Datei nicht an.`
  const width = number(params["width"])
  const height = number(params["height"])
  return msg`Dieses Bild hat ${width} × ${height} Pixel. Erlaubt sind 8.000 an jeder Seite und 40 Millionen im Ganzen.`
}
