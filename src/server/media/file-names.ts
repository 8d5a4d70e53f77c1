import { leadFiles } from "../../domain/media/lead-crop.ts"
import {
  type MediaFormat,
  modernFormats,
  nameOfFile,
  type PictureSize,
  widthsUpTo
} from "../../domain/media/media-address.ts"

/** Returns the names that files of a picture can have; the parts for articles are made only when they are needed. */
export const fileNames = ({
  width,
  height,
  fallback
}: PictureSize & { readonly fallback: MediaFormat }): ReadonlyArray<string> => [
  nameOfFile({ width, format: fallback }),
  ...widthsUpTo(width).flatMap((each) => modernFormats.map((format) => nameOfFile({ width: each, format }))),
  ...leadFiles({ width, height }).map(nameOfFile)
]
