import type { PictureFacts } from "../content/block.ts"
import type { FocalPoint } from "./focal-point.ts"
import { endingOf } from "../files/file-kinds.ts"
import { harmlessFileName } from "../files/file-name.ts"

/** A page of which at least one version or the draft shows the media file, or a dealer or an advert that does. */
export interface MediumUse {
  /** Where it is shown; for a page that visitors do not find, where it is edited. */
  readonly path: string
  readonly title: string
}

/** A picture available to editors. */
export interface Medium {
  readonly id: number
  readonly rowVersion: number
  /** Path of the fallback format in full size; the other files are in the same folder. */
  readonly src: `/${string}`
  readonly name: string
  /** The alternative text; `null` if it is not set, empty for a decorative picture. */
  readonly alt: string | null
  /** In px, as stored. */
  readonly width: number
  readonly height: number
  readonly focus: FocalPoint
  /** Size in bytes of the largest file in full size. */
  readonly bytes: number
  readonly uploadedAt: string
  readonly uses: ReadonlyArray<MediumUse>
}

/**
 * Returns the data of a media file that a page stores as a copy, so that later changes to the media file do not affect
 * the page's versions (rule content.published).
 */
export const pictureOf = ({ id, src, alt, width, height, focus }: Medium): PictureFacts => ({
  src,
  alt: alt ?? "",
  width,
  height,
  mediumId: id,
  focus
})

/** Returns a picture's name from its original file name, without folders, extension and deceptive characters. */
export const mediaNameOf = (fileName: string): string => {
  // a name without an extension gets a dummy one, because only the part before the extension is used
  const harmless = harmlessFileName(endingOf(fileName) === "" ? `${fileName}.bild` : fileName)
  const name =
    harmless
      ?.replace(/\.[^.]+$/u, "")
      .replaceAll("_", " ")
      .trim() ?? ""
  return name === "" ? "Bild" : name
}

/**
 * What a media file can lack: an alternative text, or a page that uses the file. Editors can filter the list of media
 * by these values.
 */
export const mediumLacks = ["text", "use"] as const
export type MediumLack = (typeof mediumLacks)[number]
