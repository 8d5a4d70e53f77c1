/** A kind of file that may be uploaded, by its content and by how its name may end (rule safety.files). */
interface KindFacts {
  /** How a name of this kind may end, in small letters; the first is the usual one. */
  readonly endings: readonly [string, ...ReadonlyArray<string>]
  /** What the file is handed out as. */
  readonly mediaType: string
  /** How people call it. */
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

/** What a dealer's papers may be, and what a picture of a page. */
export const paperKinds = ["pdf", "jpeg", "png"] as const satisfies ReadonlyArray<FileKind>
export const pictureKinds = ["jpeg", "png", "webp", "avif", "gif"] as const satisfies ReadonlyArray<FileKind>

/** Most bytes of one file (rule safety.body-size). */
export const largestFile = 10 * 1024 * 1024

/** The part after the last dot, in small letters; nothing where there is none. */
export const endingOf = (name: string): string => /\.([^.]+)$/u.exec(name)?.[1]?.toLowerCase() ?? ""

/** The kind that a name says it is, among these. */
export const kindOfName = (name: string, kinds: ReadonlyArray<FileKind>): FileKind | undefined =>
  kinds.find((kind) => facts[kind].endings.includes(endingOf(name)))

/** For `accept` of a field: endings with their dot, and types for telephones, which know no endings. */
export const acceptedBy = (kinds: ReadonlyArray<FileKind>): string =>
  kinds
    .flatMap((kind) => [...facts[kind].endings.map((ending) => `.${ending}`), facts[kind].mediaType])
    .join(",")

/** "PDF, JPG, PNG". */
export const labelOf = (kinds: ReadonlyArray<FileKind>): string =>
  kinds.map((kind) => facts[kind].label).join(", ")
