/** A kind of file that may be uploaded, recognised by its content and by its file extension (rule safety.files). */
interface KindFacts {
  /** File extensions of this kind, in lower case; the first is the default. */
  readonly endings: readonly [string, ...ReadonlyArray<string>]
  /** Media type used for serving the file. */
  readonly mediaType: string
  /** Name for users. */
  readonly label: string
}

export const fileKinds = {
  pdf: { endings: ["pdf"], mediaType: "application/pdf", label: "PDF" },
  png: { endings: ["png"], mediaType: "image/png", label: "PNG" },
  jpeg: { endings: ["jpg", "jpeg"], mediaType: "image/jpeg", label: "JPG" },
  webp: { endings: ["webp"], mediaType: "image/webp", label: "WebP" },
  avif: { endings: ["avif"], mediaType: "image/avif", label: "AVIF" },
  gif: { endings: ["gif"], mediaType: "image/gif", label: "GIF" },
  csv: { endings: ["csv"], mediaType: "text/csv", label: "CSV" },
  xlsx: {
    endings: ["xlsx"],
    mediaType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    label: "XLSX"
  }
} as const satisfies Readonly<Record<string, KindFacts>>

export type FileKind = keyof typeof fileKinds

const facts: Readonly<Record<FileKind, KindFacts>> = fileKinds

/** Kinds accepted as a dealer's documents, and as pictures of a page. */
export const paperKinds = ["pdf", "jpeg", "png"] as const satisfies ReadonlyArray<FileKind>
export const pictureKinds = ["jpeg", "png", "webp", "avif", "gif"] as const satisfies ReadonlyArray<FileKind>

/** Maximum size of a file, in bytes (rule safety.body-size). */
export const largestFile = 10 * 1024 * 1024

/** Returns the file extension, in lower case; empty if there is none. */
export const endingOf = (name: string): string => /\.([^.]+)$/u.exec(name)?.[1]?.toLowerCase() ?? ""

/** Returns the kind that a file's extension indicates, from the given kinds. */
export const kindOfName = (name: string, kinds: ReadonlyArray<FileKind>): FileKind | undefined =>
  kinds.find((kind) => facts[kind].endings.includes(endingOf(name)))

/**
 * Returns the value of a file field's `accept` attribute: extensions with their dot, and media types for phones, which
 * ignore extensions.
 */
export const acceptedBy = (kinds: ReadonlyArray<FileKind>): string =>
  kinds
    .flatMap((kind) => [...facts[kind].endings.map((ending) => `.${ending}`), facts[kind].mediaType])
    .join(",")

/** Returns the kinds' names for users: "PDF, JPG, PNG". */
export const labelOf = (kinds: ReadonlyArray<FileKind>): string =>
  kinds.map((kind) => facts[kind].label).join(", ")
