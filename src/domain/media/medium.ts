import type { PictureFacts } from "../content/block.ts"
import type { FocalPoint } from "./focal-point.ts"
import { endingOf } from "../files/file-kinds.ts"
import { harmlessFileName } from "../files/file-name.ts"

/** A page that shows a medium in one of its versions. */
export interface MediumUse {
  readonly path: string
  readonly title: string
}

/** A picture that editors may show. */
export interface Medium {
  readonly id: number
  readonly rowVersion: number
  /** Fallback in its full size; the other files stand beside it. */
  readonly src: `/${string}`
  readonly name: string
  /** Null while it is not set; empty for a decorative picture. */
  readonly alt: string | null
  /** px, as it is kept. */
  readonly width: number
  readonly height: number
  readonly focus: FocalPoint
  /** Of the files of its greatest size, the largest in bytes. */
  readonly bytes: number
  readonly uploadedAt: string
  readonly uses: ReadonlyArray<MediumUse>
}

/** What a page keeps of a medium: later changes of the medium leave its versions as they are (rule content.published). */
export const pictureOf = ({ id, src, alt, width, height, focus }: Medium): PictureFacts => ({
  src,
  alt: alt ?? "",
  width,
  height,
  mediumId: id,
  focus
})

/** The name of a picture as it was called where it came from, without folders, kind and signs that deceive. */
export const mediaNameOf = (fileName: string): string => {
  // what has no ending gets one: only the rest is kept
  const harmless = harmlessFileName(endingOf(fileName) === "" ? `${fileName}.bild` : fileName)
  const name =
    harmless
      ?.replace(/\.[^.]+$/u, "")
      .replaceAll("_", " ")
      .trim() ?? ""
  return name === "" ? "Bild" : name
}
